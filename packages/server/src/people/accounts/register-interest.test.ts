// Interest in a home: with and without an account, with and without script, once and a hundred times.
import { sites } from '@husrum/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { openAccountsForTests } from '../../testing/accounts.ts'

let house: AccountsForTests
beforeAll(async () => {
  house = await openAccountsForTests()
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.db.deleteFrom('sign_in_failures').execute()
  await house.db.deleteFrom('interests').execute()
})

const interest = (facts: Record<string, unknown> = {}) => ({
  objectId: 'home-00017',
  firstName: 'Anna',
  lastName: 'Åkesson',
  email: 'anna.intresse@example.com',
  message: 'Finns det förråd? 👋 مرحبا',
  newsletter: true,
  ...facts,
})
const rows = () => house.db.selectFrom('interests').selectAll().orderBy('registered_at').execute()
const lettersTo = (email: string) => house.mailbox.list().filter(({ to }) => to === email)

describe('Interest in a home', () => {
  it('of a visitor without an account is stored and confirmed by e-mail, and the cookie holds only ids and times', async () => {
    const browser = house.aBrowser()
    const answer = await browser.post('interest', interest())
    expect([answer.status, answer.body]).toEqual([200, { code: 'Ok' }])
    expect(await rows()).toMatchObject([
      {
        account_id: null,
        home_id: 'home-00017',
        stage_id: null,
        email: 'anna.intresse@example.com',
        phone: null,
        message: 'Finns det förråd? 👋 مرحبا',
        newsletter: true,
      },
    ])
    const [letter] = lettersTo('anna.intresse@example.com')
    expect(letter?.subject).toContain('Tack för din intresseanmälan')
    expect(letter?.text).not.toContain('förråd')
    expect(letter?.text).toMatch(/http:\/\/localhost\S*\/bostader\//)
    expect(decodeURIComponent(browser.jar.get('interest') ?? '')).toMatch(/^home-00017\.\d{10}$/)
  })

  it('sent a hundred times is one row and one e-mail, and excess requests get the time to wait', async () => {
    const browser = house.aBrowser()
    const email = 'hundra@example.com'
    const statuses: number[] = []
    let last = await browser.post('interest', interest({ email }))
    for (let sent = 1; sent < 100; sent += 1) {
      statuses.push(last.status)
      last = await browser.post('interest', interest({ email, message: `Gång ${sent}` }))
    }
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(last.body).toEqual({ code: 'Error', retryAfter: expect.any(Number) })
    expect(last.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await rows()).toHaveLength(1)
    expect(lettersTo(email)).toHaveLength(1)
  })

  it('keeps the latest text; a repeated request changes nothing, and omitted fields keep their values', async () => {
    const browser = house.aBrowser()
    const first = interest({ email: 'igen@example.com', phone: '070-174 06 05' })
    await browser.post('interest', first, { 'idempotency-key': 'first-request' })
    const changed = { ...first, message: 'Och balkong?', phone: '', newsletter: false }
    await browser.post('interest', changed, { 'idempotency-key': 'second-request' })
    const late = { ...first, message: 'Om igen' }
    await browser.post('interest', late, { 'idempotency-key': 'second-request' })
    expect(await rows()).toMatchObject([
      { message: 'Och balkong?', phone: '070-174 06 05', newsletter: true },
    ])
  })

  it('of a signed-in user belongs to the account, needs no name and is deleted with the account', async () => {
    const { id, email } = await house.addAccount()
    const browser = house.aBrowser()
    await browser.logIn(email)
    const answer = await browser.post('interest', { stageId: 'stage-kajutan' })
    expect(answer.body).toEqual({ code: 'Ok' })
    expect((await browser.get('me')).body.interests).toEqual([
      { stageId: 'stage-kajutan', registeredAt: expect.any(Number) },
    ])
    // A registration of another visitor with the same address is another row.
    await house
      .aBrowser()
      .post('interest', interest({ objectId: undefined, stageId: 'stage-kajutan', email }))
    expect(await rows()).toHaveLength(2)
    await house.db.deleteFrom('accounts').where('id', '=', id).execute()
    expect(await rows()).toMatchObject([{ account_id: null }])
  })

  it.each([
    [{ email: 'anna@' }, ['email', 'email']],
    [{ email: undefined }, ['email', 'required']],
    [{ firstName: '' }, ['firstName', 'required']],
    [{ firstName: 'R2D2' }, ['firstName', 'invalidInput']],
    [{ message: 'a'.repeat(10_000) }, ['message', 'inputToLong']],
    [{ message: 'Se www.example.com' }, ['message', 'invalidInput']],
    [{ phone: 'noll sju' }, ['phone', 'phoneNumber']],
    [{ objectId: 'unknown-home' }, ['objectId', 'unknownValue']],
    [{ objectId: '../../../etc' }, ['objectId', 'invalidInput']],
    [{ objectId: undefined }, ['objectId', 'required']],
    [{ stageId: 'stage-kajutan' }, ['stageId', 'invalidInput']],
  ])('is rejected at its field: %j', async (facts, [field, key]) => {
    const answer = await house.aBrowser().post('interest', interest(facts))
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ field, key }))
    expect(await rows()).toEqual([])
  })

  it('is rejected for a home of another site', async () => {
    const answer = await house.aBrowser('norway').post('interest', interest())
    expect(answer.body.errors).toEqual([{ field: 'objectId', key: 'unknownValue' }])
  })

  it('can be registered on a site without accounts, in its language', async () => {
    const email = 'ann@example.com'
    const answer = await house.aBrowser('sweden-english').post('interest', interest({ email, siteId: 2 }))
    expect(answer.status).toBe(200)
    expect(lettersTo(email)[0]?.subject).toMatch(/^Thank you for your interest at Husrum: /)
    expect(lettersTo(email)[0]?.text).toContain('/en/homes/')
  })
})

describe('The form without script', () => {
  const fields = (facts: Record<string, string> = {}) => ({
    objectId: 'home-00017',
    firstName: 'Anna',
    lastName: 'Åkesson',
    email: 'formular.intresse@example.com',
    ...facts,
  })

  it('redirects to its page on every site with homes, which confirms the registration', async () => {
    for (const { key, siteId, routes, catalogueSiteId } of sites) {
      if (!('interest' in routes) || catalogueSiteId !== 1) continue
      const answer = await house
        .aBrowser(key)
        .submit('interest', fields({ email: `${key}@example.com`, siteId: String(siteId) }))
      expect([answer.status, answer.location]).toEqual([
        303,
        `${routes.interest}?objectId=home-00017&done=interestRegistered`,
      ])
    }
  })

  it('keeps the typed text, which is in no address', async () => {
    const browser = house.aBrowser('sweden-english')
    const message = '👋'.repeat(500)
    const answer = await browser.submit(
      'interest',
      fields({ email: 'anna@', message, newsletter: 'on', siteId: '2' }),
    )
    expect(answer.location).toBe(
      '/en/register-interest/?error=InvalidInput&field=email%3Aemail&objectId=home-00017',
    )
    const typed = await browser.get('form/typed')
    expect(typed.body).toMatchObject({
      form: 'interest',
      fields: { firstName: 'Anna', email: 'anna@', message, newsletter: 'on' },
    })
  })

  it('returns the time to wait after too many requests', async () => {
    const browser = house.aBrowser()
    for (let sent = 0; sent < 20; sent += 1) await browser.submit('interest', fields())
    expect((await browser.submit('interest', fields())).location).toMatch(
      /^\/intresseanmalan\/\?error=Error&retryAfter=\d+&objectId=home-00017$/,
    )
  })
})
