// `npm run bench`: builds what is missing and runs every benchmark. Arguments are passed on.
import { join } from 'node:path'
import { buildOrLeave } from './build.mjs'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
await buildOrLeave()
become([join(root, 'packages/server/bench/run.ts'), ...process.argv.slice(2)])
