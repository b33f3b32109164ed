// Status of a booking, and times, as texts of its pages.
import type { BookingSummary, BookingView, SiteDefinition } from '@husrum/domain'
import { formatDay, isBookingOver, wallClockOf } from '@husrum/domain'
import type { OwnBookingStage, OwnBookingsTexts } from '../../texts/sv/own-bookings.ts'

type Standing = Pick<BookingSummary | BookingView, 'status' | 'role'>

export const stageOf = ({ status, role }: Standing): OwnBookingStage => {
  if (status === 'cancelled' || status === 'expired' || status === 'failed') return status
  if (status === 'completed') return 'done'
  if (status === 'paying' || status === 'paid') return 'paying'
  // The main buyer acts, not the co-buyer.
  if (role === 'coBuyer') return 'asCoBuyer'
  if (status === 'signing') return 'sign'
  if (status === 'waitingCoSigner') return 'waitCoSigner'
  return status === 'signed' ? 'pay' : 'fill'
}

export type OwnBookingGroup = 'open' | 'done' | 'ended'

export const groupOf = ({ status }: Pick<Standing, 'status'>): OwnBookingGroup =>
  status === 'completed' ? 'done' : isBookingOver(status) ? 'ended' : 'open'

export const colourOf = { open: 'orange', done: 'green', ended: 'grey' } as const

const wallClockAt = (at: number, { country }: SiteDefinition): string => {
  const wallClock = wallClockOf(new Date(at).toISOString(), country)
  return wallClock === undefined ? '' : new Date(wallClock).toISOString()
}

/** Day of an instant in the site's time zone, `yyyy-MM-dd`. */
export const dayAt = (at: number, site: SiteDefinition): string => wallClockAt(at, site).slice(0, 10)

/** "14.32" */
export const timeAt = (at: number, site: SiteDefinition): string =>
  wallClockAt(at, site).slice(11, 16).replace(':', '.')

/** "2 mars 2026 kl. 14.32" */
export const momentAt = (at: number, site: SiteDefinition, { moment }: OwnBookingsTexts): string =>
  moment(formatDay(dayAt(at, site), site), timeAt(at, site))

/** Role of a contact as text; empty if it has none. */
export const roleWords = (title: string, roles: Readonly<Record<string, string | undefined>>): string =>
  roles[title] ?? ''
