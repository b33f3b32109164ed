// Reads content files: `<site>/site.yaml`, `<site>/pages/<path>.yaml` and, where there is one, `<site>/redirects.yaml`.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { z } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { keepNumbersTogether, sites } from '@husrum/domain'
import type { Redirects } from './check-redirects.ts'
import { checkRedirects } from './check-redirects.ts'
import type { FrameFile, PageFile } from './content-file.ts'
import { frameFile, pageFile, redirectsFile } from './content-file.ts'

/** Invalid files. The message names each with its errors, for the editor who wrote it. */
export class ContentUnusable extends Error {
  constructor(problems: readonly string[]) {
    super(`Some content cannot be used:\n${problems.join('\n')}`)
    this.name = 'ContentUnusable'
  }
}

export interface SiteFiles {
  readonly site: SiteDefinition
  readonly frame: FrameFile
  /** By path, with slashes at both ends. */
  readonly pages: ReadonlyMap<string, PageFile>
  readonly redirects: Redirects
}

export interface ContentFiles {
  /** Changes whenever any file does. */
  readonly fingerprint: string
  readonly sites: readonly SiteFiles[]
}

const extension = '.yaml'

/** `om-oss/hallbarhet` → `/om-oss/hallbarhet/`; `index` is the site's start page. */
export const pagePathOfName = (name: string, site: SiteDefinition): string =>
  name === 'index' ? site.basePath : `${site.basePath}${name}/`

const pathOf = (file: string, site: SiteDefinition): string =>
  pagePathOfName(file.slice(0, -extension.length).split(sep).join('/'), site)

/** The file of a page, relative to the root of the repository: the inverse of {@link pagePathOfName}. */
export const fileOfPage = (path: string, site: SiteDefinition): string => {
  const name = path === site.basePath ? 'index' : path.slice(site.basePath.length, -1)
  return `packages/server/content/${site.key}/pages/${name}${extension}`
}

/** Puts non-breaking spaces into the amounts of every text of a file; addresses and ids contain no such spaces. */
const withWholeNumbers = (value: unknown): unknown => {
  if (typeof value === 'string') return keepNumbersTogether(value)
  if (Array.isArray(value)) return value.map(withWholeNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withWholeNumbers(part)]))
}

/** Returns the parsed value if it matches the schema; otherwise adds each invalid field to the problems, with its location. */
export const checkContent = <Schema extends z.core.$ZodType>(
  schema: Schema,
  written: unknown,
  name: string,
  problems: string[],
): z.infer<Schema> | undefined => {
  const read = z.safeParse(schema, withWholeNumbers(written))
  if (read.success) return read.data
  for (const issue of read.error.issues) {
    const where = issue.path.map(String).join('.') || 'the whole file'
    const what = issue.code === 'unrecognized_keys' ? `unknown field ${issue.keys.join(', ')}` : issue.message
    problems.push(`${name}: ${where}: ${what}`)
  }
  return undefined
}

/** Every file by its name in the directory, always in the same order. */
const readTexts = async (directory: string): Promise<ReadonlyMap<string, string>> => {
  const texts = new Map<string, string>()
  for (const { key } of sites) {
    const names = await readdir(join(directory, key), { recursive: true }).catch(() => [])
    for (const name of names.filter((candidate) => candidate.endsWith(extension)).sort())
      texts.set(join(key, name), await readFile(join(directory, key, name), 'utf8'))
  }
  return texts
}

const fingerprintOf = (texts: ReadonlyMap<string, string>): string => {
  const hash = createHash('sha256')
  for (const [file, text] of texts) hash.update(`${file}\0${text}\0`)
  return hash.digest('hex')
}

/** Only the fingerprint, which is a tenth of the work: content that any server has imported is in the database under it. */
export const fingerprintOfFiles = async (directory: string): Promise<string> =>
  fingerprintOf(await readTexts(directory))

/** @throws ContentUnusable naming every file and field that is wrong. */
export const readContentFiles = async (directory: string): Promise<ContentFiles> => {
  // Loaded lazily: most starts find the files already imported and parse none of them.
  const { parse } = await import('yaml')
  const texts = await readTexts(directory)
  const problems: string[] = []
  const check = <Schema extends z.core.$ZodType>(
    schema: Schema,
    text: string,
    file: string,
  ): z.infer<Schema> | undefined => {
    try {
      return checkContent(schema, parse(text), file, problems)
    } catch (cause) {
      problems.push(`${file}: ${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)}`)
      return undefined
    }
  }
  const found: SiteFiles[] = []
  for (const site of sites) {
    const folder = join(site.key, 'pages')
    const pages = new Map<string, PageFile>()
    for (const [file, text] of texts) {
      if (!file.startsWith(folder + sep)) continue
      const page = check(pageFile, text, file)
      if (page) pages.set(pathOf(file.slice(folder.length + 1), site), page)
    }
    const frameName = join(site.key, `site${extension}`)
    const text = texts.get(frameName)
    if (text === undefined) {
      problems.push(`${frameName}: there is no such file`)
      continue
    }
    const frame = check(frameFile, text, frameName)
    const redirectsName = join(site.key, `redirects${extension}`)
    const redirectsText = texts.get(redirectsName)
    const listed = redirectsText === undefined ? [] : check(redirectsFile, redirectsText, redirectsName)
    const { redirects, problems: impossible } = checkRedirects(listed ?? [], {
      site,
      hasPage: (path) => pages.has(path),
    })
    problems.push(...impossible.map((problem) => `${redirectsName}: ${problem}`))
    if (frame) found.push({ site, frame, pages, redirects })
  }
  if (problems.length > 0) throw new ContentUnusable(problems)
  return { fingerprint: fingerprintOf(texts), sites: found }
}
