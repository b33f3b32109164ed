// `npm run storyblok -- schema|check|push-schema|import`: a space of Storyblok for our pages. The settings are those of the server.
import { join } from 'node:path'
import { installOrLeave } from './install.mjs'
import { become, root } from './lib/processes.mjs'

await installOrLeave()
become([join(root, 'packages/server/src/storyblok-command.ts'), ...process.argv.slice(2)])
