// Days of payments as pages say them.
import type { SiteDefinition } from '@husrum/domain'
import { dayIn, formatDate } from '@husrum/domain'

/** The day of an instant where the site is, in its format. */
export const dayOf = (at: number, { country, formats }: SiteDefinition): string =>
  formatDate(dayIn(at, country), formats)
