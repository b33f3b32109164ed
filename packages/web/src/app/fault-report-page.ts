// Until the fault report has a dialog and a route of its own: the content page that takes reports.
import type { SiteDefinition, SiteKey } from '@husrum/domain'

const pages: Partial<Readonly<Record<SiteKey, string>>> = {
  sweden: '/felanmalan/',
  senior: '/felanmalan/',
  cooperative: '/felanmalan/',
  norway: '/meld-feil/',
}

/** Its path; undefined on a site without fault reports. */
export const faultReportPageOf = ({ key }: SiteDefinition): string | undefined => pages[key]
