// E-mails about payments of homes: a week before the due date, the day after it, and when one was received. Each is sent once.
import type { Money, SiteKey } from '@husrum/domain'
import { dayIn, remindedBefore, reminderOn, routePath, siteByKey } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { ownersOf } from '../../living/residences/index.ts'
import { addNotification, isWanted } from '../../people/notifications/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { sellerOfHome, transferOf } from './bank/claim.ts'
import type { PaymentRow } from './stored-payments.ts'
import { instant, pageOfPayment, siteOfPayment } from './stored-payments.ts'

const atOnce = 100
const dayMs = 24 * 3_600_000

export interface RemindOptions {
  readonly db: Kysely<Schema>
  readonly mails: Pick<MailService, 'within'>
  readonly now: () => number
  readonly environment: 'development' | 'production'
}

/** Sends the reminders that are due today; returns the number of payments. */
export const makeRemind =
  ({ db, mails, now, environment }: RemindOptions) =>
  (): Promise<number> =>
    db.transaction().execute(async (trx) => {
      // No country's date is more than one ahead of ours; each row's own rule decides.
      const latest = instant(now() + (remindedBefore + 1) * dayMs).slice(0, 10)
      const rows = await trx
        .selectFrom('residence_payments')
        .innerJoin('residences', 'residences.id', 'residence_payments.residence_id')
        .leftJoin('bookings', 'bookings.id', 'residences.booking_id')
        .select([
          'residence_payments.id',
          'residence_payments.residence_id',
          'residence_payments.amount',
          'residence_payments.received',
          'residence_payments.number',
          'residence_payments.due_on',
          'residence_payments.reminded_before_at',
          'residence_payments.reminded_after_at',
          'residences.site',
          'bookings.origin',
          sql<string>`residences.home ->> 'name'`.as('name'),
          sellerOfHome.as('seller'),
        ])
        .where('residence_payments.status', '=', 'open')
        .where('residence_payments.due_on', '<=', latest)
        .where('residence_payments.reminded_after_at', 'is', null)
        .where('residences.left_on', 'is', null)
        // No reminder while a payment is under way.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payments')
                .select('payments.id')
                .whereRef('payments.residence_payment_id', '=', 'residence_payments.id')
                .where('payments.status', 'in', ['pending', 'unknown']),
            ),
          ),
        )
        .where((row) =>
          row.or([
            row('residence_payments.reminded_before_at', 'is', null),
            row('residence_payments.due_on', '<', instant(now() + dayMs).slice(0, 10)),
          ]),
        )
        .orderBy('residence_payments.due_on')
        .limit(atOnce)
        .forNoKeyUpdate('residence_payments')
        .skipLocked()
        .execute()
      let written = 0
      for (const row of rows) {
        const site = siteByKey(row.site as SiteKey)
        const which = reminderOn(
          {
            country: site.country,
            dueOn: row.due_on ?? undefined,
            isRemindedBefore: row.reminded_before_at !== null,
            isRemindedAfter: row.reminded_after_at !== null,
          },
          dayIn(now(), site.country),
          // Before noon.
          dayIn(now() - dayMs / 2, site.country) !== dayIn(now(), site.country),
        )
        if (!which || row.due_on === null) continue
        await trx
          .updateTable('residence_payments')
          .set(
            which === 'before'
              ? { reminded_before_at: instant(now()) }
              : { reminded_after_at: instant(now()) },
          )
          .where('id', '=', row.id)
          .execute()
        const origin = originOf(site, {
          environment,
          requestUrl: row.origin ?? `http://${site.hosts.development}/`,
        })
        const transfer = transferOf(row.seller, row.number)
        const page = routePath(site, 'payments') ?? routePath(site, 'myPages') ?? site.routes.start
        for (const owner of await ownersOf(trx, row.residence_id)) {
          const { id: accountId } = owner
          await addNotification(trx, {
            accountId,
            site,
            type: 'PaymentDue',
            kind: 'payment',
            about: row.name,
            link: page,
            now: now(),
          })
          if (await isWanted(trx, accountId, 'payment'))
            await mails.within(trx).postToAccount(
              owner,
              {
                kind: which === 'before' ? 'paymentDue' : 'paymentOverdue',
                site,
                about: row.name,
                amount: (row.amount - row.received) as Money,
                dueOn: row.due_on,
                ...(transfer && { transfer }),
                link: new URL(page, origin).href,
              },
              'business',
            )
        }
        written += 1
      }
      return written
    })

/** Notifies everyone of the home that a payment was received. */
export const makeNotifyPaid =
  ({ mails }: { readonly mails: Pick<MailService, 'within'> }) =>
  async (trx: Transaction<Schema>, payment: PaymentRow): Promise<void> => {
    const planned = await trx
      .selectFrom('residence_payments')
      .select('residence_id')
      .where('id', '=', payment.residence_payment_id)
      .executeTakeFirst()
    if (!planned) return
    const site = siteOfPayment(payment)
    for (const owner of await ownersOf(trx, planned.residence_id))
      await mails.within(trx).postToAccount(
        owner,
        {
          kind: 'paymentReceived',
          site,
          about: payment.about,
          amount: payment.amount as Money,
          paymentNumber: payment.receipt_number ?? payment.number,
          link: pageOfPayment(site, payment),
        },
        'business',
      )
  }
