// `npm run storyblok -- schema|check|push-schema|import`: manages the Storyblok space for our pages. Uses the settings of the server.
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
become([join(root, 'packages/server/src/storyblok-command.ts'), ...process.argv.slice(2)])
