// Checks stage views that integrators deliver, and imports them. The exit code is 1 for invalid views and 2 for invalid arguments.
import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { FolderProblem, FolderProblemKey, HomesOfStage } from './catalogue/explorer/index.ts'
import {
  importExplorer,
  keepPictures,
  largestPictureMegabytes,
  readExplorerFolder,
  takeExplorerFolder,
} from './catalogue/explorer/index.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { readSettings } from './platform/settings/server-settings.ts'

const sentences: Readonly<Record<FolderProblemKey, string>> = {
  notAnObject: 'is not an object',
  notAList: 'is not a list',
  missing: 'is missing',
  sameIdTwice: 'is already used as an id',
  outsidePicture: 'is outside the picture: coordinates are 0 to 1',
  tooFewCorners: 'has fewer than three corners',
  withoutArea: 'has no area: its corners are on a line',
  unknownObject: 'is not a home of this stage',
  unknownView: 'is not the id of a view',
  linkToItself: 'links to its own view',
  notANumber: 'is not a number',
  outOfRange: 'is out of range',
  withoutPicture: 'has no picture',
  noFile: 'cannot be read',
  noJson: 'is not JSON',
  unknownSite: 'is not a site',
  unknownStage: 'is not a stage of the site’s catalogue',
  pictureMissing: 'names a file that does not exist',
  pictureOutside: 'names a file outside the folder',
  pictureTooLarge: `names a file larger than ${largestPictureMegabytes} MB`,
  noPicture: 'names a file that is not a picture',
}

const sentenceOf = ({ field, key, picture, value }: FolderProblem): string =>
  `  ${field || 'the file'} ${sentences[key]}${value === undefined ? '' : `: ${value}`}${picture === undefined ? '' : ` (picture ${picture})`}`

/** The folder itself if it contains data, otherwise its subfolders that do. */
const foldersAt = async (path: string): Promise<readonly string[]> => {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) return [path]
  const names = await readdir(path, { withFileTypes: true })
  if (names.some(({ name }) => name === 'explorer.json')) return [path]
  return names.filter((one) => one.isDirectory()).map(({ name }) => join(path, name))
}

const { positionals } = parseArgs({ allowPositionals: true })
const [command, ...paths] = positionals
if ((command !== 'check' && command !== 'import') || paths.length === 0) {
  console.error('npm run explorer -- check|import <file or folder> …')
  process.exit(2)
}

const settings = readSettings(process.env, [], resolve(import.meta.dirname, '../../..'))
const { db, close } = openDatabase({ url: settings.databaseUrl, directory: settings.dataDirectory })
const homesOf: HomesOfStage = async (siteId, stageId) => {
  const stage = await db
    .selectFrom('stages')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', stageId)
    .executeTakeFirst()
  if (!stage) return undefined
  const homes = await db.selectFrom('homes').select('id').where('stage_id', '=', stageId).execute()
  return new Set(homes.map(({ id }) => id))
}

try {
  const folders = (await Promise.all(paths.map((path) => foldersAt(resolve(path))))).flat()
  const read = []
  for (const folder of folders) read.push({ path: folder, ...(await readExplorerFolder(folder, homesOf)) })
  for (const { path, problems } of read) {
    console.log(`${path}: ${problems.length === 0 ? 'no problems' : `${problems.length} problems`}`)
    for (const problem of problems) console.log(sentenceOf(problem))
  }
  if (read.length === 0 || read.some(({ problems }) => problems.length > 0)) process.exitCode = 1
  else if (command === 'import') {
    const taken = await Promise.all(read.map(takeExplorerFolder))
    const changed = await db.transaction().execute(async (trx) => {
      await keepPictures(
        trx,
        taken.flatMap(({ pictures }) => pictures),
        Date.now(),
      )
      return importExplorer(
        trx,
        taken.map(({ stage }) => stage),
        Date.now(),
      )
    })
    console.log(`${changed} of ${taken.length} stages have new views`)
  }
} finally {
  await close()
}
