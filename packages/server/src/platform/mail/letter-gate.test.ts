// The letter gate on real PostgreSQL, over two servers, where a check before a write does not prevent races.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testSecret } from '../../testing/sessions.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import type { LetterGate } from './letter-gate.ts'
import { makeLetterGate } from './letter-gate.ts'
import type { AdmittedSubject } from './letter-limits.ts'
import { letterLimits, secondsUntilRoom } from './letter-limits.ts'

const hour = 3_600_000
const clock = { now: Date.UTC(2026, 10, 20, 12) }
const lines: object[] = []
let postgres: TestPostgres
let databases: readonly OpenDatabase[]
let servers: readonly LetterGate[]

beforeAll(async () => {
  postgres = await makeTestPostgres()
  databases = [openPatiently(postgres.url), openPatiently(postgres.url)]
  servers = databases.map(({ db }) =>
    makeLetterGate({
      db,
      keys: makeSecretKeys(testSecret),
      log: { warn: (line: object) => void lines.push(line) } as never,
      now: () => clock.now,
    }),
  )
})
afterEach(async () => {
  lines.length = 0
  await sql`delete from letter_counts`.execute(databases[0]?.db as never)
})
afterAll(async () => {
  for (const database of databases) await database.close()
  await postgres.drop()
})

const gateOf = (place: number): LetterGate => {
  const gate = servers[place % servers.length]
  if (!gate) throw new Error('No server')
  return gate
}
const admitted = (answers: readonly { readonly kind: string }[]) =>
  answers.filter(({ kind }) => kind === 'admitted').length
const many = (
  count: number,
  subject: AdmittedSubject,
  to: (place: number) => { email: string; network: string },
) => Promise.all(Array.from({ length: count }, (_, place) => gateOf(place).admit(subject, to(place))))

describe('The gate', () => {
  it.each(['passwordReset', 'registration', 'bookingInvitation', 'faultReport', 'interest'] as const)(
    'limits 150 concurrent e-mails about %s to one mailbox, across networks and servers',
    async (subject) => {
      const answers = await many(150, subject, (place) => ({
        email: `Vera+${place}@Example.com`,
        network: `198.51.100.${place}`,
      }))
      expect(admitted(answers)).toBe(letterLimits[subject].mailbox[0].letters)
      expect(JSON.stringify(lines).toLowerCase()).not.toMatch(/vera|198\.51/)
    },
  )

  it('limits one network, whatever the mailboxes are', async () => {
    const answers = await many(50, 'bookingInvitation', (place) => ({
      email: `person-${place}@example.com`,
      network: '198.51.100.7',
    }))
    expect(admitted(answers)).toBe(letterLimits.bookingInvitation.network.limits[0].letters)
    expect(answers.find(({ kind }) => kind === 'heldBack')).toMatchObject({ by: 'network' })
  })

  it('counts subjects separately, so that a stranger cannot use up the limit of password resets', async () => {
    const vera = () => ({ email: 'vera@example.com', network: '' })
    expect(admitted(await many(40, 'interest', vera))).toBe(20)
    expect(admitted(await many(5, 'passwordReset', vera))).toBe(3)
  })

  it('returns the time to wait, opens again, and enforces the limit of a day', async () => {
    const vera = { email: 'vera@example.com', network: '' }
    let passed = 0
    for (let turn = 0; turn < 6; turn += 1) {
      for (let letter = 0; letter < 3; letter += 1)
        if ((await gateOf(letter).admit('passwordReset', vera)).kind === 'admitted') passed += 1
      clock.now += hour
    }
    expect(passed).toBe(10)
    expect(await gateOf(0).admit('passwordReset', vera)).toMatchObject({
      by: 'mailbox',
      seconds: expect.closeTo(18 * 3_600, -3),
    })
    clock.now += 18 * hour
    expect((await gateOf(1).admit('passwordReset', vera)).kind).toBe('admitted')
  })

  it('stores no address, and deletes counts outside of all limits', async () => {
    await gateOf(0).admit('interest', { email: 'vera@example.com', network: '198.51.100.7' })
    const { db } = databases[0] as OpenDatabase
    const stored = await db.selectFrom('letter_counts').selectAll().execute()
    expect(stored).toHaveLength(2)
    expect(JSON.stringify(stored.map((row) => Buffer.from(row.lookup).toString('latin1')))).not.toMatch(
      /vera|198/,
    )
    await gateOf(1).sweep()
    expect(await db.selectFrom('letter_counts').selectAll().execute()).toHaveLength(2)
    clock.now += 24 * hour + 1
    await gateOf(1).sweep()
    expect(await db.selectFrom('letter_counts').selectAll().execute()).toEqual([])
  })
})

describe('The time until the next e-mail', () => {
  const limits = [
    { letters: 2, withinMs: hour },
    { letters: 3, withinMs: 24 * hour },
  ]
  it.each([
    ['nothing was sent', [], 0],
    ['one was sent', [-1], 0],
    ['two were sent half an hour ago', [-hour / 2, -hour / 2], 1_800],
    ['two were sent an hour ago', [-hour, -hour], 0],
    ['three were sent today, the first 20 hours ago', [-20 * hour, -19 * hour, -18 * hour], 4 * 3_600],
    ['the last expires in a millisecond', [1 - hour, 1 - hour], 1],
  ])('is correct if %s', (_, ago, seconds) => {
    const now = 1_000_000_000
    expect(
      secondsUntilRoom(
        ago.map((each) => now + each),
        limits,
        now,
      ),
    ).toBe(seconds)
  })
})
