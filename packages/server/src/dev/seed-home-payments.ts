// Adds paid and planned payments to the homes of demo people, unless they exist. Never in production.
import { randomUUID } from 'node:crypto'
import type { Money, PlannedPaymentKind, SiteDefinition } from '@husrum/domain'
import { dayIn, moneyOf, siteByKey, sites } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { agreedTotalOf, followDays, planHomePayments } from '../buying/payments/home-payments.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { InventedResidences } from './invented-residences.ts'
import { inventedResidenceId } from './seed-residences.ts'

interface Seeded {
  readonly paid: readonly PlannedPaymentKind[]
  /** Options ordered after the agreement. The price is in whole units, `dueIn` in days from today. */
  readonly options?: { readonly price: number; readonly dueIn: number; readonly isReminded?: true }
}

const all: Seeded = { paid: ['deposit', 'instalment', 'options', 'final'] }

/** Payments by the key of the residence. All others have a plan, and nothing is paid. */
const stages: Readonly<Record<string, Seeded>> = {
  choosing: { paid: ['deposit'], options: { price: 48_500, dueIn: 12 } },
  movingIn: { paid: ['deposit', 'instalment'], options: { price: 12_400, dueIn: -3, isReminded: true } },
  movedIn: { ...all, options: { price: 36_000, dueIn: -70 } },
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
        currency: formats.currencyCode,
        total: agreedTotalOf({ ...home, price }, [], country),
        paidFee: 0 as Money,
        agreedOn,
      })
      await followDays(trx, residenceId)
      if (options)
        await trx
          .insertInto('residence_payments')
          .values({
            id: randomUUID(),
            residence_id: residenceId,
            kind: 'options',
            amount: moneyOf(options.price),
            currency: formats.currencyCode,
            due_on: dayFromNow(options.dueIn),
            ...(options.isReminded && {
              reminded_before_at: new Date(now() - 10 * dayMs).toISOString(),
              reminded_after_at: new Date(now() - dayMs).toISOString(),
            }),
          })
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
