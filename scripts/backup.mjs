// `npm run backup -- DIR`: writes rows and uploaded files to a directory while the server runs. Uses the settings of the server.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/platform/backup/main.ts'), 'backup', ...process.argv.slice(2)])
