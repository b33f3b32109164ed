// `npm run contract:defects`: puts sixty defects in front of our own server, one by one. The contract's checks must find each.
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
become([join(root, 'packages/contract-check/defects/run.ts'), ...process.argv.slice(2)])
