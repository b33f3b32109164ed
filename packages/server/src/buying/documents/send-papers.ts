// Sends buyers their documents: the agreement and the receipt after completion, the confirmation after a withdrawal.
import { bookingLaw, bookingWithdrawalAddress, dayIn, refundDueBy } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { LetterAttachment } from '../../platform/mail/letter.ts'
import type { ContentForUnconfirmed } from '../../platform/mail/letter-content.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { BookingService, StoredBooking } from '../booking/index.ts'
import { bookingPageLink } from './booking-page-link.ts'
import type { Papers, PapersOccasion } from './booking-papers.ts'
import { factsOf } from './booking-papers.ts'
import { calendarFile } from './calendar-file.ts'
import type { StoredDocument } from './document-store.ts'
import type { EvidenceStore } from './evidence.ts'
import { bookingThing } from './signed-thing.ts'

export interface SendPapersOptions {
  readonly db: Kysely<Schema>
  readonly bookingService: () => BookingService
  readonly papers: Papers
  readonly evidence: EvidenceStore
  readonly mails: Pick<MailService, 'within'>
  readonly now: () => number
}

const attached = ({ title, pdf }: StoredDocument): LetterAttachment => ({
  name: `${title}.pdf`,
  mediaType: 'application/pdf',
  base64: Buffer.from(pdf).toString('base64'),
})

const calendarOf = (booking: StoredBooking, signedAt: number, link: string): readonly LetterAttachment[] => {
  const file = calendarFile(factsOf(booking), signedAt, link)
  return file === undefined
    ? []
    : [
        {
          name: `${booking.home.name}.ics`,
          mediaType: 'text/calendar; charset=utf-8; method=PUBLISH',
          base64: Buffer.from(file).toString('base64'),
        },
      ]
}

/** Whether this is the first time: of several servers that try, one sends. */
const noteSent = async (trx: Kysely<Schema>, bookingId: string, kind: PapersOccasion, now: number) => {
  const rows = await trx
    .insertInto('booking_papers_sent')
    .values({ booking_id: bookingId, kind, sent_at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .execute()
  return rows.length > 0
}

const receivedAt = async (db: Kysely<Schema>, bookingId: string): Promise<number> => {
  const row = await db
    .selectFrom('booking_withdrawals')
    .select('received_at')
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return Date.parse(row.received_at)
}

/** The job: draws the documents first, then posts the letters in one transaction with the record that they were sent. */
export const sendPapers = async (
  { bookingId, occasion }: { readonly bookingId: string; readonly occasion: PapersOccasion },
  { db, bookingService, papers, evidence, mails, now }: SendPapersOptions,
): Promise<void> => {
  const booking = await bookingService().find(db, bookingId)
  if (!booking) return
  const files = (await papers.toSend(booking, occasion)).map(attached)
  const link = bookingPageLink(booking)
  const signedAt = (await evidence.of(db, bookingThing(bookingId))).at(-1)?.signedAt ?? now()
  const { site, home, applicants } = booking
  const about = { site, about: home.name, link }
  const until = occasion === 'withdrawn' ? await receivedAt(db, bookingId) : 0
  const refundBy = refundDueBy(dayIn(until, site.country)) ?? ''
  const page = bookingLaw[site.country].withdrawal !== 'none' && bookingWithdrawalAddress(site, bookingId)
  const letterTo = (to: string): ContentForUnconfirmed & { readonly to: string } =>
    occasion === 'withdrawn'
      ? { ...about, kind: 'bookingWithdrawn', to, until, refundBy, attachments: files }
      : {
          ...about,
          kind: 'bookingCompleted',
          to,
          ...(page && { wayOut: { kind: 'withdraw', link: new URL(page, booking.origin).href } }),
          attachments: [...files, ...calendarOf(booking, signedAt, link)],
        }
  await db.transaction().execute(async (trx) => {
    if (!(await noteSent(trx, bookingId, occasion, now()))) return
    for (const { email } of applicants) await mails.within(trx).postCounted(letterTo(email), 'business')
  })
}
