// A code for another address that is requested along with a report: it is sent only if the report is stored.
import { randomUUID } from 'node:crypto'
import { siteByKey } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous } from '../../platform/http/caller.ts'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { openAccountsForTests } from '../../testing/accounts.ts'

let house: AccountsForTests
beforeAll(async () => {
  house = await openAccountsForTests()
})
afterAll(() => house.close())

const site = siteByKey('sweden')

/** A user who has shown their identity some minutes ago, from a network of their own. */
const aReporter = async (minutes = 1) => {
  const { id: accountId } = await house.addAccount()
  const session = {
    sessionId: 'session-1',
    tokenId: 'token-1',
    accountId,
    hasIdentity: true,
    beganAt: house.clock.now() - minutes * 60_000,
    expiresAt: Number.MAX_SAFE_INTEGER,
  }
  const caller = { ...anonymous, kind: 'signedIn', session } as never
  const address = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`
  return { site, origin: 'http://localhost', caller, requestId: randomUUID(), address, userAgent: '' }
}

const aNewAddress = () => `new-${randomUUID().slice(0, 8)}@example.com`

const answerTo = async (visitor: Awaited<ReturnType<typeof aReporter>>, email: string) =>
  house.db.transaction().execute((trx) => house.askForEmail(trx, email, visitor))

/** The subjects of the e-mails to the new address. */
const ask = async (visitor: Awaited<ReturnType<typeof aReporter>>, email: string, fails = false) => {
  await house.db
    .transaction()
    .execute(async (trx) => {
      await house.askForEmail(trx, email, visitor)
      if (fails) throw new Error('The report could not be taken')
    })
    .catch((cause: unknown) => {
      if (!fails) throw cause
    })
  await house.mails.settled()
  return house.subjectsTo(email)
}

describe('A code for another address', () => {
  it('is sent with the report, and not if the report fails', async () => {
    const visitor = await aReporter()
    expect(await ask(visitor, aNewAddress(), true)).toEqual([])
    expect(await ask(visitor, aNewAddress())).toHaveLength(1)
  })

  it('is not sent to a user who would have to identify again', async () => {
    const visitor = await aReporter(24 * 60)
    expect(await ask(visitor, aNewAddress())).toEqual([])
    expect(await answerTo(visitor, aNewAddress()), 'which is said').toBe('notAsked')
  })

  it('does not block a report if a mailbox or a network has reached its limit', async () => {
    const visitor = await aReporter()
    const email = aNewAddress()
    for (let time = 0; time < 5; time += 1) await ask(visitor, email)
    expect(house.subjectsTo(email).length).toBeLessThan(5)
    for (let time = 0; time < 30; time += 1) await ask(visitor, aNewAddress())
    expect(await ask(visitor, aNewAddress())).toEqual([])
    expect(await answerTo(visitor, aNewAddress()), 'which tells nothing of the mailbox').toBe('asked')
  })
})
