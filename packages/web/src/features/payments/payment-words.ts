// Dates of payments as text.
import type { SiteDefinition } from '@husrum/domain'
import { dayIn, formatDate } from '@husrum/domain'

/** Day of an instant in the site's time zone and format. */
export const dayOf = (at: number, { country, formats }: SiteDefinition): string =>
  formatDate(dayIn(at, country), formats)
