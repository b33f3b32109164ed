// `npm run storyblok -- schema|check|push-schema|import|files`: prepares a Storyblok space for our pages, and reports errors in it.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { SiteDefinition } from '@husrum/domain'
import { sites } from '@husrum/domain'
import { printTarget } from './command-place.ts'
import {
  makeManagement,
  makeStoryblok,
  managementAddress,
  pagesOfStories,
  purgeSite,
  readContentFiles,
  storyComponents,
} from './content/pages/index.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { readSettings, SettingsError } from './platform/settings/server-settings.ts'

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
    const { sites: shown, problems } = pagesOfStories(await space.published(), [])
    for (const problem of problems) console.log(problem)
    console.log(
      `${shown.reduce((sum, { pages }) => sum + pages.length, 0)} pages can be shown, ${problems.length} problems`,
    )
    return problems.length === 0 ? 0 : 1
  },
  'push-schema': async () => {
    await management().pushSchema()
    console.log('The space has all components.')
    return 0
  },
  files: async () => {
    const site = (sites as readonly SiteDefinition[]).find(({ key }) => key === positionals[1])
    if (!site) throw new SettingsError([`Name a site: ${sites.map(({ key }) => key).join(', ')}.`])
    const { databaseUrl, dataDirectory } = readSettings(process.env, [], root)
    printTarget(databaseUrl)
    const { db, close } = openDatabase({ url: databaseUrl, directory: dataDirectory })
    try {
      const isLetGo = await purgeSite(db, site.siteId)
      console.log(isLetGo ? 'The site shows its files within a minute.' : 'The site already shows its files.')
      return 0
    } finally {
      await close()
    }
  },
  import: async () => {
    const { sites: written } = await readContentFiles(join(root, 'packages/server/content'))
    const count = await management().importSites(written, { replaces: values.replace })
    console.log(`${count} pages were written.`)
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
  console.error('Name a command: schema, check, push-schema, import [--replace] or files <site>.')
  process.exitCode = 1
}
