// Addresses of a home's pages, for e-mails and forms.
import { routePath } from '../sites/routes.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { TimelineStep } from './timeline.ts'
import { timelinePath } from './timeline.ts'

/** The query parameter of pages under My Pages that names the home, for residents with several. */
export const residenceQuery = 'id'

const withHome = (page: string | undefined, residenceId: string | undefined): string | undefined =>
  page === undefined || residenceId === undefined
    ? page
    : `${page}?${residenceQuery}=${encodeURIComponent(residenceId)}`

/** The page of a home; undefined if the site has none. */
export const residenceAddress = (site: SiteDefinition, residenceId: string): string | undefined =>
  withHome(routePath(site, 'residence'), residenceId)

/** The page of payments, where the form of one of them is open; undefined if the site has no such page. */
export const paymentAddress = (site: SiteDefinition, id: string): string | undefined => {
  const page = routePath(site, 'payments')
  return page && `${page}?payment=${encodeURIComponent(id)}#payment-${encodeURIComponent(id)}`
}

/** The page of a timeline step of a home; undefined if the site has no timeline. */
export const timelineStepAddress = (
  site: SiteDefinition,
  step: TimelineStep,
  residenceId?: string,
): string | undefined => withHome(timelinePath(site, step), residenceId)

/** The page for choosing the interior of a home; undefined if the site has no timeline. */
export const interiorAddress = (site: SiteDefinition, residenceId?: string): string | undefined =>
  withHome(timelinePath(site, 'interior'), residenceId)

/** The page of a home's inspections; undefined if the site has no timeline. */
export const inspectionsAddress = (site: SiteDefinition, residenceId?: string): string | undefined =>
  withHome(timelinePath(site, 'inspection'), residenceId)
