// `npm run catalogue`: moves stages and homes from files into a running server, and back.
import { CallFailed, makeClient } from '@husrum/client'
import type { CatalogueServer } from './catalogue/records/index.ts'
import { runCatalogueCommand, sendFiles } from './catalogue/records/index.ts'

const { HUSRUM_URL: url = '', HUSRUM_KEY: bearer = '' } = process.env

const openServer = (): CatalogueServer => {
  const baseUrl = url.replace(/\/$/, '')
  const client = makeClient({ baseUrl, timeout: 120_000 })
  return {
    send: (files, settings) => sendFiles({ url: baseUrl, bearer }, files, settings),
    show: (request) => client.call('getCatalogueImport', request, { bearer }),
    list: (request) => client.call('listCatalogueImports', request, { bearer }),
    apply: (request) => client.call('applyCatalogueImport', request, { bearer }),
    undo: (request) => client.call('undoCatalogueImport', request, { bearer }),
    records: (request) => client.call('listCatalogueRecords', request, { bearer }),
  }
}

try {
  process.exitCode = await runCatalogueCommand(process.argv.slice(2), {
    directory: process.cwd(),
    server: url === '' || bearer === '' ? undefined : openServer(),
    print: (text) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`),
    printError: (text) => console.error(text),
  })
} catch (cause) {
  console.error(cause instanceof CallFailed ? cause.message : cause)
  process.exitCode = 1
}
