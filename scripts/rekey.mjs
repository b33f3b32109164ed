// `npm run rekey`: renews with a new secret what old secrets have made, so that those can be removed. Uses the settings of the server.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/rekey-command.ts'), ...process.argv.slice(2)])
