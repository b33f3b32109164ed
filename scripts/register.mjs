// `npm run register`: the registers of houses, homes, associations and expected people, through a running server (HUSRUM_URL, HUSRUM_KEY).
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/register-command.ts'), ...process.argv.slice(2)])
