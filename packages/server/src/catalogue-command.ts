// `npm run catalogue`: moves stages, homes, sellers and papers from files into a running server, and back.
import { CallFailed, makeClient } from '@husrum/client'
import { wordsOfCall } from './call-failure.ts'
import type { FeedServer } from './catalogue/feeds/index.ts'
import { runSourceCommand } from './catalogue/feeds/index.ts'
import type { PapersServer } from './catalogue/papers/index.ts'
import { papersCommands, runPapersCommand } from './catalogue/papers/index.ts'
import type { CatalogueServer } from './catalogue/records/index.ts'
import { runCatalogueCommand, sendFiles } from './catalogue/records/index.ts'

const { HUSRUM_URL = '', HUSRUM_KEY: bearer = '' } = process.env
const url = HUSRUM_URL.replace(/\/$/, '')

const openClient = () => makeClient({ baseUrl: url, timeout: 120_000 })

const openServer = (client: ReturnType<typeof openClient>): CatalogueServer => ({
  send: (files, settings) => sendFiles({ url, bearer }, files, settings),
  show: (request) => client.call('getCatalogueImport', request, { bearer }),
  list: (request) => client.call('listCatalogueImports', request, { bearer }),
  apply: (request) => client.call('applyCatalogueImport', request, { bearer }),
  undo: (request) => client.call('undoCatalogueImport', request, { bearer }),
  edit: (request) => client.call('editCatalogueRecord', request, { bearer }),
  release: (request) => client.call('releaseCatalogueRecord', request, { bearer }),
  locks: (request) => client.call('listCatalogueLocks', request, { bearer }),
  change: (set) => client.call('changeCatalogue', set, { bearer }),
  records: (request) => client.call('listCatalogueRecords', request, { bearer }),
  mediaProblems: (request) => client.call('listMediaProblems', request, { bearer }),
  sendMedia: (request, file) => client.call('uploadMedia', request, { bearer, file }),
})

const upload: PapersServer['upload'] = async (path, bytes, name) => {
  const form = new FormData()
  form.append('file', new File([Buffer.from(bytes)], name, { type: 'application/pdf' }))
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: form,
    signal: AbortSignal.timeout(120_000),
  })
  const answer = (await response.json()) as { readonly file?: string; readonly title?: string }
  if (answer.file === undefined)
    throw Object.assign(new Error(`${name}: ${answer.title ?? response.status}`), { problem: answer })
  return answer.file
}

const openPapersServer = (client: ReturnType<typeof openClient>): PapersServer => ({
  call: (name, request) => client.call(name, request as never, { bearer }) as never,
  upload,
})

const openFeedServer = (client: ReturnType<typeof openClient>): FeedServer => ({
  set: (request) => client.call('setCatalogueFeed', request, { bearer }),
  list: () => client.call('listCatalogueFeeds', {}, { bearer }),
  pull: (request) => client.call('pullCatalogueFeed', request, { bearer }),
  remove: (request) => client.call('removeCatalogueFeed', request, { bearer }),
})

const runCommand = (args: readonly string[]): Promise<number> => {
  const client = isOpen ? openClient() : undefined
  if (args[0] === 'source')
    return runSourceCommand(args.slice(1), { ...place, server: client && openFeedServer(client) })
  return papersCommands.includes(args[0] ?? '')
    ? runPapersCommand(args, { ...place, server: client && openPapersServer(client) })
    : runCatalogueCommand(args, { ...place, server: client && openServer(client) })
}

const args = process.argv.slice(2)
const isOpen = url !== '' && bearer !== ''
const place = {
  directory: process.cwd(),
  print: (text: string) => void process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
  printError: (text: string) => console.error(text),
}

try {
  process.exitCode = await runCommand(args)
} catch (cause) {
  console.error(cause instanceof CallFailed ? wordsOfCall(cause, url) : cause)
  process.exitCode = 1
}
