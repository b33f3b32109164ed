// `npm run register`: the registers of houses, homes, associations and expected people, through a running server. HUSRUM_URL is its
// address, HUSRUM_KEY a key of `npm run keys` with the scope registers:write.
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { CallAnswer, Client } from '@husrum/client'
import { CallFailed, makeClient } from '@husrum/client'
import { inColumns } from './in-columns.ts'

const usage = `Send records; see the guide "Move in" for the files:
  npm run register -- preview --source fastighet places.json people.json
  npm run register -- apply   --source fastighet places.json people.json

End records; a person loses access at once:
  npm run register -- end --source fastighet --kind person p-17 p-18

Move a person to another residence or association:
  npm run register -- move --source fastighet p-17 --of c-204

Print the records, or the people without personal numbers:
  npm run register -- export --source fastighet --kind place
  npm run register -- people --source fastighet`

/** The arguments or files are invalid. */
class UsageError extends Error {}

type Row = CallAnswer<'changeRegister'>['rows'][number]
type Key = { readonly bearer: string }

const needed = (name: string, value: string | undefined): string => {
  if (value === undefined || value.trim() === '') throw new UsageError(`${name} is missing.\n\n${usage}`)
  return value
}

/** Files with the lists of a change, joined. */
const setOf = async (files: readonly string[]): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  if (files.length === 0) throw new UsageError(`A file is missing.\n\n${usage}`)
  const set: Record<string, unknown[]> = {}
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    let lists: unknown
    try {
      lists = JSON.parse(text)
    } catch {
      // The parser's own message repeats a part of the file, which may be a personal number.
      throw new UsageError(`${file} is not JSON.`)
    }
    for (const [list, records] of Object.entries(lists as object)) {
      if (!Array.isArray(records)) throw new UsageError(`${file}: ${list} is not a list.`)
      set[list] = [...(set[list] ?? []), ...(records as unknown[])]
    }
  }
  return set
}

const titles = { kind: 'KIND', externalId: 'KEY', result: 'RESULT', missing: 'HAS NOT COME YET' }

const printRows = (rows: readonly Row[]): void => {
  const shown = rows.filter(({ result, missing }) => result !== 'unchanged' || missing !== undefined)
  const lines = shown.map(({ missing = [], ...row }) => ({ ...row, missing: missing.join(', ') }))
  if (lines.length > 0) console.log(inColumns(lines, titles))
  console.log(`${rows.length - shown.length} unchanged.`)
}

const people = async (client: Client, key: Key, source: string) => {
  const all: CallAnswer<'listExpectedPeople'>['people'][number][] = []
  for (let after: string | undefined; ; ) {
    const page = await client.call('listExpectedPeople', { source, after } as never, key)
    all.push(...page.people)
    if (page.next === undefined) return all
    after = page.next
  }
}

const lists = {
  association: 'associations',
  article: 'articles',
  layout: 'layouts',
  place: 'places',
  residence: 'residences',
} as const

const exported = async (client: Client, key: Key, source: string, kind: keyof typeof lists) => {
  const all: unknown[] = []
  for (let after: string | undefined; ; ) {
    const page = await client.call('listRegister', { source, kind, after } as never, key)
    all.push(...page[lists[kind]])
    if (page.next === undefined) return { [lists[kind]]: all }
    after = page.next
  }
}

const work = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { source: { type: 'string' }, kind: { type: 'string' }, of: { type: 'string' } },
  })
  const [command = '', ...rest] = positionals
  const client = makeClient({
    baseUrl: needed('HUSRUM_URL', process.env.HUSRUM_URL).replace(/\/$/, ''),
    timeout: 120_000,
  })
  const key = { bearer: needed('HUSRUM_KEY', process.env.HUSRUM_KEY) }
  const source = needed('--source', values.source)
  const change = async (set: object): Promise<void> =>
    printRows((await client.call('changeRegister', { source, ...set } as never, key)).rows)
  switch (command) {
    case 'preview': {
      const set = { source, ...(await setOf(rest)) }
      return printRows((await client.call('previewRegister', set as never, key)).rows)
    }
    case 'apply':
      return change(await setOf(rest))
    case 'end': {
      const kind = needed('--kind', values.kind)
      if (rest.length === 0) throw new UsageError(`The keys are missing.\n\n${usage}`)
      return change({ end: rest.map((externalId) => ({ kind, externalId })) })
    }
    case 'move': {
      const externalId = needed('The key of the person', rest[0])
      const person = (await people(client, key, source)).find((each) => each.externalId === externalId)
      if (!person) throw new UsageError(`${externalId} is not expected.`)
      const { id: _id, hasAccess: _hasAccess, ...known } = person
      return change({ people: [{ ...known, of: needed('--of', values.of) }] })
    }
    case 'export': {
      const kind = needed('--kind', values.kind)
      if (!Object.hasOwn(lists, kind))
        throw new UsageError(`--kind is one of ${Object.keys(lists).join(', ')}.`)
      return console.log(
        JSON.stringify(await exported(client, key, source, kind as keyof typeof lists), null, 2),
      )
    }
    case 'people':
      return console.log(JSON.stringify({ people: await people(client, key, source) }, null, 2))
    default:
      throw new UsageError(usage)
  }
}

/** One line that says how to fix it. Fields are named without their values. */
const wordsOf = ({ message, status, problem }: CallFailed): string => {
  const fields = problem?.errors?.map(({ field, key }) => `${field}: ${key}`).join('\n')
  if (status === 401) return `${message}\nThe key is unknown, revoked or expired: see npm run keys -- list.`
  if (status === 403) return `${message}\nThe key lacks the scope registers:write.`
  return fields === undefined ? message : `${message}\n${fields}`
}

try {
  await work()
} catch (cause) {
  const isUsage =
    cause instanceof UsageError || String((cause as { code?: string }).code).startsWith('ERR_PARSE_ARGS')
  console.error(cause instanceof CallFailed ? wordsOf(cause) : isUsage ? (cause as Error).message : cause)
  process.exitCode = isUsage ? 2 : 1
}
