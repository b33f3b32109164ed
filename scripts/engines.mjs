// `npm run engines`: the main journeys in Chromium, Firefox and WebKit, if installed. `-- --require` fails if one is
// missing, `--engine firefox` and `--journey search` select, `--look FOLDER` saves screenshots.
import { join } from 'node:path'
import { buildOrLeave } from './build.mjs'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
await buildOrLeave()
become([join(root, 'packages/web/engines/run.ts'), ...process.argv.slice(2)])
