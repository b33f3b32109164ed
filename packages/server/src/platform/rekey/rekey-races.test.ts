// Servers with different secrets, and the command between them, on real PostgreSQL: no duplicate accounts, no lost ones.
import { setTimeout as delay } from 'node:timers/promises'
import type { CountryCode } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeIdentityVault } from '../../people/accounts/identity-vault.ts'
import { makeAccounts } from '../../people/accounts/postgres-accounts.ts'
import type { BookingsForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests } from '../../testing/bookings.ts'
import { aPersonalNumber } from '../../testing/buyers.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { rekey } from './rekey.ts'

const old = 'the old secret, of thirty-two bytes and more'
const next = 'the next secret, of thirty-two bytes and more'
const takingOver = { secret: next, also: [old] }
const rounds = 40
const roundsOfBookings = 12

let postgres: TestPostgres
let database: OpenDatabase
let houses: { readonly byOld: BookingsForTests; readonly byNext: BookingsForTests }
beforeAll(async () => {
  postgres = await makeTestPostgres()
  database = openPatiently(postgres.url)
  const shared = { ...database, close: async () => undefined }
  houses = {
    byOld: await openBookingsForTests({
      database: shared,
      world: bookedWorld(roundsOfBookings),
      keys: makeSecretKeys(next, { also: [old], lasting: old }),
    }),
    byNext: await openBookingsForTests({
      database: shared,
      world: 'filled',
      keys: makeSecretKeys(next, { also: [old], lasting: next }),
    }),
  }
})
afterAll(async () => {
  await houses.byOld.close()
  await houses.byNext.close()
  await database.close()
  await postgres.drop()
})

const accountsOf = ({ keys, clock }: BookingsForTests) =>
  makeAccounts({ db: database.db, vault: makeIdentityVault(keys), now: clock.now })

const personOf = (personalNumber: string) => {
  const identity = { country: 'SE' as CountryCode, personalNumber, firstName: 'Astrid', lastName: 'Lund' }
  return {
    identity,
    account: {
      organisation: 'mainAndCooperative' as const,
      firstName: 'Astrid',
      lastName: 'Lund',
      email: '',
      phone: '',
      newsletter: false,
      identity,
      isOfBookingAlone: true,
    },
  }
}

describe('On two servers that write with different secrets', () => {
  it('one account is created for a person who proves an identity to both at once', async () => {
    const [byOld, byNext] = [accountsOf(houses.byOld), accountsOf(houses.byNext)]
    for (let round = 0; round < rounds; round += 1) {
      const { account, identity } = personOf(aPersonalNumber(round, 1970))
      const made = await Promise.all([byOld, byNext].map((accounts) => accounts.create(account)))
      expect(made.filter((each) => each === 'taken')).toHaveLength(1)
      const [one, other] = await Promise.all(
        [byOld, byNext].map((accounts) => accounts.findByIdentity('mainAndCooperative', identity)),
      )
      expect(one?.id).toBe(other?.id)
    }
  })

  it('each finds what the other writes, while the command is running', {
    timeout: 120_000,
  }, async () => {
    let isOver = false
    const command = (async () => {
      const run = () => rekey({ db: database.db, secrets: takingOver, batch: 3, rest: () => delay(2) })
      while (!isOver) expect((await run()).kinds.filter(({ lost }) => lost > 0)).toEqual([])
      // Running servers may write with the old one at any time: they are not restarted here.
      await run()
      return run()
    })()
    const ends = command.catch(() => undefined)
    try {
      for (let round = 0; round < roundsOfBookings; round += 1) {
        const [mine, theirs] = round % 2 === 0 ? [houses.byOld, houses.byNext] : [houses.byNext, houses.byOld]
        const astrid = await mine.buyer('sweden', { personalNumber: aPersonalNumber(round, 1980) })
        const { body } = await astrid.start(`sweden-${round + 1}`)
        const other = aPersonalNumber(round, 1990)
        const applicant = {
          firstName: 'Astrid',
          lastName: 'Lund',
          email: astrid.email,
          phone: '0701740605',
          address: 'Kajgatan 4, Göteborg',
          country: 'SE',
          personalNumber: astrid.personalNumber,
          share: '60',
        }
        const applicants = [
          applicant,
          { ...applicant, email: `${round}@example.com`, personalNumber: other, share: '40' },
        ]
        await astrid.save(body.id, 'start-booking', {})
        // The second applicant gets an account on the other server at the moment of being stored on this one.
        const [saved, olle] = await Promise.all([
          astrid.save(body.id, 'personal-info', { applicants }),
          theirs.buyer('sweden', { personalNumber: other }),
        ])
        expect([round, saved.status]).toEqual([round, 200])
        for (const house of [mine, theirs])
          for (const { id } of [astrid, olle]) {
            const list = await house.browser('sweden', `${id}.identified`).list()
            expect([round, JSON.stringify(list).includes(body.id)]).toEqual([round, true])
          }
      }
    } finally {
      isOver = true
      await ends
    }
    expect((await command).standing).toBe('nothingLeft')
  })
})
