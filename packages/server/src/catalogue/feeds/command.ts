// `npm run catalogue -- source`: files that servers fetch at intervals.
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { endpoints, RequestOf, ResponseOf } from '@husrum/contract'
import { inColumns } from '../../in-columns.ts'
import { feedProblemWords } from './texts/problems.ts'

type Feed = ResponseOf<typeof endpoints.setCatalogueFeed>

/** A running server, with a key of the scope `catalogue:write`. */
export interface FeedServer {
  set(request: RequestOf<typeof endpoints.setCatalogueFeed>): Promise<Feed>
  list(): Promise<ResponseOf<typeof endpoints.listCatalogueFeeds>>
  pull(request: RequestOf<typeof endpoints.pullCatalogueFeed>): Promise<Feed>
  remove(request: RequestOf<typeof endpoints.removeCatalogueFeed>): Promise<unknown>
}

const usage = `npm run catalogue -- source add    NAME https://… [--every 60] [--file homes.csv] [--header X-Api-Key --secret FEED_PRICES]
                                        [--replace] [--max-ended 10] [--partly]
npm run catalogue -- source list
npm run catalogue -- source pull   NAME [--accept-fewer]
npm run catalogue -- source remove NAME

A server fetches the file (CSV, xlsx, JSON, NDJSON) and applies it, as apply does. add again replaces the address and the settings.
--every         minutes between two fetches, 5 to 1440; by default 60
--file          a name with the ending of the file, if the address has none
--header        a header that is sent to the address; --secret names the setting of the server that has its value: FEED_…
--accept-fewer  apply the file although it has 30 % fewer homes than before
pull waits until the file was fetched and applied.`

const options = {
  every: { type: 'string', default: '60' },
  file: { type: 'string' },
  header: { type: 'string' },
  secret: { type: 'string' },
  replace: { type: 'boolean', default: false },
  partly: { type: 'boolean', default: false },
  'max-ended': { type: 'string', default: '10' },
  'accept-fewer': { type: 'boolean', default: false },
} as const

interface Place {
  readonly server: FeedServer | undefined
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

const minute = (at: string | undefined): string => (at ?? 'never').slice(0, 16).replace('T', ' ')

const print = (feeds: readonly Feed[], place: Place): void =>
  place.print(
    inColumns(
      feeds.map(({ source, everyMinutes, succeededAt, nextAt, failures, problem, address }) => ({
        source,
        every: `${everyMinutes} min`,
        succeeded: minute(succeededAt),
        next: minute(nextAt),
        failures: String(failures),
        address,
        problem: problem === undefined ? '' : feedProblemWords(problem, 'en'),
      })),
      {
        source: 'SOURCE',
        every: 'EVERY',
        succeeded: 'SUCCEEDED UTC',
        next: 'NEXT UTC',
        failures: 'FAILURES',
        address: 'ADDRESS',
        problem: 'PROBLEM',
      },
    ),
  )

const lookEveryMs = 1_000
const longestWaitMs = 20 * 60_000

const pull = async (
  server: FeedServer,
  request: RequestOf<typeof endpoints.pullCatalogueFeed>,
  place: Place,
): Promise<number> => {
  const asked = await server.pull(request)
  const end = Date.now() + longestWaitMs
  while (Date.now() < end) {
    await delay(lookEveryMs)
    const feed = (await server.list()).feeds.find(({ source }) => source === request.source)
    // It ended, and the next time was set.
    if (!feed || (feed.nextAt !== asked.nextAt && feed.triedAt !== asked.triedAt)) {
      if (feed) print([feed], place)
      if (feed?.importId !== undefined) place.print(`npm run catalogue -- show ${feed.importId}`)
      return feed && feed.problem === undefined ? 0 : 1
    }
  }
  place.printError('The file was not fetched in time. Is a server running?')
  return 1
}

/** Returns the exit code: 1 if the file was not applied, 2 for invalid arguments. */
export const runSourceCommand = async (args: readonly string[], place: Place): Promise<number> => {
  const wrong = (text: string): number => {
    place.printError(text)
    return 2
  }
  const { server } = place
  if (!server) return wrong(`HUSRUM_URL or HUSRUM_KEY is missing.\n\n${usage}`)
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (cause) {
    return wrong(`${(cause as Error).message}\n\n${usage}`)
  }
  const { values, positionals } = parsed
  const [command, source, address] = positionals
  if (command === 'list') {
    print((await server.list()).feeds, place)
    return 0
  }
  if (source === undefined) return wrong(usage)
  if (command === 'pull')
    return pull(server, { source, ...(values['accept-fewer'] && { acceptsFewer: true }) }, place)
  if (command === 'remove') {
    await server.remove({ source })
    return 0
  }
  if (command !== 'add' || address === undefined) return wrong(usage)
  const feed = await server.set({
    source,
    address,
    everyMinutes: Number(values.every),
    maxEnded: Number(values['max-ended']),
    replace: values.replace,
    partly: values.partly,
    ...(values.file !== undefined && { fileName: values.file }),
    ...(values.header !== undefined && { headerName: values.header }),
    ...(values.secret !== undefined && { secretSetting: values.secret }),
  })
  print([feed], place)
  return 0
}
