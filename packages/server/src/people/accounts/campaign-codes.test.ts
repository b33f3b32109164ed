// Codes that pay for a membership: each is limited to a period, a brand and a number of uses.
import { siteByKey } from '@husrum/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerMember } from '../../buying/payments/register-member.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { addAccount } from '../../testing/sessions.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { makeCampaignCodes } from './postgres-campaign-codes.ts'

let database: OpenDatabase
beforeAll(() => {
  database = openTestDatabase()
})
afterAll(() => database.close())

const now = Date.UTC(2026, 2, 2, 12)

it('A code is valid on its brand, in its period and up to its number of uses', async () => {
  const { db } = database
  const codes = makeCampaignCodes(db, () => now)
  const sweden = siteByKey('sweden')
  await db
    .insertInto('campaign_codes')
    .values([
      { code: 'VAR26', brand: 'main', most_uses: 1 },
      { code: 'SLUT', brand: 'main', valid_until: '2026-03-01T00:00:00Z' },
      { code: 'SNART', brand: 'main', valid_from: '2026-04-01T00:00:00Z' },
    ])
    .execute()
  const accepted = (code: string, site = sweden) => codes.accepts(site, code)
  expect([await accepted(' var26 '), await accepted('SLUT'), await accepted('SNART')]).toEqual([
    true,
    false,
    false,
  ])
  expect(await accepted('VAR26', siteByKey('finland'))).toBe(false)

  for (const email of ['first@example.com', 'second@example.com'])
    await registerMember(
      db,
      { accountId: await addAccount(database, email), brand: 'main', code: 'VAR26' },
      { now: () => now },
    )
  const payments = await db
    .selectFrom('user_payments')
    .innerJoin('accounts', 'accounts.id', 'user_payments.account_id')
    .select(['email', 'status', 'paid_with_code'])
    .orderBy('email')
    .execute()
  expect(payments).toEqual([
    { email: 'first@example.com', status: 'Paid', paid_with_code: 'VAR26' },
    { email: 'second@example.com', status: 'NotPaid', paid_with_code: null },
  ])
  expect(await accepted('VAR26')).toBe(false)
})
