// `npm run retention`: deletes personal data after its retention period, or only lists it. Uses the settings of the server.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/retention-command.ts'), ...process.argv.slice(2)])
