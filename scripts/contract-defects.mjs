// `npm run contract:defects`: sixty defects are put in front of our own server, one by one, and the contract's checks look for each.
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
become([join(root, 'packages/contract-check/defects/run.ts'), ...process.argv.slice(2)])
