// `npm run catalogue`: checks, previews and applies files of stages and homes through a running server.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/catalogue-command.ts'), ...process.argv.slice(2)])
