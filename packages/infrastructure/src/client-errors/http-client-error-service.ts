// Reports errors to the server. Does not use the schemas of the service client, because the error may be in them.
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
        // The visitor may leave a broken page before the request completes.
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
