// `npm run bench`: builds what is missing and runs all benchmarks. Arguments are passed on.
import { join } from 'node:path'
import { buildOrLeave } from './build.mjs'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
// Measure what visitors get: a build without developer tools. NODE_ENV is restored for the server, which keeps its defaults.
const { NODE_ENV } = process.env
process.env.NODE_ENV = 'production'
await buildOrLeave()
if (NODE_ENV === undefined) delete process.env.NODE_ENV
else process.env.NODE_ENV = NODE_ENV
become([join(root, 'packages/server/bench/run.ts'), ...process.argv.slice(2)])
