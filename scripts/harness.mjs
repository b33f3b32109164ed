// `npm run harness`: user traffic on a stack with one fault after the other; reports a table. `-- --list` lists faults
// and journeys, `-- --only 'a server' --journey buys --minutes 30` selects.
import { join } from 'node:path'
import { buildOrLeave } from './build.mjs'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
await buildOrLeave()
become([join(root, 'packages/testkit/src/harness/main.ts'), ...process.argv.slice(2)])
