// Concurrent changes on real PostgreSQL: each is made once, and none is lost.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrandsForTests } from '../../testing/errands.ts'
import { openErrandsForTests } from '../../testing/errands.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

let postgres: TestPostgres
let house: ErrandsForTests
beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openErrandsForTests({ database: openPatiently(postgres.url) })
})
afterAll(async () => {
  await house.close()
  await postgres.drop()
})

const sixteen = <Result>(attempt: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 16 }, (_, place) => attempt(place)))

const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

const read = async (id: string) => (await house.ask('anna', 'GET', `/errands/${id}`)).body

describe('Sixteen concurrent requests', () => {
  it('write the message of one key once', async () => {
    const { id } = await house.open()
    const answers = await sixteen(() =>
      house.ask('anna', 'POST', `/errands/${id}/messages`, {
        body: { text: 'När kommer ni?' },
        headers: { 'idempotency-key': 'one' },
      }),
    )
    expect(statuses(answers)).toEqual(Array.from({ length: 16 }, () => 200))
    const { messages, history } = await read(id)
    expect([messages.length, history.length]).toEqual([1, 2])
  })

  it('lose no message with a key of its own', async () => {
    const { id } = await house.open()
    await sixteen((place) =>
      house.ask('anna', 'POST', `/errands/${id}/messages`, {
        body: { text: `Hej ${place}` },
        headers: { 'idempotency-key': `own-${place}` },
      }),
    )
    const { messages, history } = await read(id)
    expect([messages.length, history.length]).toEqual([16, 17])
  })

  it('update one version once, and return the current one to the others', async () => {
    const { id } = await house.open()
    const answers = await sixteen((place) =>
      house.ask('anna', 'PATCH', `/errands/${id}`, {
        body: { description: `Ny ${place}` },
        headers: { 'if-match': '"1"' },
      }),
    )
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 15 }, () => 412)])
    const { description } = await read(id)
    expect(new Set(answers.map(({ body }) => body.description))).toEqual(new Set([description]))
  })

  it('close an errand once', async () => {
    const { id } = await house.open({ area: 'CommonAreas' })
    const answers = await sixteen((place) =>
      place % 2
        ? house.ask('board', 'POST', `/errands/${id}/actions`, { body: { action: 'close' } })
        : house.ask('board', 'PATCH', `/case/${id}/close`, { body: {} }),
    )
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 15 }, () => 409)])
  })

  it('give a board’s errand one number', async () => {
    const { id } = await house.open({ role: 'BOARD_MEMBER', reporterAccountId: house.accountOf('board') })
    await sixteen(() => house.module.caseSystem.number(id))
    await house.jobs.settled()
    const { body } = await house.ask('board', 'GET', `/errands/${id}`)
    expect([body.history.length, body.ticketNumber]).toEqual([2, expect.stringMatching(/^F-\d{6}$/)])
  })
})
