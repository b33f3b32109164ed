// The web straight from its source, through Vite: a change shows at once.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Render } from '@husrum/contract'
import type { WebSource } from './web-source.ts'

export interface DevWeb {
  readonly source: WebSource
  /** Goes before the application: answers for modules, and hands on the rest. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

const entryOnServer = '/src/app/entry-server.tsx'
const entryOnClient = '/src/app/entry-client.tsx'

/** Vite's client comes by it too. */
const clientScript =
  'import "/@vite/client"\nimport { injectIntoGlobalHook } from "/@react-refresh"\n' +
  'injectIntoGlobalHook(window)\nwindow.$RefreshReg$ = () => {}\nwindow.$RefreshSig$ = () => (type) => type\n'

/** Starts Vite over the web package's folder. */
export const openDevWeb = async (webFolder: string): Promise<DevWeb> => {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(webFolder, 'vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  return {
    source: {
      version: 'development',
      render: async (input) => {
        try {
          const { render } = (await vite.ssrLoadModule(entryOnServer)) as { render: Render }
          return await render(input)
        } catch (cause) {
          if (cause instanceof Error) vite.ssrFixStacktrace(cause)
          throw cause
        }
      },
      assets: {
        entry: entryOnClient,
        files: () => ({ css: '', styles: [], scripts: [] }),
        preloadFonts: [],
        headScript: clientScript,
      },
      file: async () => undefined,
    },
    middleware: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}
