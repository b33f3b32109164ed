// `npm run serve`: runs the existing build without installing or building, for images and machines with production packages only
// (`npm ci --omit=dev`). NODE_ENV defaults to production. Arguments go to the server, as with `npm start`.
import { join } from 'node:path'
import { become, root } from './lib/processes.mjs'

become([join(root, 'packages/server/src/main.ts'), ...process.argv.slice(2)], {
  NODE_ENV: process.env.NODE_ENV || 'production',
})
