// `npm run serve`: runs what is built, and neither installs nor builds: for images and machines with production packages alone
// (`npm ci --omit=dev`). It is production's, unless NODE_ENV says otherwise. Arguments go to the server, as with `npm start`.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/main.ts'), ...process.argv.slice(2)], {
  NODE_ENV: process.env.NODE_ENV || 'production',
})
