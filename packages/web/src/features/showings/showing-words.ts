// Dates and format of a showing as text, in the time zone of the site's country.
import { ServiceUnavailable } from '@husrum/application'
import type { Showing, SiteDefinition } from '@husrum/domain'
import { formatDay, wallClockOf } from '@husrum/domain'
import type { ShowingRefusal, ShowingsTexts } from '../../texts/sv/showings.ts'

const clockAt = (at: number, { country }: SiteDefinition): Date =>
  new Date(wallClockOf(new Date(at).toISOString(), country) ?? at)

/** "13.00" */
export const timeAt = (at: number, site: SiteDefinition): string =>
  clockAt(at, site).toISOString().slice(11, 16).replace(':', '.')

export const dayWords = (at: number, site: SiteDefinition): string =>
  formatDay(clockAt(at, site).toISOString().slice(0, 10), site)

/** "lördag 28 november 2026 kl. 13.00–14.00" */
export const momentWords = (
  { startsAt, endsAt }: Pick<Showing, 'startsAt' | 'endsAt'>,
  site: SiteDefinition,
  { moment, weekdays }: ShowingsTexts,
): string =>
  moment(
    weekdays[clockAt(startsAt, site).getUTCDay()] ?? '',
    dayWords(startsAt, site),
    timeAt(startsAt, site),
    timeAt(endsAt, site),
  )

export const isRefusal = (word: string | null, { refusals }: ShowingsTexts): word is ShowingRefusal =>
  word !== null && Object.hasOwn(refusals, word)

export type ShowingDone = keyof ShowingsTexts['done']

export const isDone = (word: string | null, { done }: ShowingsTexts): word is ShowingDone =>
  word !== null && Object.hasOwn(done, word)

/** Why something could not be sent. */
export const troubleOf = (error: unknown): ShowingRefusal => {
  if (!(error instanceof ServiceUnavailable)) reportError(error)
  else if (error.retryAfterMs !== undefined) return 'often'
  return navigator.onLine ? 'away' : 'offline'
}
