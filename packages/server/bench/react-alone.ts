// The size of react and react-dom alone.
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { gzippedBytes } from './bytes-as-sent.ts'

const id = 'virtual:react-alone'
const page =
  'import { createElement } from "react"; import { hydrateRoot } from "react-dom/client"; hydrateRoot(document.body, createElement("p"))'

export const reactAlone = async (): Promise<number> => {
  const { NODE_ENV } = process.env
  const result = await build({
    root: join(resolve(import.meta.dirname, '../../..'), 'packages/web'),
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'react-alone',
        resolveId: (source) => (source === id ? id : null),
        load: (source) => (source === id ? page : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: id } },
  })
  // A build sets it, and would switch the servers of the next benchmark to production.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  return [result]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? gzippedBytes(chunk.code) : 0), 0)
}
