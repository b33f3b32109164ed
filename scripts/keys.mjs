// `npm run keys`: creates, lists and revokes the keys with which other systems call the server. Uses the settings of the server.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/keys-command.ts'), ...process.argv.slice(2)])
