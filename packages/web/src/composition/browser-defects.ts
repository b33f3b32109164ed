// What tells of defects in a browser. By hand and not by the container, as little as can be: something is broken.
import type { ReportDefect } from '@husrum/application'
import { makeReportDefect } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { DefectDeskOptions } from '@husrum/infrastructure'
import { makeHttpDefectDesk } from '@husrum/infrastructure'

export const composeBrowserDefects = ({
  site,
  page,
}: Pick<DefectDeskOptions, 'page'> & { readonly site: SiteDefinition }): ReportDefect =>
  makeReportDefect({
    desk: makeHttpDefectDesk({
      baseUrl: location.origin,
      fetch: globalThis.fetch.bind(globalThis),
      site: site.key,
      page,
    }),
  })
