// Dates that are moved at the same moment, and the database cost of a page of residences.
import { randomUUID } from 'node:crypto'
import { residenceHomeOf } from '@husrum/domain'
import { aBookedHome } from '@husrum/domain/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BookingsForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests } from '../../testing/bookings.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

let postgres: TestPostgres
let house: BookingsForTests
beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openBookingsForTests({
    database: openPatiently(postgres.url),
    world: bookedWorld(1),
  })
})
afterAll(async () => {
  await house.close()
  await postgres.drop()
})

const homeOf = async (accountId: string): Promise<string> => {
  const id = randomUUID()
  await house.db
    .insertInto('residences')
    .values({
      id,
      site: 'sweden',
      object_id: `object-${id}`,
      stage_id: 'kajutan',
      home: JSON.stringify(residenceHomeOf(aBookedHome(), { price: 419_500_000 as never })),
      agreed_on: '2026-01-02',
    })
    .execute()
  await house.db
    .insertInto('residence_people')
    .values({ residence_id: id, account_id: accountId, role: 'owner' })
    .execute()
  return id
}

it('Concurrent changes each refer to the one before, and equal ones are reported once', async () => {
  const anna = await house.buyer()
  const residenceId = await homeOf(anna.id)
  const change = (earliest: string) =>
    house.residences.changeDay({
      residenceId,
      kind: 'moveIn',
      earliest,
      reason: 'Stommen tog längre tid.',
      requestUrl: 'http://localhost:3000/',
    })
  const days = ['2027-04-12', '2027-04-13', '2027-04-14', '2027-04-15']
  const outcomes = await Promise.all(days.map(change))
  expect(outcomes.map(({ kind }) => kind)).toEqual(days.map(() => 'changed'))
  const rows = await house.db
    .selectFrom('residence_days')
    .select(['earliest', 'source'])
    .where('residence_id', '=', residenceId)
    .orderBy('id')
    .execute()
  // Only the first can be the first.
  expect(rows.map(({ source }) => source)).toEqual(['agreement', 'changed', 'changed', 'changed'])
  expect(await house.lettersTo(anna.email)).toHaveLength(4)
  const again = await Promise.all(Array.from({ length: 8 }, () => change('2027-05-01')))
  expect(again.filter(({ kind }) => kind === 'changed')).toHaveLength(1)
  expect(await house.lettersTo(anna.email)).toHaveLength(5)
})

/** Statements on all connections meanwhile, each a round trip. */
const statementsDuring = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const texts: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [string | { readonly text: string }]
    texts.push(typeof asked === 'string' ? asked : asked.text)
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return texts
}

it('A page of homes, and one of a timeline, need one query in addition to identifying the caller', async () => {
  const anna = await house.buyer()
  const residenceId = await homeOf(anna.id)
  const all = await statementsDuring(() => anna.send('/services/residences'))
  const one = await statementsDuring(() => anna.send(`/services/timeline/${residenceId}`))
  expect([all, one].map(({ length }) => length)).toEqual([2, 2])
})
