// `npm run restore -- DIR`: restores a backup into an empty database. Uses the settings of the server.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/platform/backup/main.ts'), 'restore', ...process.argv.slice(2)])
