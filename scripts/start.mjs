// `npm start`: installs what is missing, builds what has changed, and runs the server.
// Arguments go to the server: `npm start -- --objects 20000 --seed 7`.
import { join } from 'node:path'
import { buildOrLeave } from './build.mjs'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
// `--help` needs no build.
if (!process.argv.includes('--help')) await buildOrLeave()
become([join(root, 'packages/server/src/main.ts'), ...process.argv.slice(2)])
