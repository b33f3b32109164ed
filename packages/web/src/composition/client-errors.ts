// Reports errors of the page. Uses as little as possible, because something is broken.
import type { ReportClientError } from '@husrum/application'
import { makeReportClientError } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { ClientErrorServiceOptions } from '@husrum/infrastructure'
import { makeHttpClientErrorService } from '@husrum/infrastructure'

export const composeClientErrors = ({
  site,
  page,
}: Pick<ClientErrorServiceOptions, 'page'> & { readonly site: SiteDefinition }): ReportClientError =>
  makeReportClientError({
    service: makeHttpClientErrorService({
      baseUrl: location.origin,
      fetch: globalThis.fetch.bind(globalThis),
      site: site.key,
      page,
    }),
  })
