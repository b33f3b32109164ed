// Changes of an account are atomic: on PostgreSQL, where a trigger fails one step after the other as if the server died there.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { aProvenIdentity, goodPassword, openAccountsForTests } from '../../testing/accounts.ts'
import type { IdentityHouse } from '../../testing/sign-in.ts'
import { openIdentityHouse, tova } from '../../testing/sign-in.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

let postgres: TestPostgres
let house: AccountsForTests
let identities: IdentityHouse
beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openAccountsForTests({ database: openPatiently(postgres.url) })
  identities = await openIdentityHouse({ database: openPatiently(postgres.url), clock: house.clock })
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`.execute(
    house.db,
  )
})
afterAll(async () => {
  await identities.database.close()
  await house.close()
  await postgres.drop()
})

/** The queue of e-mails. */
const letters = 'pgboss.job'
let refusing: string | undefined
const refuse = async (table: string) => {
  refusing = table
  await sql`create trigger refusal before insert or update or delete on ${sql.table(table)}
    for each row execute function refuse()`.execute(house.db)
}
const allow = async () => {
  if (refusing) await sql`drop trigger refusal on ${sql.table(refusing)}`.execute(house.db)
  refusing = undefined
}
afterEach(allow)

const tables = [
  'accounts',
  'account_links',
  'account_undos',
  'sessions',
  'site_consents',
  'vip_memberships',
  'user_payments',
  letters,
]
/** All rows about accounts. */
const everything = async () =>
  Promise.all(
    tables.map(async (table) => {
      const rows = sql<{ row: unknown }>`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`
      return [table, (await rows.execute(house.db)).rows]
    }),
  )

const newPassword = { password: 'grön stege mot mur', repeatedPassword: 'grön stege mot mur' }

let people = 0
/** Each one prepares its data and returns a function that sends the request. */
const deeds = {
  'a password by a link': async () => {
    const { id, email } = await house.addAccount()
    await house.aBrowser().logIn(email)
    const token = await house.links.makeLink('resetPassword', { accountId: id, email })
    return () => house.aBrowser().post('password/reset', { token, ...newPassword })
  },
  'another password': async () => {
    const { email } = await house.addAccount()
    await house.aBrowser().logIn(email)
    const here = house.aBrowser()
    await here.logIn(email)
    return () => here.post('password/change', { currentPassword: goodPassword, ...newPassword })
  },
  'another address by a code': async () => {
    const { id, email } = await house.addAccount()
    await house.aBrowser().logIn(email)
    const here = house.aBrowser()
    await here.logIn(email)
    const code = await house.links.makeCode({ accountId: id, email: `new-${email}` })
    return () => here.post('email/verify', { code })
  },
  'an address confirmed by a link': async () => {
    const { id, email } = await house.addAccount({ isConfirmed: false })
    const token = await house.links.makeLink('confirmEmail', { accountId: id, email })
    return () => house.aBrowser().post('email/verify', { token, password: goodPassword })
  },
  'a registration refused by a link': async () => {
    const { id, email } = await house.addAccount({ isConfirmed: false })
    const token = await house.links.makeLink('confirmEmail', { accountId: id, email })
    return () => house.aBrowser().post('email/reject', { token })
  },
  'a change undone by a link': async () => {
    const { id, email } = await house.addAccount()
    await house.aBrowser().logIn(email)
    const undo = house.undos.make()
    await house.changes.changeEmail(id, `thief-of-${email}`, undo)
    return () => house.aBrowser().post('email/undo', { token: undo.secret })
  },
  'a registration with an identity': async () => {
    people += 1
    const personalNumber = `19900101${2000 + people}`
    const email = `vega-${people}@example.com`
    return () => {
      house.proven.set('flow', aProvenIdentity({ personalNumber }))
      return house.aBrowser().post('register', {
        flowId: 'flow',
        firstName: 'Vega',
        lastName: 'Lindqvist',
        email,
        phone: '070-174 06 05',
        acceptTerms: true,
        userBase: 1,
      })
    }
  },
} as const

describe.each([
  ['a password by a link', ['accounts', 'sessions', 'audit_log', letters]],
  ['another password', ['accounts', 'sessions', 'audit_log', letters]],
  ['another address by a code', ['accounts', 'sessions', 'audit_log', letters]],
  ['an address confirmed by a link', ['accounts', 'audit_log']],
  ['a registration refused by a link', ['accounts', 'audit_log']],
  ['a change undone by a link', ['accounts', 'sessions', 'audit_log']],
  [
    'a registration with an identity',
    ['accounts', 'user_payments', 'audit_log', 'account_links', letters, 'sessions'],
  ],
] as const)('Saving %s', (deed, steps) => {
  it.each(steps)('leaves no trace if %s rejects it, and succeeds afterwards', async (table) => {
    const doIt = await deeds[deed]()
    const before = await everything()
    await refuse(table)
    expect((await doIt()).status).toBe(500)
    expect(await everything()).toEqual(before)
    await allow()
    expect((await doIt()).body.code).toBe('Ok')
  })
})

describe('Linking an identity to an account', () => {
  it.each(['accounts', 'account_undos', 'audit_log', letters, 'sessions'])(
    'leaves no trace if %s rejects it, and succeeds afterwards',
    async (table) => {
      await identities.reset()
      const accountId = await identities.addAccount({ password: goodPassword })
      await house.changes.confirmEmail(accountId, (await house.changes.contactOf(accountId))?.email ?? '')
      const browser = identities.browser()
      const { token, binding = '' } = await identities.beginSession(accountId)
      browser.token = token
      browser.cookies.set('bind', binding)
      identities.providers.bank_id.progress = { kind: 'complete', identity: tova }
      const { id } = await browser.start({ flow: 'update', password: goodPassword })
      const before = await everything()
      await refuse(table)
      expect((await browser.poll(id)).status).toBe(500)
      expect(await everything()).toEqual(before)
      await allow()
      house.clock.pass(11_000)
      expect(await browser.status(id)).toMatchObject({ status: 'authorized', result: { code: 'Ok' } })
    },
  )
})
