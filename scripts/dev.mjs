// `npm run dev`: the server with Vite inside it. Changes to the web appear immediately; a change to the server,
// the contract or the domain restarts the server.
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
const watched = ['server', 'demo', 'contract', 'domain'].map(
  (name) => `--watch-path=${join(root, 'packages', name, 'src')}`,
)
become([
  '--watch',
  '--watch-preserve-output',
  ...watched,
  join(root, 'packages/server/src/main.ts'),
  '--dev',
  ...process.argv.slice(2),
])
