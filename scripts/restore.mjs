// `npm run restore -- DIR`: brings a backup back into an empty database. The settings are those of the server.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/backup/main.ts'), 'restore', ...process.argv.slice(2)])
