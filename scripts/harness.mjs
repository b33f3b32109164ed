// `npm run harness`: people at a stack that breaks, one fault after the other; its report is a table. `-- --list` names the faults
// and journeys, `-- --only 'a server' --journey buys --minutes 30` chooses among them.
import { join } from 'node:path'
import { buildOrLeave } from './build.mjs'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
await buildOrLeave()
become([join(root, 'packages/testkit/src/harness/main.ts'), ...process.argv.slice(2)])
