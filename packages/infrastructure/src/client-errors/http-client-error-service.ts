// Reports errors to the server. Without the schemas of the service client: it may be they that broke.
import type { ClientErrorService } from '@husrum/application'
import { cleanTrace, clientErrorsPath } from '@husrum/contract/client-errors/wire'
import type { PageTemplateKind, SiteKey } from '@husrum/domain'

export interface ClientErrorServiceOptions {
  /** Without a closing slash. */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly site: SiteKey
  /** The page that is shown, if any. */
  readonly page: () => { readonly template: PageTemplateKind; readonly siteVersion: string } | undefined
}

const longestReference = 64

export const makeHttpClientErrorService = ({
  baseUrl,
  fetch,
  site,
  page,
}: ClientErrorServiceOptions): ClientErrorService => ({
  report: async (error) => {
    try {
      const shown = page()
      const response = await fetch(`${baseUrl}${clientErrorsPath}`, {
        method: 'POST',
        // People leave a broken page.
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...cleanTrace(error),
          site,
          ...(shown && { template: shown.template, release: shown.siteVersion }),
        }),
      })
      const answer: unknown = response.ok ? await response.json() : undefined
      const reference = (answer as { readonly reference?: unknown } | undefined)?.reference
      return typeof reference === 'string' && reference.length <= longestReference ? reference : undefined
    } catch {
      return undefined
    }
  },
})
