// Database cost of the lists of payments and documents: one query each, for any number of homes.

import { siteByKey } from '@husrum/domain'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PaymentsForTests } from '../../testing/payments.ts'
import { openPaymentsForTests } from '../../testing/payments.ts'
import { addPaymentPlan, addResidence } from '../../testing/residences.ts'
import { readOwnDocuments } from '../documents/read-own-documents.ts'
import { readOwnPayments } from './read-own-payments.ts'

let house: PaymentsForTests
beforeAll(async () => {
  house = await openPaymentsForTests()
})
afterAll(() => house.close())

it('Each list needs one statement', async () => {
  const { anna } = house.accounts
  for (const _ of [1, 2, 3])
    await addPaymentPlan(house.db, await addResidence(house.db, { people: { [anna]: 'owner' } }))
  let asked = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = house.db.withPlugin(counting)
  const who = { accountId: anna, site: siteByKey('sweden') }
  const { homes } = await readOwnPayments(db, { ...who, seesHomes: true, now: house.clock.now() })
  expect([homes.length, asked]).toEqual([3, 1])
  await readOwnDocuments(db, who)
  expect(asked).toBe(2)
})

it('Callers who have shown no identity only learn that homes exist', async () => {
  const found = await readOwnPayments(house.db, {
    accountId: house.accounts.anna,
    site: siteByKey('sweden'),
    seesHomes: false,
    now: house.clock.now(),
  })
  expect(found).toEqual({ needsIdentity: true, homes: [], others: [] })
})
