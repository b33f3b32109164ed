// Concurrency on real PostgreSQL: one order for several identical requests, and none for a group that has closed meanwhile.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HomesForTests } from '../../testing/homes.ts'
import { openHomesForTests } from '../../testing/homes.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

let postgres: TestPostgres
let house: HomesForTests
beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openHomesForTests({ database: openPatiently(postgres.url) })
})
afterAll(async () => {
  await house.close()
  await postgres.drop()
})

const setClock = (at: number) => house.clock.pass(at - house.clock.now())
const confirm = (home: string, chosen: readonly string[], who: 'anna' | 'neighbour' = 'anna') =>
  house.ask(who, 'POST', `/services/interior/${home}/confirm`, { body: { chosen, version: 0 } })

describe('Two owners who order concurrently', () => {
  it('create one order, and the second request gets 412', async () => {
    const homes = await Promise.all(Array.from({ length: 8 }, () => house.home(['anna', 'neighbour'])))
    for (const [at, home] of homes.entries()) {
      const other = at % 2 === 0 ? ['hob'] : ['herringbone']
      const answers = await Promise.all([confirm(home, ['hob']), confirm(home, other, 'neighbour')])
      const orders = await house.db
        .selectFrom('interior_orders')
        .select('number')
        .where('residence_id', '=', home)
        .execute()
      expect(orders).toEqual([{ number: 1 }])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
    }
  })
})

describe('A group that closes while a request waits for the lock', () => {
  it('is closed when the request gets it', async () => {
    setClock(Date.UTC(2026, 2, 10, 22, 59, 59))
    const home = await house.home(['anna'])
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let isHeld: () => void = () => undefined
    const holding = new Promise<void>((resolve) => {
      isHeld = resolve
    })
    const before = house.db.transaction().execute(async (trx) => {
      await trx.selectFrom('residences').select('id').where('id', '=', home).forUpdate().execute()
      isHeld()
      await held
    })
    await holding
    const ordering = confirm(home, ['herringbone'])
    await new Promise((resolve) => setTimeout(resolve, 200))
    setClock(Date.UTC(2026, 2, 10, 23, 0, 0))
    release()
    await before
    const { status, body } = await ordering
    expect([status, body.code]).toEqual([409, 'closed'])
  })
})
