// `npm run verify-signatures -- <booking>`: verifies the signatures of a booking from stored data, without any provider.
// `--root <SHA-256 of a certificate>` accepts only chains that end there. Uses the settings of the server.
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
become([join(root, 'packages/server/src/verify-signatures.ts'), ...process.argv.slice(2)])
