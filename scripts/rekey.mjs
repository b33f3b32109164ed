// `npm run rekey`: makes by a new secret what others have made, so that those may be taken away. The settings are those of the server.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/rekey-command.ts'), ...process.argv.slice(2)])
