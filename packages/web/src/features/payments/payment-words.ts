// Dates of payments as text.
import type { SiteDefinition } from '@husrum/domain'
import { dayIn, formatDay } from '@husrum/domain'

/** Day of an instant in the site's time zone and format. */
export const dayOf = (at: number, site: SiteDefinition): string => formatDay(dayIn(at, site.country), site)
