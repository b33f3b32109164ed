// Letters about a home that is held, released or offered, in the transaction in which that happens.
import type { Money, SiteDefinition } from '@husrum/domain'
import { bookingAddress, bookingWithdrawalAddress, ownBookingAddress } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { isWanted } from '../../people/notifications/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { AccountAddress } from '../../platform/mail/recipient.ts'
import type { BookingActor } from './booking-service.ts'
import type { DecryptedBooking } from './postgres-bookings.ts'

type Db = Kysely<Schema>

/** A place in the waiting list of a home. */
export interface InLine {
  readonly objectId: string
  readonly accountId: string
  readonly site: SiteDefinition
  readonly origin: string
}

export interface OfferedHome extends InLine {
  /** Epoch ms. */
  readonly until: number
}

export interface BookingLetters {
  /** @param buyer if the account has been read already */
  held(trx: Db, booking: DecryptedBooking, buyer?: AccountAddress): Promise<void>
  /** None for a completed booking, which gets its documents instead. To both applicants if the second one ended it. */
  ended(trx: Db, booking: DecryptedBooking, by: BookingActor): Promise<void>
  /** To the first in the waiting list. */
  offered(trx: Db, home: OfferedHome): Promise<void>
  /** The home is sold or no longer for sale, so its waiting list closes. */
  gone(trx: Db, who: InLine): Promise<void>
  /** To an account in the waiting list. */
  priceChanged(trx: Db, who: InLine, price: Money): Promise<void>
  /** The price of the home has changed, and the booking keeps its original price. */
  priceKept(trx: Db, booking: DecryptedBooking): Promise<void>
  /** The seller confirms the booking. To all its applicants. */
  confirmed(trx: Db, booking: DecryptedBooking): Promise<void>
}

export const makeBookingLetters = ({
  mails,
}: {
  readonly mails: Pick<MailService, 'within'>
}): BookingLetters => {
  const accountOf = async (db: Db, accountId: string): Promise<AccountAddress | undefined> => {
    if (accountId === '') return undefined
    return db
      .selectFrom('accounts')
      .select(['email', 'email_confirmed_at'])
      .where('id', '=', accountId)
      .executeTakeFirst()
  }

  /** The link opens the current step of the booking. */
  const bookingLink = ({ site, origin, id, home }: DecryptedBooking): string =>
    new URL(bookingAddress(site, 'start-booking', { bookingId: id }) ?? home.path, origin).href

  /** Undefined if the account or the home is gone. */
  const lineFacts = async (db: Db, { objectId, accountId, site, origin }: InLine) => {
    const account = await accountOf(db, accountId)
    const home = await db.selectFrom('homes').select('details').where('id', '=', objectId).executeTakeFirst()
    if (!account || !home) return undefined
    const letter = { site, about: home.details.name, link: new URL(home.details.path, origin).href }
    return { account, letter }
  }

  return {
    held: async (trx, booking, buyer) => {
      const { site, home, state } = booking
      if (!('holdExpiresAt' in state) || state.holdExpiresAt === undefined) return
      const wayOut = bookingWithdrawalAddress(site, booking.id)
      await mails.within(trx).postToAccount(
        buyer ?? (await accountOf(trx, booking.accountId)),
        {
          kind: 'homeHeld',
          site,
          about: home.name,
          until: state.holdExpiresAt,
          link: bookingLink(booking),
          ...(wayOut !== undefined && {
            wayOut: { kind: 'cancel', link: new URL(wayOut, booking.origin).href },
          }),
        },
        'booking',
      )
    },

    ended: async (trx, booking, by) => {
      const { site, home, origin, state, endedBy, applicants } = booking
      if (state.kind === 'completed') return
      const other = by === 'coBuyer' ? applicants[1]?.email : undefined
      const kind =
        state.kind === 'expired'
          ? 'bookingExpired'
          : endedBy === 'staff'
            ? 'bookingEndedByStaff'
            : 'bookingCancelled'
      const link = new URL(home.path, origin).href
      const letter = { kind, site, about: home.name, link } as const
      await mails.within(trx).postToAccount(await accountOf(trx, booking.accountId), letter, 'booking')
      if (other !== undefined) await mails.within(trx).postCounted({ ...letter, to: other }, 'booking')
    },

    offered: async (trx, { until, ...who }) => {
      const facts = await lineFacts(trx, who)
      if (!facts) return
      const { site, origin, objectId } = who
      const path = bookingAddress(site, 'start-booking', { objectId })
      const link = path === undefined ? facts.letter.link : new URL(path, origin).href
      await mails
        .within(trx)
        .postToAccount(facts.account, { ...facts.letter, link, kind: 'homeOffered', until }, 'booking')
    },

    gone: async (trx, who) => {
      if (!(await isWanted(trx, who.accountId, 'line'))) return
      const facts = await lineFacts(trx, who)
      if (facts)
        await mails.within(trx).postToAccount(facts.account, { ...facts.letter, kind: 'homeGone' }, 'booking')
    },

    priceChanged: async (trx, who, amount) => {
      if (!(await isWanted(trx, who.accountId, 'line'))) return
      const facts = await lineFacts(trx, who)
      if (facts)
        await mails
          .within(trx)
          .postToAccount(facts.account, { ...facts.letter, kind: 'linePriceChanged', amount }, 'booking')
    },

    priceKept: async (trx, booking) => {
      const { site, home, terms } = booking
      await mails.within(trx).postToAccount(
        await accountOf(trx, booking.accountId),
        {
          kind: 'heldPriceKept',
          site,
          about: home.name,
          amount: terms.price,
          link: bookingLink(booking),
        },
        'booking',
      )
    },

    confirmed: async (trx, { site, home, origin, id, applicants }) => {
      const link = new URL(ownBookingAddress(site, id) ?? home.path, origin).href
      for (const { email } of applicants)
        await mails
          .within(trx)
          .postCounted({ kind: 'bookingConfirmed', to: email, site, about: home.name, link }, 'business')
    },
  }
}
