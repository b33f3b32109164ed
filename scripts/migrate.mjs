// `npm run migrate`: brings the database at DATABASE_URL the shape of this release. The settings are those of the server.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/migrate-command.ts'), ...process.argv.slice(2)])
