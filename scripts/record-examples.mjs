// `npm run examples:record`: runs the contract's checks against our own server, and records the examples of the OpenAPI document.
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
become([join(root, 'packages/contract-check/examples/record.ts'), ...process.argv.slice(2)])
