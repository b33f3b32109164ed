// Letters about a home that is held, let go or offered, in the transaction in which that happens.
import type { SiteDefinition } from '@husrum/domain'
import { bookingAddress, bookingWithdrawalAddress } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { KeptBooking } from './postgres-bookings.ts'

type Db = Kysely<Schema>

export interface OfferedHome {
  readonly objectId: string
  readonly accountId: string
  readonly site: SiteDefinition
  readonly origin: string
  /** Epoch ms. */
  readonly until: number
}

export interface BookingLetters {
  /** @param email of the buyer, where it is known already */
  held(trx: Db, booking: KeptBooking, email?: string): Promise<void>
  /** Nothing of a booking that came to its good end: its papers are sent then. */
  ended(trx: Db, booking: KeptBooking): Promise<void>
  /** To the first in line. */
  offered(trx: Db, home: OfferedHome): Promise<void>
}

export const makeBookingLetters = ({
  mails,
}: {
  readonly mails: Pick<MailService, 'within'>
}): BookingLetters => {
  const addressOf = async (db: Db, accountId: string): Promise<string | undefined> => {
    if (accountId === '') return undefined
    const account = await db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', accountId)
      .executeTakeFirst()
    return account?.email || undefined
  }

  /** Its page goes on to the step in which it stands. */
  const bookingLink = ({ site, origin, id, home }: KeptBooking): string =>
    new URL(bookingAddress(site, 'start-booking', { bookingId: id }) ?? home.path, origin).href

  return {
    held: async (trx, booking, email) => {
      const to = email ?? (await addressOf(trx, booking.accountId))
      const { site, home, state } = booking
      if (to === undefined || !('holdExpiresAt' in state) || state.holdExpiresAt === undefined) return
      const wayOut = bookingWithdrawalAddress(site, booking.id)
      await mails.within(trx).post({
        kind: 'homeHeld',
        to,
        site,
        about: home.name,
        until: state.holdExpiresAt,
        link: bookingLink(booking),
        ...(wayOut !== undefined && {
          wayOut: { kind: 'cancel', link: new URL(wayOut, booking.origin).href },
        }),
      })
    },

    ended: async (trx, booking) => {
      const { site, home, origin, state, endedBy } = booking
      if (state.kind === 'completed') return
      const to = await addressOf(trx, booking.accountId)
      if (to === undefined) return
      const kind =
        state.kind === 'expired'
          ? 'bookingExpired'
          : endedBy === 'staff'
            ? 'bookingEndedByStaff'
            : 'bookingCancelled'
      const link = new URL(home.path, origin).href
      await mails.within(trx).post({ kind, to, site, about: home.name, link })
    },

    offered: async (trx, { objectId, accountId, site, origin, until }) => {
      const to = await addressOf(trx, accountId)
      const home = await trx
        .selectFrom('homes')
        .select('details')
        .where('id', '=', objectId)
        .executeTakeFirst()
      if (to === undefined || !home) return
      const path = bookingAddress(site, 'start-booking', { objectId }) ?? home.details.path
      const link = new URL(path, origin).href
      await mails.within(trx).post({ kind: 'homeOffered', to, site, about: home.details.name, until, link })
    },
  }
}
