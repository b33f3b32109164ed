// `npm start`: installs what is missing, builds what has changed, and runs the server, which prepares its database in the meantime.
// Arguments go to the server: `npm start -- --objects 20000 --seed 7`.
import { join } from 'node:path'
import { build, isBuilt } from './build.mjs'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
// `--help` needs no build.
const mustBuild = !process.argv.includes('--help') && !isBuilt()
become(
  [join(root, 'packages/server/src/main.ts'), ...process.argv.slice(2)],
  mustBuild ? { HUSRUM_WEB: 'building' } : {},
  mustBuild ? build : undefined,
)
