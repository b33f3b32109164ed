// `npm run catalogue -- media`: uploads the pictures of folders, so that the records of a source can name them by file name.
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, extname, join, resolve } from 'node:path'
import type { endpoints, RequestOf, ResponseOf } from '@husrum/contract'
import { stringify } from 'csv-stringify/sync'
import { pictureTypeOf } from '../media/index.ts'

/** The endpoint of a running server. */
export type ReadMediaProblems = (
  request: RequestOf<typeof endpoints.listMediaProblems>,
) => Promise<ResponseOf<typeof endpoints.listMediaProblems>>

/** The endpoint of a running server. */
export type SendMedia = (
  request: RequestOf<typeof endpoints.uploadMedia>,
  file: { readonly type: string; readonly body: Uint8Array },
) => Promise<ResponseOf<typeof endpoints.uploadMedia>>

const sentences: Readonly<Record<string, string>> = {
  fileType: 'is not a picture of a kind that is taken: JPEG, PNG, WebP, AVIF or SVG',
  fileBroken: 'is damaged',
  fileTooManyPixels: 'has too many pixels',
  fileTooLarge: 'is too large',
  fileActive: 'contains a script, a DOCTYPE, an embedded picture or a reference to another file',
}

const words = (problem: string, path: string): string =>
  extname(path).toLowerCase() === '.pdf'
    ? 'is a PDF: save the plan as PNG or SVG'
    : (sentences[problem] ?? `was refused: ${problem}`)

const problemSentences: Readonly<Record<string, string>> = {
  ...sentences,
  waiting: 'is fetched soon',
  notUploaded: 'was not uploaded: `npm run catalogue -- media` uploads a folder',
  addressNotAllowed: 'is not a public address with https, or leads to one that is not',
  notFound: 'is not there',
  refused: 'is refused by its server',
  tooManyRedirects: 'leads from one address to the next',
  unreachable: 'cannot be reached',
  tooSlow: 'takes longer than ten seconds',
}

/** Prints the pictures of a source that are not shown, or not renewed. Returns whether there are none. */
export const printProblems = async (
  source: string,
  { read, print }: { readonly read: ReadMediaProblems; readonly print: (text: string) => void },
): Promise<boolean> => {
  let count = 0
  let after: string | undefined
  do {
    const page = await read({ source, ...(after !== undefined && { after }) })
    for (const { kind, externalId, media, problem, isShown } of page.problems)
      print(
        `${kind} ${externalId}: ${media} ${problemSentences[problem] ?? problem}${isShown ? ' (an older version is shown)' : ''}`,
      )
    count += page.problems.length
    after = page.next
  } while (after !== undefined)
  if (count === 0) print('No problems.')
  return count === 0
}

/** Files that programs leave beside pictures. */
const isLeftOut = (name: string): boolean => name.startsWith('.') || name === 'Thumbs.db'

const filesOf = async (path: string): Promise<readonly string[]> => {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !isLeftOut(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}

const refusalOf = (cause: unknown): string | undefined => {
  const { status, problem } = cause as {
    readonly status?: number
    readonly problem?: { readonly errors?: readonly { readonly key: string }[] }
  }
  return status === 413 ? 'fileTooLarge' : problem?.errors?.[0]?.key
}

/**
 * Prints `file name;id` for each picture. The same folder again changes nothing.
 *
 * @returns whether all files were taken.
 */
export const sendFolders = async (
  folders: readonly string[],
  {
    source,
    directory,
    send,
    print,
    printError,
  }: {
    readonly source: string
    readonly directory: string
    readonly send: SendMedia
    readonly print: (text: string) => void
    readonly printError: (text: string) => void
  },
): Promise<boolean> => {
  const paths = (await Promise.all(folders.map((folder) => filesOf(resolve(directory, folder))))).flat()
  const names = new Map<string, string>()
  const rows: (readonly [name: string, id: string])[] = []
  let isGood = true
  const refuse = (path: string, why: string): void => {
    isGood = false
    printError(`${path} ${why}`)
  }
  for (const path of paths) {
    const name = basename(path).normalize('NFC')
    const other = names.get(name.toLowerCase())
    if (other !== undefined) {
      refuse(path, `has the same name as ${other}`)
      continue
    }
    names.set(name.toLowerCase(), path)
    const body = await readFile(path)
    const type = pictureTypeOf(body)
    if (!type) {
      refuse(path, words('fileType', path))
      continue
    }
    try {
      rows.push([name, (await send({ source, name }, { type, body })).id])
    } catch (cause) {
      const refusal = refusalOf(cause)
      if (refusal === undefined) throw cause
      refuse(path, words(refusal, path))
    }
  }
  print(stringify([['file name', 'id'], ...rows], { delimiter: ';', escape_formulas: true }))
  return isGood
}
