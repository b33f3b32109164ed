// `npm run explorer -- check <file or folder>`: reports problems of explorer views, by field and picture. `import` imports them
// if there are none. Uses the settings of the server; stop a server that has the embedded database open.
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
become([join(root, 'packages/server/src/explorer-command.ts'), ...process.argv.slice(2)])
