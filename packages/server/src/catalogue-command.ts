// `npm run catalogue`: moves stages, homes, sellers and papers from files into a running server, and back.
import { CallFailed, makeClient } from '@husrum/client'
import { wordsOfCall } from './call-failure.ts'
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

const args = process.argv.slice(2)
const isOpen = url !== '' && bearer !== ''
const place = {
  directory: process.cwd(),
  print: (text: string) => void process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
  printError: (text: string) => console.error(text),
}

try {
  process.exitCode = papersCommands.includes(args[0] ?? '')
    ? await runPapersCommand(args, { ...place, server: isOpen ? openPapersServer(openClient()) : undefined })
    : await runCatalogueCommand(args, { ...place, server: isOpen ? openServer(openClient()) : undefined })
} catch (cause) {
  console.error(cause instanceof CallFailed ? wordsOfCall(cause, url) : cause)
  process.exitCode = 1
}
