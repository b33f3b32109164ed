// `npm run verify-signatures -- <booking>`: whether the signatures of a booking hold, by what is kept of them and without any provider.
// `--root <SHA-256 of a certificate>` takes none that ends elsewhere. The settings are those of the server.
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
become([join(root, 'packages/server/src/verify-signatures.ts'), ...process.argv.slice(2)])
