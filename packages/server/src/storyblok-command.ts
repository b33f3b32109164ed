// `npm run storyblok -- schema|check|push-schema|import`: makes a space of Storyblok ready for our pages, and says what is wrong in it.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readContentFiles } from './pages/content/read-content-files.ts'
import { makeManagement, managementAddress } from './pages/storyblok/management.ts'
import { pagesOfStories } from './pages/storyblok/pages-of-stories.ts'
import { storyComponents } from './pages/storyblok/story-shape.ts'
import { makeStoryblok } from './pages/storyblok/storyblok-client.ts'
import { readSettings, SettingsError } from './settings/server-settings.ts'

const root = resolve(import.meta.dirname, '../../..')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
})

const management = () => {
  const { storyblok } = readSettings(process.env, [], root)
  const { STORYBLOK_MANAGEMENT_TOKEN: token, STORYBLOK_SPACE: space } = process.env
  if (!storyblok || !token || !space)
    throw new SettingsError(['Set STORYBLOK_TOKEN, STORYBLOK_SPACE and STORYBLOK_MANAGEMENT_TOKEN.'])
  return makeManagement({ baseUrl: managementAddress(storyblok.region), space, token })
}

const commands: Readonly<Record<string, () => Promise<number>>> = {
  schema: async () => {
    const components = { components: storyComponents() }
    writeFileSync(
      join(root, 'ops/storyblok/components.json'),
      `${JSON.stringify(components, undefined, 2)}\n`,
    )
    return 0
  },
  check: async () => {
    const { storyblok } = readSettings(process.env, [], root)
    if (!storyblok) throw new SettingsError(['Set STORYBLOK_TOKEN.'])
    const space = makeStoryblok(storyblok)
    const { sites, problems } = pagesOfStories(await space.published((await space.space()).version), [])
    for (const problem of problems) console.log(problem)
    console.log(
      `${sites.reduce((sum, { pages }) => sum + pages.length, 0)} pages can be shown, ${problems.length} problems`,
    )
    return problems.length === 0 ? 0 : 1
  },
  'push-schema': async () => {
    await management().pushSchema()
    console.log('The space has all components.')
    return 0
  },
  import: async () => {
    const { sites } = await readContentFiles(join(root, 'packages/server/content'))
    const written = await management().importSites(sites, { replaces: values.replace })
    console.log(`${written} pages were written.`)
    return 0
  },
}

const command = commands[positionals[0] ?? '']
if (command) {
  try {
    process.exitCode = await command()
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : String(cause))
    process.exitCode = 1
  }
} else {
  console.error('Say which: schema, check, push-schema or import [--replace].')
  process.exitCode = 1
}
