// `npm run backup -- DIR`: writes rows and sent files into a directory, while the server goes on. The settings are those of the server.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/backup/main.ts'), 'backup', ...process.argv.slice(2)])
