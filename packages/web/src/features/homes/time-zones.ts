// Time zones of the countries.
import type { CountryCode } from '@husrum/domain'
import { dayIn as dayOfInstant } from '@husrum/domain'

export const timeZones: Readonly<Record<CountryCode, string>> = {
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
}

/** The day in the country, `yyyy-MM-dd`. */
export const dayIn = (moment: Date, country: CountryCode): string => dayOfInstant(moment.getTime(), country)
