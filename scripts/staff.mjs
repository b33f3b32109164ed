// `npm run staff`: staff decisions about bookings, refunds and homes, through a running server (HUSRUM_URL, HUSRUM_KEY).
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/staff-command.ts'), ...process.argv.slice(2)])
