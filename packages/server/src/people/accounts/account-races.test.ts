// Concurrent requests on real PostgreSQL, where a check before a write is no protection.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { aProvenIdentity, goodPassword, openAccountsForTests } from '../../testing/accounts.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

let postgres: TestPostgres
let house: AccountsForTests
beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openAccountsForTests({ database: openPatiently(postgres.url) })
})
afterAll(async () => {
  await house.close()
  await postgres.drop()
})

const sixteen = <Result>(attempt: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 16 }, (_, place) => attempt(place)))

const counted = (values: readonly unknown[]) =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [String(value), values.filter((other) => other === value).length]),
  )

describe('Concurrent requests', () => {
  it('create one account for one identity', async () => {
    const made = await sixteen((place) =>
      house.accounts.create({
        organisation: 'mainAndCooperative',
        firstName: 'Vega',
        lastName: 'Lindqvist',
        email: `vega-${place}@example.com`,
        phone: '+46701740605',
        newsletter: false,
        identity: aProvenIdentity(),
      }),
    )
    expect(made.filter((outcome) => outcome === 'taken')).toHaveLength(15)
  })

  it('link one identity to one of their accounts', async () => {
    const people = await sixteen(() => house.addAccount())
    const identity = aProvenIdentity({ personalNumber: '198112189876' })
    const tied = await Promise.all(people.map(({ id }) => house.accounts.tieIdentity(id, identity)))
    expect(counted(tied)).toEqual({ tied: 1, taken: 15 })
  })

  it('link one account to one of their identities', async () => {
    const { id } = await house.addAccount()
    const tied = await sixteen((place) =>
      house.accounts.tieIdentity(
        id,
        aProvenIdentity({ personalNumber: `1990021423${String(place).padStart(2, '0')}` }),
      ),
    )
    expect(counted(tied)).toEqual({ tied: 1, taken: 15 })
  })

  it('confirm one address for one of their accounts', async () => {
    const people = await sixteen(() => house.addAccount({ email: 'shared@example.com', isConfirmed: false }))
    const outcomes = await Promise.all(
      people.map(({ id }) => house.changes.confirmEmail(id, 'shared@example.com')),
    )
    expect(counted(outcomes)).toEqual({ confirmed: 1, taken: 15 })
  })

  it('with wrong passwords are checked five times', async () => {
    const { email } = await house.addAccount()
    const before = house.work.verified
    const answers = await sixteen((place) => house.aBrowser().logIn(email, `guess ${place}`))
    expect(counted(answers.map(({ status }) => status))).toEqual({ 401: 5, 429: 11 })
    expect(house.work.verified - before).toBe(5)
  })

  it('set one password with one link', async () => {
    const { id, email } = await house.addAccount()
    const token = await house.links.makeLink('resetPassword', { accountId: id, email })
    const answers = await sixteen((place) => {
      const password = `a long enough one ${place}`
      return house.aBrowser().post('password/reset', { token, password, repeatedPassword: password })
    })
    expect(counted(answers.map(({ body }) => body.code))).toEqual({ Ok: 1, InvalidInput: 15 })
  })

  it('to confirm and to reject an account with one link have one winner', async () => {
    const { id, email } = await house.addAccount({ isConfirmed: false })
    const token = await house.links.makeLink('confirmEmail', { accountId: id, email })
    const answers = await sixteen((place) =>
      place % 2 === 0
        ? house.aBrowser().post('email/reject', { token })
        : house.aBrowser().post('email/verify', { token, password: goodPassword }),
    )
    expect(answers.filter(({ body }) => body.code === 'Ok')).toHaveLength(1)
    const wasConfirmed = answers.findIndex(({ body }) => body.code === 'Ok') % 2 === 1
    expect((await house.changes.contactOf(id))?.confirmedEmail).toBe(wasConfirmed ? email : undefined)
  })

  it('to undo and to repeat a change of address leave the account to its owner in the end', async () => {
    const { id, email } = await house.addAccount()
    const owners = house.undos.make()
    await house.changes.changeEmail(id, `thief-${email}`, owners)
    const outcomes = await sixteen(async (place) => {
      if (place % 2 === 0) return house.undos.undo('mainAndCooperative', owners.secret)
      return house.changes.changeEmail(id, `thief-${place}-${email}`, house.undos.make())
    })
    expect(outcomes.filter((outcome) => typeof outcome === 'object')).toHaveLength(1)
    const kept = await house.db
      .selectFrom('account_undos')
      .select('email')
      .where('account_id', '=', id)
      .execute()
    const now = await house.changes.contactOf(id)
    // A later change has been reported to the owner's address again.
    expect(now?.email === email || kept.some((row) => row.email === email)).toBe(true)
  })

  it('register one interest and send one e-mail, whether from one form or from many', async () => {
    const email = 'intresse@example.com'
    const answers = await sixteen((place) =>
      house.aBrowser('sweden', `2001:db8:8:${place}::1`).post(
        'interest',
        {
          objectId: 'home-00017',
          firstName: 'Anna',
          lastName: 'Åkesson',
          email,
          message: `Gång ${place}`,
          newsletter: place === 12,
        },
        // The first eight are one form that was submitted eight times.
        { 'idempotency-key': place < 8 ? 'one-form' : `form-number-${place}` },
      ),
    )
    await house.mails.settled()
    expect(counted(answers.map(({ status }) => status))).toEqual({ 200: 16 })
    const rows = await house.db
      .selectFrom('interests')
      .select('newsletter')
      .where('email_key', '=', email)
      .execute()
    expect(rows).toEqual([{ newsletter: true }])
    expect(house.subjectsTo(email)).toHaveLength(1)
  })

  it('check five guesses of a code, and not the right one after them', async () => {
    const { id } = await house.addAccount()
    const code = await house.links.makeCode({ accountId: id, email: 'coded@example.com' })
    const guesses = await sixteen((place) =>
      house.links.spendCode(id, String((Number(code) + 1 + place) % 1_000_000).padStart(6, '0')),
    )
    expect(guesses.every((guess) => guess === undefined)).toBe(true)
    const { failures } = await house.db
      .selectFrom('account_links')
      .select('failures')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(failures).toBe(5)
    expect(await house.links.spendCode(id, code)).toBeUndefined()
  })

  it('use one code once', async () => {
    const { id } = await house.addAccount()
    const code = await house.links.makeCode({ accountId: id, email: 'once@example.com' })
    const used = await sixteen(() => house.links.spendCode(id, code))
    expect(used.filter((email) => email === 'once@example.com')).toHaveLength(1)
  })

  it('send at most three e-mails to one address', async () => {
    const { email } = await house.addAccount()
    await sixteen(() => house.aBrowser().post('password/forgot', { email }))
    await house.mails.settled()
    expect(house.subjectsTo(email)).toHaveLength(3)
  })

  it('from one network send at most thirty e-mails on all servers, and the rest get 429', async () => {
    const people = await Promise.all(Array.from({ length: 32 }, () => house.addAccount()))
    const answers = await Promise.all(
      people.map(({ email }, place) =>
        house.aBrowser('sweden', `2001:db8:7:${place}::1`).post('password/forgot', { email }),
      ),
    )
    await house.mails.settled()
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(30).fill(200), 429, 429])
    const letters = people.map(({ email }) => house.subjectsTo(email).length)
    expect(letters).toEqual(answers.map(({ status }) => (status === 200 ? 1 : 0)))
  })
})
