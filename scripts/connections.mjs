// `npm run connections`: the connections to which events are sent. Uses the settings of the server.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/connections-command.ts'), ...process.argv.slice(2)])
