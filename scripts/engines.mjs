// `npm run engines`: the main journeys in Chromium, Firefox and WebKit, as far as they are here. `-- --require` fails where one is
// not, `--engine firefox` and `--journey search` narrow it, `--look FOLDER` takes pictures to look at.
import { join } from 'node:path'
import { buildOrLeave } from './build.mjs'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
await buildOrLeave()
become([join(root, 'packages/web/engines/run.ts'), ...process.argv.slice(2)])
