// Where the pages of a home's way stand that letters and forms lead to.
import type { SiteDefinition } from '../sites/sites.ts'
import type { TimelineStep } from './timeline.ts'
import { timelinePath } from './timeline.ts'

/** The home in the query of pages under My Pages, where somebody has several. */
export const residenceQuery = 'id'

const withHome = (page: string | undefined, residenceId: string | undefined): string | undefined =>
  page === undefined || residenceId === undefined
    ? page
    : `${page}?${residenceQuery}=${encodeURIComponent(residenceId)}`

/** The page of a step on the way to a home; undefined where the site has no timeline. */
export const timelineStepAddress = (
  site: SiteDefinition,
  step: TimelineStep,
  residenceId?: string,
): string | undefined => withHome(timelinePath(site, step), residenceId)

/** The page on which the interior of a home is chosen; undefined where the site has no timeline. */
export const interiorAddress = (site: SiteDefinition, residenceId?: string): string | undefined =>
  withHome(timelinePath(site, 'interior'), residenceId)

/** The page of a home's inspections; undefined where the site has no timeline. */
export const inspectionsAddress = (site: SiteDefinition, residenceId?: string): string | undefined =>
  withHome(timelinePath(site, 'inspection'), residenceId)
