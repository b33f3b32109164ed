// Many concurrent requests for few places, on real PostgreSQL, where a check before a write is no protection.
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShowingsForTests } from '../../testing/showings.ts'
import { openShowingsForTests } from '../../testing/showings.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

let postgres: TestPostgres
let house: ShowingsForTests
let other: ShowingsForTests
let people: readonly { readonly id: string; readonly email: string }[]
beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openShowingsForTests({ database: openPatiently(postgres.url) })
  other = await openShowingsForTests({ database: openPatiently(postgres.url), isFilled: true })
  people = await Promise.all(Array.from({ length: 100 }, () => house.person()))
})
afterAll(async () => {
  await house.close()
  await other.close()
  await postgres.drop()
})

const statesAt = async (id: string) => {
  const rows = await house.db
    .selectFrom('showing_places')
    .select(['state', 'account_id', 'party_size'])
    .where('showing_id', '=', id)
    .where('state', '<>', 'cancelled')
    .execute()
  const booked = rows.filter(({ state }) => state === 'booked')
  return {
    booked: booked.length,
    people: booked.reduce((sum, { party_size }) => sum + party_size, 0),
    waiting: rows.filter(({ state }) => state === 'waiting').length,
    accounts: new Set(rows.map(({ account_id }) => account_id)).size,
  }
}

const idAt = (at: number): string => people[at]?.id ?? ''

/** Two servers over one database: within each, bookings that wait for the same showing use no connection. */
const book = (at: number, wish: Parameters<ShowingsForTests['module']['showingService']['book']>[0]) =>
  (at % 2 === 0 ? house : other).module.showingService.book(wish, house.guest(idAt(at)))

describe('A hundred concurrent requests for ten places', () => {
  it('get ten places and ninety positions on the waiting list, which moves up in order when all ten leave', async () => {
    const id = await house.announce({ reference: 'hundred' })
    const answers = await Promise.all(people.map((_, at) => book(at, { id, partySize: 1 })))
    expect(answers.filter(({ outcome }) => outcome === 'booked')).toHaveLength(10)
    expect(await statesAt(id)).toEqual({ booked: 10, people: 10, waiting: 90, accounts: 100 })
    const inLine = await house.db
      .selectFrom('showing_places')
      .select('account_id')
      .where('showing_id', '=', id)
      .where('state', '=', 'waiting')
      .orderBy('in_line')
      .execute()
    const booked = answers.flatMap(({ outcome }, at) => (outcome === 'booked' ? [idAt(at)] : []))
    await Promise.all(
      booked.map((accountId) => house.module.showingService.cancel(id, house.guest(accountId))),
    )
    expect(await statesAt(id)).toEqual({ booked: 10, people: 10, waiting: 80, accounts: 90 })
    const next = await house.db
      .selectFrom('showing_places')
      .select('account_id')
      .where('showing_id', '=', id)
      .where('state', '=', 'booked')
      .orderBy('in_line')
      .execute()
    expect(next).toEqual(inLine.slice(0, 10))
  })

  it('in parties of every size never exceed the room', async () => {
    const id = await house.announce({ reference: 'parties', parties: 6 })
    await Promise.all(people.map((_, at) => book(at, { id, partySize: (at % 4) + 1 })))
    const { booked, people: count, accounts } = await statesAt(id)
    expect(booked).toBeLessThanOrEqual(6)
    expect(count).toBeLessThanOrEqual(10)
    expect(accounts).toBe(100)
  })
})

describe('Two servers', () => {
  it('give one last place to one of two, forty times over', async () => {
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, round) => house.announce({ reference: `last ${round}`, people: 1 })),
    )
    for (const id of ids) {
      const answers = await Promise.all([0, 1].map((at) => book(at, { id, partySize: 1 })))
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['booked', 'waiting'])
    }
  })
})

describe('One guest', () => {
  it('with twenty clicks has one place', async () => {
    const id = await house.announce({ reference: 'twenty' })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        house.module.showingService.book({ id, partySize: 2 }, house.guest(idAt(0))),
      ),
    )
    expect(answers.filter(({ outcome }) => outcome === 'booked')).toHaveLength(1)
    expect(await statesAt(id)).toEqual({ booked: 1, people: 2, waiting: 0, accounts: 1 })
  })
})

describe('Guests who swap places', () => {
  it('never deadlock, and none ends with two', async () => {
    const [morning, evening] = [
      await house.announce({ reference: 'a' }),
      await house.announce({ reference: 'b' }),
    ]
    const at = (place: number) => (place % 2 === 0 ? [morning, evening] : [evening, morning])
    for (let place = 0; place < 10; place += 1)
      await house.module.showingService.book(
        { id: at(place)[0] ?? '', partySize: 1 },
        house.guest(idAt(place)),
      )
    await Promise.all(
      Array.from({ length: 10 }, async (_, place) => {
        const [from = '', to = ''] = at(place)
        return house.module.showingService.book(
          { id: to, insteadOf: from, partySize: 1 },
          house.guest(idAt(place)),
        )
      }),
    )
    expect([await statesAt(morning), await statesAt(evening)]).toEqual(
      Array(2).fill({ booked: 5, people: 5, waiting: 0, accounts: 5 }),
    )
  })
})

describe('The page of showings', () => {
  it('needs one database query', async () => {
    const texts: string[] = []
    const { query } = pg.Client.prototype
    pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
      const [asked] = given as [string | { readonly text: string }]
      texts.push(typeof asked === 'string' ? asked : asked.text)
      return Reflect.apply(query, this, given)
    } as typeof query
    try {
      const answer = await house.send('GET', '/services/showings', { who: `${idAt(0)}.vip` })
      expect([answer.status, answer.body.showings.length]).toEqual([200, 45])
    } finally {
      pg.Client.prototype.query = query
    }
    expect(texts).toHaveLength(1)
  })
})

describe('Reminders', () => {
  it('are sent once each, with any number of servers', async () => {
    await house.letters()
    const id = await house.announce({ reference: 'soon' })
    await Promise.all(
      people
        .slice(0, 8)
        .map((person) => house.module.showingService.book({ id, partySize: 1 }, house.guest(person.id))),
    )
    await house.letters()
    house.clock.pass(25 * 3_600_000)
    await Promise.all(Array.from({ length: 5 }, () => house.module.sweep()))
    await house.module.sweep()
    const reminders = (await house.letters()).filter(({ subject }) =>
      subject.startsWith('Husrum: Påminnelse'),
    )
    const toSoon = reminders.map(({ to }) => to)
    for (const { email } of people.slice(0, 8))
      expect(toSoon.filter((to) => to === email).length).toBeGreaterThan(0)
    const places = await house.db
      .selectFrom('showing_places')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('state', '=', 'booked')
      .executeTakeFirstOrThrow()
    expect(reminders).toHaveLength(Number(places.count))
  })
})
