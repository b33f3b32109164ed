// The explorer data of a stage as integrators deliver it: `explorer.json`, with its pictures beside it.
import { readFile, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { ExplorerProblemKey, SiteKey } from '@husrum/domain'
import { explorerProblems, siteByKey, sites } from '@husrum/domain'
import { openSharp } from '../pictures/index.ts'
import type { ExplorerImport, ImportedExplorer } from './explorer-store.ts'
import type { StoredPicture } from './imported-pictures.ts'
import { takePicture } from './imported-pictures.ts'

/** Problems of files, in addition to those of the domain. */
export type FolderProblemKey =
  | ExplorerProblemKey
  | 'noFile'
  | 'noJson'
  | 'unknownSite'
  | 'unknownStage'
  | 'pictureMissing'
  | 'pictureOutside'
  | 'pictureTooLarge'
  | 'noPicture'

export interface FolderProblem {
  readonly field: string
  readonly key: FolderProblemKey
  readonly picture?: string
  readonly value?: string
}

/** The ids of the homes of a stage; undefined if the catalogue has no such stage. */
export type HomesOfStage = (siteId: number, stageId: string) => Promise<ReadonlySet<string> | undefined>

/** A picture of 200 MB is not useful: this is a photograph of fifty million pixels. */
export const largestPictureMegabytes = 25

type Facts = Readonly<Record<string, unknown>>

/** A picture, and the field that names it. */
interface Pictured {
  readonly field: string
  readonly image: string
}

const factsOf = (value: unknown): Facts => Object(value) as Facts

const picturesIn = (data: Facts): readonly Pictured[] =>
  [
    { items: data.views, at: 'views' },
    { items: factsOf(data.sunstudy).frames, at: 'sunstudy.frames' },
    { items: data.cameras, at: 'cameras' },
  ].flatMap(({ items, at }) =>
    (Array.isArray(items) ? items : []).flatMap((one: unknown, place) => {
      const { image } = factsOf(one)
      return typeof image === 'string' && image !== '' ? [{ field: `${at}[${place}].image`, image }] : []
    }),
  )

/** A value with a file extension is a file beside the data; anything else is an id of the picture service. */
const isFile = (image: string): boolean => /\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(image)

const pictureProblem = async (folder: string, image: string): Promise<FolderProblemKey | undefined> => {
  const file = resolve(folder, image)
  if (!file.startsWith(`${resolve(folder)}/`)) return 'pictureOutside'
  const size = await stat(file).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  )
  if (size === undefined) return 'pictureMissing'
  if (size > largestPictureMegabytes * 1_048_576) return 'pictureTooLarge'
  const sharp = await openSharp()
  return sharp(file)
    .metadata()
    .then(
      () => undefined,
      () => 'noPicture' as const,
    )
}

/** The content of a file, and all its problems. */
export interface ReadFolder {
  readonly problems: readonly FolderProblem[]
  readonly data: Facts
  readonly folder: string
}

const wrong = (field: string, key: FolderProblemKey, value?: unknown): FolderProblem => ({
  field,
  key,
  ...(value !== undefined && { value: String(value).slice(0, 80) }),
})

const isSite = (value: unknown): value is SiteKey => sites.some(({ key }) => key === value)

/**
 * Reads a file, or `explorer.json` in a folder, and checks every field and picture. Reports invalid content instead of throwing.
 */
export const readExplorerFolder = async (path: string, homesOf: HomesOfStage): Promise<ReadFolder> => {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  const file = isFolder ? join(path, 'explorer.json') : path
  const folder = dirname(file)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return { problems: [wrong(basename(file), 'noFile')], data: {}, folder }
  let data: Facts
  try {
    data = factsOf(JSON.parse(text))
  } catch (error) {
    // JSON has no NaN: the parser's message gives its position.
    return { problems: [wrong('', 'noJson', (error as Error).message)], data: {}, folder }
  }
  const { site, stageId } = data
  const problems: FolderProblem[] = []
  let objectIds: ReadonlySet<string> | undefined
  if (!isSite(site)) problems.push(wrong('site', 'unknownSite', site))
  else {
    objectIds = await homesOf(siteByKey(site).catalogueSiteId, String(stageId))
    if (!objectIds) problems.push(wrong('stageId', 'unknownStage', stageId))
  }
  if (objectIds) problems.push(...explorerProblems(data, { objectIds }))
  for (const { field, image } of picturesIn(data)) {
    const key = isFile(image) ? await pictureProblem(folder, image) : undefined
    if (key) problems.push({ field, key, picture: image })
  }
  return { problems, data, folder }
}

const renamed = (value: unknown, pictures: ReadonlyMap<string, StoredPicture>): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(one, pictures))
  if (typeof value !== 'object' || value === null) return value
  const facts = Object.entries(value).map(([name, one]) => [name, renamed(one, pictures)] as const)
  const picture = pictures.get(String(factsOf(value).image))
  return { ...Object.fromEntries(facts), ...(picture && { image: picture.id, aspect: picture.aspect }) }
}

/** The data to store of a file without problems, and its pictures. */
export const takeExplorerFolder = async ({
  data: { site, stageId, ...data },
  folder,
}: Pick<ReadFolder, 'data' | 'folder'>): Promise<{
  readonly stage: ExplorerImport
  readonly pictures: readonly StoredPicture[]
}> => {
  const files = [...new Set(picturesIn(data).map(({ image }) => image))].filter(isFile)
  const pictures = new Map<string, StoredPicture>()
  for (const file of files) pictures.set(file, await takePicture(join(folder, file)))
  return {
    stage: {
      siteId: siteByKey(site as SiteKey).catalogueSiteId,
      stageId: String(stageId),
      data: { settings: {}, ...(renamed(data, pictures) as Omit<ImportedExplorer, 'settings'>) },
    },
    pictures: [...pictures.values()],
  }
}
