// `npm run retention`: lets go of personal data whose time is over, or only says which. The settings are those of the server.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/retention-command.ts'), ...process.argv.slice(2)])
