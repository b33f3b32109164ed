// The database cost of starting a booking: each statement is a round trip, and takes server time under load.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
    world: bookedWorld(30),
  })
})
afterAll(async () => {
  await house.close()
  await postgres.drop()
})

/** The statements sent over all connections meanwhile, each a round trip. */
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

describe('The start of a booking', () => {
  it('takes few round trips', async () => {
    const [anna, olle] = [await house.buyer(), await house.buyer()]
    const own = await statementsDuring(() => anna.start('sweden-1'))
    const other = await statementsDuring(() => olle.start('sweden-1'))
    // The caller, the facts, and the hold with its waiting list, its e-mail and the home's status in one transaction.
    expect(own.map((text) => text.trim().split(/\s/)[0]?.toLowerCase())).toEqual([
      ...['select', 'select', 'begin', 'with', 'with', 'insert', 'select', 'with', 'commit'],
      // Publishes all homes held meanwhile to the catalogue.
      'with',
    ])
    expect(other).toHaveLength(2)
  })
})
