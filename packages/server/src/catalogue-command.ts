// `npm run catalogue`: moves stages and homes from files into a running server, and back.
import { CallFailed, makeClient } from '@husrum/client'
import type { CatalogueServer } from './catalogue/records/index.ts'
import { runCatalogueCommand } from './catalogue/records/index.ts'

const { HUSRUM_URL: url = '', HUSRUM_KEY: bearer = '' } = process.env

const openServer = (): CatalogueServer => {
  const client = makeClient({ baseUrl: url.replace(/\/$/, ''), timeout: 120_000 })
  return {
    change: (set) => client.call('changeCatalogue', set, { bearer }),
    preview: (set) => client.call('previewCatalogue', set, { bearer }),
    mediaProblems: (request) => client.call('listMediaProblems', request, { bearer }),
    sendMedia: (request, file) => client.call('uploadMedia', request, { bearer, file }),
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
