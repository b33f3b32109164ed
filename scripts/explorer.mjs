// `npm run explorer -- check <file or folder>`: what is wrong with the views of stages, by field and picture. `import` takes them
// over where nothing is wrong. The settings are those of the server; stop one that has the embedded database open.
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
become([join(root, 'packages/server/src/explorer-command.ts'), ...process.argv.slice(2)])
