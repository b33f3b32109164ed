// One secret replaces another, on servers that are configured at different times: sessions stay valid, seals can be opened.
import { siteByKey } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeIdentityVault } from '../../people/accounts/identity-vault.ts'
import { makeSessions } from '../../people/sessions/postgres-sessions.ts'
import { addAccount } from '../../testing/sessions.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { Secrets } from './open-secret-keys.ts'
import { openSecretKeys } from './open-secret-keys.ts'
import { makeSeal } from './seal.ts'

const old = 'the old secret, of thirty-two bytes and more'
const next = 'the next secret, of thirty-two bytes and more'
const site = siteByKey('sweden')

let database: OpenDatabase
beforeAll(() => {
  database = openTestDatabase()
})
afterAll(() => database.close())

const serverWith = async (secrets: Secrets) => {
  const keys = await openSecretKeys(database.db, secrets)
  return { keys, sessions: makeSessions({ db: database.db, keys }), seal: makeSeal(keys.keysFor('booking')) }
}

describe('A new secret', () => {
  it('is known to all servers before any uses it, and the old one is still accepted', async () => {
    const before = await serverWith({ secret: old })
    const told = await serverWith({ secret: old, also: [next] })
    const after = await serverWith({ secret: next, also: [old] })

    const accountId = await addAccount(database)
    for (const [one, other] of [
      [before, told],
      [told, before],
      [told, after],
      [after, told],
      [before, after],
    ] as const) {
      const { token, binding } = await one.sessions.begin({ accountId, site, hasIdentity: true })
      expect(await other.sessions.find({ site, token, binding })).toMatchObject({ accountId })
      expect(other.seal.open(one.seal.seal('19800101-1234', 'row 1'), 'row 1')).toBe('19800101-1234')
    }
    const made = after.seal.seal('new', 'row 2')
    expect(before.seal.open(made, 'row 2')).toBeUndefined()
  })

  it('does not change look-ups: people are still found by their identity', async () => {
    const number = { country: 'SE', personalNumber: '198001011234' } as const
    const [before, after] = [
      await serverWith({ secret: old }),
      await serverWith({ secret: next, also: [old] }),
    ]
    const lookups = [before, after].map(({ keys }) => makeIdentityVault(keys).lookupOf(number))
    expect(lookups[1]).toEqual(lookups[0])
  })

  it('is rejected alone while the database needs the old one', async () => {
    await expect(serverWith({ secret: next })).rejects.toThrow('The database uses another secret')
  })
})
