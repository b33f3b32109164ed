// Dates as each site writes them (specification 1 §9.4), for pages that have a date and no figures.
import type { SiteFormats } from '../sites/site.ts'

/** `yyyy-MM-dd`, or an instant that begins so → the site's order. What is not such a date comes back as it is. */
export const formatDate = (isoDate: string, formats: SiteFormats): string =>
  isoDate.replace(/^(\d{4})-(\d{2})-(\d{2}).*/s, formats.date === 'yyyy-MM-dd' ? '$1-$2-$3' : '$3.$2.$1')
