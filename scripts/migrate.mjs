// `npm run migrate`: migrates the database at DATABASE_URL to the schema of this release. Uses the settings of the server.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/migrate-command.ts'), ...process.argv.slice(2)])
