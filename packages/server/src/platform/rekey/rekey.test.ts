// One secret replaces another: known people stay known, seals can be opened, signatures stay valid.
import { siteByKey } from '@husrum/domain'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { verifyBooking } from '../../buying/documents/verify-booking.ts'
import { makeIdentityVault } from '../../people/accounts/identity-vault.ts'
import { makeAccounts } from '../../people/accounts/postgres-accounts.ts'
import { makeSessions } from '../../people/sessions/postgres-sessions.ts'
import type { BookingsForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests } from '../../testing/bookings.ts'
import { coBuyerForTests, fillInBooking, signAsBuyer } from '../../testing/signing-buyers.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Secrets } from '../secrets/open-secret-keys.ts'
import { openSecretKeys, SecretUnknown } from '../secrets/open-secret-keys.ts'
import { rekey } from './rekey.ts'

const old = 'the old secret, of thirty-two bytes and more'
const next = 'the next secret, of thirty-two bytes and more'
const site = siteByKey('sweden')
const takingOver = { secret: next, also: [old] }

// Several servers and two runs each.
vi.setConfig({ testTimeout: 60_000 })

let database: OpenDatabase
let servers: BookingsForTests[]
beforeEach(() => {
  database = openTestDatabase()
  servers = []
})
afterEach(async () => {
  for (const server of servers) await server.close()
  await database.close()
})

/** A server over the shared database with these secrets. */
const serverWith = async (secrets: Secrets) => {
  const keys = await openSecretKeys(database.db, secrets)
  const house = await openBookingsForTests({
    database: { ...database, close: async () => undefined },
    world: servers.length === 0 ? bookedWorld(2) : 'filled',
    withDocuments: true,
    keys,
  })
  servers.push(house)
  const { now } = house.clock
  const accounts = makeAccounts({ db: database.db, vault: makeIdentityVault(keys), now })
  return { ...house, accounts, sessions: makeSessions({ db: database.db, keys }) }
}
type Server = Awaited<ReturnType<typeof serverWith>>

const numberOf = (personalNumber: string) => ({
  country: 'SE' as const,
  personalNumber,
  firstName: 'Astrid',
  lastName: 'Lund',
})

/** Two people with accounts, a booking of both, which one of them has signed. */
const signedBooking = async (server: Server) => {
  const astrid = await server.buyer()
  const olle = await server.buyer('sweden', { personalNumber: coBuyerForTests.personalNumber })
  const bookingId = await fillInBooking(astrid, 'sweden-1', olle)
  await signAsBuyer(server, astrid, bookingId)
  return { astrid, olle, bookingId }
}
type Told = Awaited<ReturnType<typeof signedBooking>>

/** The state that the two see on a server: their accounts, their booking, and whether the signature is valid. */
const noticed = async (server: Server, { astrid, olle, bookingId }: Told) => {
  const accountOf = async ({ personalNumber }: Told['astrid']) =>
    (await server.accounts.findByIdentity('mainAndCooperative', numberOf(personalNumber)))?.id
  const listOf = async (account: string) => {
    const bookings = await server.browser('sweden', `${account}.identified`).list()
    return bookings.map(({ bookingId }: { readonly bookingId: string }) => bookingId)
  }
  const verified = await verifyBooking(bookingId, { db: database.db, keys: server.keys })
  return {
    accounts: [await accountOf(astrid), await accountOf(olle)],
    bookings: [await listOf(astrid.id), await listOf(olle.id)],
    signatures: verified.map(({ problems }) => problems),
  }
}
const allOf = ({ astrid, olle, bookingId }: Told) => ({
  accounts: [astrid.id, olle.id],
  bookings: [[bookingId], [bookingId]],
  signatures: [[]],
})

describe('A secret that is being removed', () => {
  it('is not needed after the command: the new one alone finds people, bookings and signatures', async () => {
    const before = await serverWith({ secret: old })
    const told = await signedBooking(before)
    expect(await noticed(before, told)).toEqual(allOf(told))

    const first = await rekey({ db: database.db, secrets: takingOver })
    expect(first.kinds.filter(({ left, lost }) => left + lost > 0)).toEqual([])
    expect(first.kinds.filter(({ made }) => made > 0).map(({ name }) => name)).toEqual([
      'accounts by identity',
      'applicants by address',
      'company seals on evidence',
      'bookings',
      'booking documents (HTML)',
      'booking documents (PDF)',
      'identities of accounts',
      'jobs',
    ])
    expect(first.standing).toBe('restart')
    await expect(serverWith({ secret: next })).rejects.toThrow('add that one, too')

    const second = await rekey({ db: database.db, secrets: takingOver })
    expect(second.kinds.filter(({ made, left, lost }) => made + left + lost > 0)).toEqual([])
    expect(second.standing).toBe('nothingLeft')
    const alone = await serverWith({ secret: next })
    expect(await noticed(alone, told)).toEqual(allOf(told))
  })

  it('may stay next to the new one for any time, at any progress of the command', {
    timeout: 120_000,
  }, async () => {
    const before = await serverWith({ secret: old })
    const told = await signedBooking(before)
    const [staying, taking] = [await serverWith({ secret: old, also: [next] }), await serverWith(takingOver)]
    let isDone = false
    for (let batches = 1; !isDone; batches += 1) {
      let rested = 0
      isDone = await rekey({
        db: database.db,
        secrets: takingOver,
        batch: 1,
        rest: async () => {
          rested += 1
          if (rested === batches) throw new Error('The command was ended')
        },
      }).then(
        () => true,
        () => false,
      )
      for (const server of [staying, taking])
        expect({ batches, ...(await noticed(server, told)) }).toEqual({ batches, ...allOf(told) })
    }
  })

  it('keeps the sessions that began with it', async () => {
    const [before, taking] = [await serverWith({ secret: old }), await serverWith(takingOver)]
    const { id: accountId } = await before.buyer()
    const { token, binding } = await before.sessions.begin({ accountId, site, hasIdentity: true })
    await rekey({ db: database.db, secrets: takingOver })
    expect(await taking.sessions.find({ site, token, binding })).toMatchObject({ accountId })
  })

  it('is needed again after a server that was not restarted has written with it', async () => {
    const staying = await serverWith({ secret: old, also: [next] })
    await rekey({ db: database.db, secrets: takingOver })
    const told = await signedBooking(staying)
    const again = await rekey({ db: database.db, secrets: takingOver })
    expect(again.standing).toBe('restart')
    await expect(serverWith({ secret: next })).rejects.toThrow('add that one, too')
    expect(await rekey({ db: database.db, secrets: takingOver })).toMatchObject({ standing: 'nothingLeft' })
    expect(await noticed(await serverWith({ secret: next }), told)).toEqual(allOf(told))
  })

  it('is needed while an earlier server is running', async () => {
    await serverWith({ secret: old })
    await rekey({ db: database.db, secrets: takingOver })
    const standing = async () => (await rekey({ db: database.db, secrets: takingOver })).standing
    const row = {
      id: '00000000-0000-4000-8000-000000000001',
      host: 'one',
      version: '1',
      facts: '{}',
      started_at: '2026-01-01T00:00:00Z',
    }
    await database.db.insertInto('servers').values(row).execute()
    expect(await standing()).toBe('restart')
    await database.db.updateTable('servers').set({ started_at: sql<string>`now()` }).execute()
    expect(await standing()).toBe('nothingLeft')
  })

  it('is unchanged after a dry run', async () => {
    const before = await serverWith({ secret: old })
    const told = await signedBooking(before)
    const looked = await rekey({ db: database.db, secrets: takingOver, isDry: true })
    expect(looked).toMatchObject({ standing: 'looked' })
    expect(looked.kinds.find(({ name }) => name === 'accounts by identity')).toMatchObject({ made: 2 })
    expect(await noticed(await serverWith({ secret: old }), told)).toEqual(allOf(told))
  })
})

describe('Modified evidence', () => {
  it('gets no new seal, and is reported', async () => {
    const before = await serverWith({ secret: old })
    const { bookingId } = await signedBooking(before)
    const seal = new Uint8Array(64)
    await database.db.updateTable('booking_signatures').set({ seal }).execute()
    const { kinds } = await rekey({ db: database.db, secrets: takingOver })
    expect(kinds.filter(({ lost }) => lost > 0)).toEqual([
      { name: 'company seals on evidence', made: 0, left: 0, lost: 1 },
    ])
    expect(await rekey({ db: database.db, secrets: takingOver })).toMatchObject({ standing: 'lost' })
    await expect(serverWith({ secret: next })).rejects.toThrow(SecretUnknown)
    const given = await rekey({ db: database.db, secrets: takingOver, letGo: true })
    expect(given.standing).toBe('nothingLeft')
    const alone = await serverWith({ secret: next })
    const [signature] = await verifyBooking(bookingId, { db: database.db, keys: alone.keys })
    expect(signature?.name).toBe('Astrid Lund')
    expect(signature?.problems).toEqual([
      'Our own seal is not valid: the evidence was changed.',
      'The seal was made with another key than ours.',
    ])
  })
})

describe('Links in e-mails', () => {
  it('are counted, since they cannot be renewed', async () => {
    const before = await serverWith({ secret: old })
    await signedBooking(before)
    const { links } = await rekey({ db: database.db, secrets: takingOver, isDry: true })
    expect(links.find(({ name }) => name === 'invitations to sign')).toMatchObject({ open: 1 })
  })
})
