// Adds paid and planned payments to the homes of demo people, unless they exist. Never in production.
import type { Money, PlannedPaymentKind, SiteDefinition } from '@husrum/domain'
import { dayIn, siteByKey, sites } from '@husrum/domain'
import type { Kysely } from 'kysely'
import {
  agreedTotalOf,
  followDays,
  followOptions,
  planHomePayments,
} from '../buying/payments/home-payments.ts'
import { storePaymentPlans } from '../buying/payments/plan-routes.ts'
import type { Schema } from '../platform/database/schema.ts'
import { inventedInstalments, inventedPlans } from './invented-payment-plans.ts'
import type { InventedResidences } from './invented-residences.ts'
import { inventedResidenceId } from './seed-residences.ts'

interface Seeded {
  readonly paid: readonly PlannedPaymentKind[]
  /** When the options that were ordered after the agreement are due, in days from today. */
  readonly options?: { readonly dueIn: number; readonly isReminded?: true }
}

const all: Seeded = { paid: ['deposit', 'instalment', 'options', 'final'] }

/** Payments by the key of the residence. All others have a plan, and nothing is paid. */
const stages: Readonly<Record<string, Seeded>> = {
  choosing: { paid: ['deposit'], options: { dueIn: 12 } },
  movingIn: { paid: ['deposit', 'instalment'], options: { dueIn: -3, isReminded: true } },
  movedIn: { ...all, options: { dueIn: -70 } },
  fiveYears: all,
  fiveYearsBefore: all,
  twoHomes: all,
  sellingOn: all,
}

const dayMs = 24 * 3_600_000

export const seedHomePayments = async ({
  db,
  residences,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly residences: InventedResidences
  readonly now: () => number
}): Promise<void> => {
  const known = await db.selectFrom('payment_plans').select('key').limit(1).executeTakeFirst()
  if (!known) await db.transaction().execute((trx) => storePaymentPlans(trx, inventedPlans, now()))
  const invented = (sites as readonly SiteDefinition[]).flatMap((site) => residences.of(site))
  for (const { site: key, key: name } of invented) {
    const site = siteByKey(key)
    const { country, formats } = site
    const residenceId = inventedResidenceId(key, name)
    const row = await db
      .selectFrom('residences')
      .leftJoin('residence_payments', 'residence_payments.residence_id', 'residences.id')
      .select(['residences.home', 'residences.agreed_on'])
      .where('residences.id', '=', residenceId)
      .where('residence_payments.id', 'is', null)
      .executeTakeFirst()
    const price = row?.home.price
    if (!row || price === undefined || row.agreed_on === null) continue
    const { home, agreed_on: agreedOn } = row
    const dayFromNow = (days: number) => dayIn(now() + days * dayMs, country)
    const { paid, options } = stages[name] ?? { paid: [] }
    await db.transaction().execute(async (trx) => {
      await planHomePayments(trx, {
        residenceId,
        country,
        instalments: inventedInstalments[country],
        currency: formats.currencyCode,
        total: agreedTotalOf({ ...home, price }, [], country),
        paidFee: 0 as Money,
        agreedOn,
      })
      await followDays(trx, residenceId)
      await followOptions(trx, residenceId)
      if (options)
        await trx
          .updateTable('residence_payments')
          .set({
            due_on: dayFromNow(options.dueIn),
            ...(options.isReminded && {
              reminded_before_at: new Date(now() - 10 * dayMs).toISOString(),
              reminded_after_at: new Date(now() - dayMs).toISOString(),
            }),
          })
          .where('residence_id', '=', residenceId)
          .where('kind', '=', 'options')
          .execute()
      if (paid.length > 0)
        await trx
          .updateTable('residence_payments')
          .set((payment) => ({ status: 'paid', paid_on: payment.ref('due_on') }))
          .where('residence_id', '=', residenceId)
          .where('kind', 'in', paid)
          .execute()
    })
  }
}
