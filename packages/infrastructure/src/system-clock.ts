// The device's clock and timers, and the calendar day in the site's country.
import type { Clock } from '@husrum/application'
import type { CountryCode } from '@husrum/domain'

const timeZones: Readonly<Record<CountryCode, string>> = {
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
}

export const makeSystemClock = (country: CountryCode): Clock => {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZones[country], dateStyle: 'short' })
  return {
    today: () => day.format(new Date()),
    now: () => Date.now(),
    wait: (milliseconds, then) => {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
  }
}
