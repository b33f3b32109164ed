// The device's clock and timers, and the calendar day in the site's country.
import type { Clock } from '@husrum/application'
import type { CountryCode } from '@husrum/domain'
import { dayIn } from '@husrum/domain'

export const makeSystemClock = (country: CountryCode): Clock => ({
  today: () => dayIn(Date.now(), country),
  now: () => Date.now(),
  wait: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
})
