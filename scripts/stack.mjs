// `npm run stack`: builds what has changed, and runs all parts of one country as processes of this machine.
// `-- --homes 20000 --port 4300`.
import { join } from 'node:path'
import { buildOrLeave } from './build.mjs'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
await buildOrLeave()
become([join(root, 'packages/testkit/src/stack/main.ts'), ...process.argv.slice(2)])
