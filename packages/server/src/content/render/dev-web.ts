// The web from its source, through Vite: changes are visible at once.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Render } from '@husrum/contract'
import type { WebSource } from './web-source.ts'

export interface DevWeb {
  readonly source: WebSource
  /** Runs before the application: answers requests for modules, and passes on the rest. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  close(): Promise<void>
}

const entryOnServer = '/src/app/entry-server.tsx'
const entryOnClient = '/src/app/entry-client.tsx'

/** Loads Vite's client too. */
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
