// Residences for tests, with the payments that their agreement plans.
import { randomUUID } from 'node:crypto'
import type { Money, ResidenceHome, ResidenceRole, SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { aBookedHome } from '@husrum/domain/testing'
import type { Kysely } from 'kysely'
import { planHomePayments } from '../buying/payments/home-payments.ts'
import { inventedInstalments } from '../dev/invented-payment-plans.ts'
import type { Schema } from '../platform/database/schema.ts'

export interface ResidenceForTests {
  /** Accounts with their roles. */
  readonly people: Readonly<Record<string, ResidenceRole>>
  readonly site?: SiteKey
  readonly objectId?: string
  readonly home?: ResidenceHome
  readonly bookingId?: string
  readonly agreedOn?: string
  readonly isSuccession?: boolean
}

export const addResidence = async (
  db: Kysely<Schema>,
  {
    people,
    site = 'sweden',
    objectId = 'home-1',
    home = aBookedHome({ objectId, name: 'Kajutan 1203' }),
    bookingId,
    agreedOn,
    isSuccession = false,
  }: ResidenceForTests,
): Promise<string> => {
  const id = randomUUID()
  await db
    .insertInto('residences')
    .values({
      id,
      site,
      object_id: objectId,
      stage_id: 'stage-1',
      booking_id: bookingId ?? null,
      home: JSON.stringify(home),
      agreed_on: agreedOn ?? null,
      is_succession: isSuccession,
    })
    .execute()
  for (const [account_id, role] of Object.entries(people))
    await db.insertInto('residence_people').values({ residence_id: id, account_id, role }).execute()
  return id
}

/** Its payment plan: of 4,000,000 unless another price is given, with nothing paid before. Returns the payments by kind. */
export const addPaymentPlan = async (
  db: Kysely<Schema>,
  residenceId: string,
  {
    site = 'sweden' as SiteKey,
    total = 400_000_000 as Money,
    paidFee = 0 as Money,
    agreedOn = '2026-03-02',
    moveInOn = '2027-03-01',
  } = {},
): Promise<Readonly<Record<string, string>>> => {
  const { country, formats } = siteByKey(site)
  await planHomePayments(db, {
    residenceId,
    country,
    instalments: inventedInstalments[country],
    currency: formats.currencyCode,
    total,
    paidFee,
    agreedOn,
    moveInOn,
  })
  const rows = await db
    .selectFrom('residence_payments')
    .select(['id', 'kind'])
    .where('residence_id', '=', residenceId)
    .execute()
  return Object.fromEntries(rows.map(({ id, kind }) => [kind, id]))
}
