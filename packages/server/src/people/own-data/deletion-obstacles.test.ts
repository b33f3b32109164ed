// Obstacles to the deletion of an account: listed before the confirmation, and in the answer of a rejected deletion.
import { randomUUID } from 'node:crypto'
import type { PaymentState, ResidenceDayKind } from '@husrum/domain'
import { aBookedHome } from '@husrum/domain/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountsForTests } from '../../testing/accounts.ts'
import { aProvenIdentity, goodPassword, openAccountsForTests } from '../../testing/accounts.ts'
import { columnsOfAccounts, fillTable } from '../../testing/fill-tables.ts'
import { addPaymentPlan, addResidence } from '../../testing/residences.ts'
import { makeIdentityVault } from '../accounts/identity-vault.ts'
import { deleteUnconfirmed } from './unconfirmed-accounts.ts'

let house: AccountsForTests
beforeAll(async () => {
  house = await openAccountsForTests()
})
afterAll(() => house.close())

/** The test clock starts on 2 March 2026. */
const today = '2026-03-02'
const instant = '2026-03-01T10:00:00.000Z'

const addPerson = async (facts: Parameters<AccountsForTests['addAccount']>[0] = {}) => {
  const account = await house.addAccount(facts)
  const browser = house.aBrowser(facts.site)
  await browser.logIn(account.email)
  return { ...account, browser }
}
type Person = Awaited<ReturnType<typeof addPerson>>

const remove = ({ browser }: Person) => browser.post('delete', { password: goodPassword, confirmed: true })

/** Both lists: the one shown before, and the one of the answer. */
const obstaclesOf = async (person: Person) => {
  const shown = (await person.browser.get('own_data')).body.deletion.blocking
  const { status, body } = await remove(person)
  expect(status).toBe(409)
  expect(body).toEqual({ code: 'HasOngoingBusiness', blocking: shown })
  expect((await person.browser.get('me')).status).toBe(200)
  return shown
}

const addBooking = async (accountId: string | null, status: string, facts: object = {}) => {
  const id = randomUUID()
  await house.db
    .insertInto('bookings')
    .values({
      id,
      account_id: accountId,
      site: 'sweden',
      object_id: randomUUID(),
      project_id: randomUUID(),
      variant: 'C',
      status: status as never,
      state: JSON.stringify({ kind: status, variant: 'C' }) as never,
      options: '[]',
      home: JSON.stringify(aBookedHome({ name: 'Kajutan 1203', address: 'Kajgatan 4' })),
      terms: '{}',
      status_before: 'forSale',
      origin: '',
      started_at: instant,
      ...facts,
    })
    .execute()
  return id
}

const addPayment = async (accountId: string, state: PaymentState, facts: object = {}) => {
  const id = randomUUID()
  const isPaid = state.kind === 'paid'
  await house.db
    .insertInto('payments')
    .values({
      id,
      purpose: 'vip',
      brand: 'main',
      account_id: accountId,
      site_id: 1,
      origin: '',
      about: 'VIP, Husrum',
      amount: 20_000,
      currency: 'SEK',
      provider: state.kind === 'created' ? null : 'swish',
      status: state.kind,
      state: JSON.stringify(state),
      created_at: instant,
      started_at: state.kind === 'created' ? null : instant,
      ...(isPaid && { paid_at: instant, receipt_number: `K-1-${id}` }),
      ...facts,
    })
    .execute()
  return id
}

const addRefund = (paymentId: string, status: 'asked' | 'underWay' | 'failed' | 'done') =>
  house.db
    .insertInto('payment_refunds')
    .values({ payment_id: paymentId, amount: 20_000, reason: 'withdrawn', status, created_at: instant })
    .execute()

const addDay = (residenceId: string, kind: ResidenceDayKind, earliest: string) =>
  house.db
    .insertInto('residence_days')
    .values({ residence_id: residenceId, kind, earliest, source: 'agreement', set_at: instant })
    .execute()

describe('Before an account is deleted', () => {
  it('an open booking must end', async () => {
    const anna = await addPerson()
    const id = await addBooking(anna.id, 'financing')
    expect(await obstaclesOf(anna)).toEqual([
      { kind: 'booking', id, site: 'sweden', title: 'Kajutan 1203, Kajgatan 4' },
    ])
  })

  it('an open booking on another site of the account names that site', async () => {
    const anna = await addPerson()
    const id = await addBooking(anna.id, 'held', { site: 'cooperative' })
    expect(await obstaclesOf(anna)).toMatchObject([
      {
        kind: 'booking',
        id,
        site: 'cooperative',
        origin: expect.stringMatching(/^http:\/\/coop\.localhost/),
      },
    ])
  })

  it('a booking that the person has signed as the second buyer must end', async () => {
    const olle = await addPerson({ identity: aProvenIdentity({ personalNumber: '198112189876' }) })
    const id = await addBooking(null, 'waitingCoSigner')
    await sql`insert into booking_applicants (booking_id, role, identity_lookup, email_lookup)
      select ${id}, 'coBuyer', identity_lookup, '\\x00' from accounts where id = ${olle.id}`.execute(house.db)
    // Named by another buyer, but not signed: the account can be deleted.
    expect((await olle.browser.get('own_data')).body.deletion.blocking).toEqual([])
    await fillTable(house.db, 'booking_signatures', {
      id: randomUUID(),
      booking_id: id,
      role: 'coBuyer',
      provider: 'bank_id',
    })
    expect((await olle.browser.get('own_data')).body.deletion.blocking).toMatchObject([
      { kind: 'booking', id },
    ])
  })

  it.each([
    ['at its provider', { kind: 'pending', startedAt: 0 }],
    ['whose result is unknown', { kind: 'unknown', messageKey: 'unclear' }],
    [
      'cancelled before its provider confirmed it',
      { kind: 'cancelled', messageKey: 'cancelled', isUnconfirmed: true },
    ],
  ] as const)('a payment %s must end', async (_, state) => {
    const anna = await addPerson()
    const id = await addPayment(anna.id, state)
    expect(await obstaclesOf(anna)).toEqual([
      {
        kind: 'payment',
        id,
        site: 'sweden',
        title: 'VIP, Husrum',
        amount: 200,
        currency: 'SEK',
        day: '2026-03-01',
      },
    ])
  })

  it.each(['asked', 'underWay', 'failed'] as const)('a refund that is %s must arrive', async (status) => {
    const anna = await addPerson()
    const id = await addPayment(anna.id, { kind: 'paid', isLate: false })
    await addRefund(id, status)
    expect(await obstaclesOf(anna)).toEqual([
      {
        kind: 'refund',
        id,
        site: 'sweden',
        title: 'VIP, Husrum',
        amount: 200,
        currency: 'SEK',
        day: '2026-03-01',
      },
    ])
  })

  it('a transfer by staff must arrive', async () => {
    const anna = await addPerson()
    const residenceId = await addResidence(house.db, { people: {} })
    const { deposit, instalment } = await addPaymentPlan(house.db, residenceId)
    const task = {
      kind: 'payBack' as const,
      site: 'sweden' as const,
      about: 'Kajutan 1203',
      residence_payment_id: deposit ?? instalment ?? '',
      account_id: anna.id,
      amount: 40_000_000,
      currency: 'SEK',
      created_at: instant,
      due_on: today,
    }
    const { id } = await house.db
      .insertInto('staff_tasks')
      .values(task)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await obstaclesOf(anna)).toEqual([
      { kind: 'refund', id, site: 'sweden', title: 'Kajutan 1203', amount: 400_000, currency: 'SEK' },
    ])
  })

  it('a payment plan of 9,965,000 must be paid, also of a home that has been handed over', async () => {
    const anna = await addPerson()
    const id = await addResidence(house.db, { people: { [anna.id]: 'owner' }, agreedOn: '2025-06-01' })
    await addDay(id, 'moveIn', '2026-02-01')
    await addPaymentPlan(house.db, id, { total: 996_500_000 as never, agreedOn: '2025-06-01' })
    const [plan, ...others] = await obstaclesOf(anna)
    expect(others).toEqual([])
    expect(plan).toMatchObject({ kind: 'plan', id, site: 'sweden', amount: 9_965_000, currency: 'SEK' })
    expect(plan.day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('a purchased home must be handed over', async () => {
    const anna = await addPerson()
    const id = await addResidence(house.db, { people: { [anna.id]: 'coOwner' }, agreedOn: '2025-06-01' })
    await addDay(id, 'moveIn', '2026-03-03')
    expect(await obstaclesOf(anna)).toEqual([
      { kind: 'home', id, site: 'sweden', title: expect.stringContaining('Kajutan 1203'), day: '2026-03-03' },
    ])
  })

  it('a document must be signed', async () => {
    const anna = await addPerson()
    const residenceId = await addResidence(house.db, { people: { [anna.id]: 'tenant' } })
    const blocks = [{ kind: 'paragraph', text: 'Ekparkett.' }] as const
    await house.addToHome(house.db, {
      residenceId,
      document: {
        id: 'supplement',
        title: 'Tillägg',
        language: 'sv',
        subtitle: 'Husrum',
        blocks,
        footer: '{page}',
      },
      now: house.clock.now(),
    })
    const { id } = await house.db
      .selectFrom('residence_documents')
      .select('id')
      .where('residence_id', '=', residenceId)
      .executeTakeFirstOrThrow()
    await house.db
      .insertInto('residence_document_signers')
      .values({ document_id: id, role: 'buyer', account_id: anna.id })
      .execute()
    expect(await obstaclesOf(anna)).toMatchObject([
      { kind: 'document', id, title: expect.stringMatching(/^Tillägg: Kajutan 1203/) },
    ])
  })

  it('an unpaid membership and an open errand must end, as before', async () => {
    const anna = await addPerson()
    await house.db
      .insertInto('user_payments')
      .values({ account_id: anna.id, brand: 'main', status: 'Reminder1', created_at: instant })
      .execute()
    expect(await obstaclesOf(anna)).toMatchObject([{ kind: 'payment', title: expect.stringMatching(/^VIP/) }])
  })

  it('the page lists them without script', async () => {
    const anna = await addPerson()
    await addPayment(anna.id, { kind: 'pending', startedAt: 0 })
    const sent = await anna.browser.submit('delete', { confirmed: 'on', password: goodPassword })
    expect(sent.location).toBe('/mina-sidor/mina-installningar/?ownData=blocked#own-deletion')
    expect((await anna.browser.get('me')).status).toBe(200)
  })

  it('the identity can be unlinked all the same', async () => {
    const identity = aProvenIdentity({ personalNumber: '199002142389' })
    const anna = await addPerson({ identity })
    const residenceId = await addResidence(house.db, {
      people: { [anna.id]: 'owner' },
      agreedOn: '2025-06-01',
    })
    await addPaymentPlan(house.db, residenceId)
    const { body } = await anna.browser.get('own_data')
    expect(body.identity.blocking).toEqual([])
    expect(body.deletion.blocking).toMatchObject([{ kind: 'plan' }, { kind: 'home' }])
  })
})

describe('An account without obstacles', () => {
  const deleted = async (person: Person) =>
    expect(await remove(person)).toMatchObject({ status: 200, body: { code: 'Ok' } })

  const partiesOf = (column: 'booking_id' | 'residence_id' | 'payment_id', id: string) =>
    house.db
      .selectFrom('contract_party_links')
      .innerJoin('contract_parties', 'contract_parties.id', 'contract_party_links.party_id')
      .select(['first_name', 'last_name', 'city', 'identity_sealed'])
      .where(column, '=', id)
      .execute()

  it('leaves its contract, its home and its payments with a party, and without an account', async () => {
    const identity = aProvenIdentity({ personalNumber: '195804271278' })
    const anna = await addPerson({ identity })
    await sql`update accounts set city = 'Malmö' where id = ${anna.id}`.execute(house.db)
    const booking = await addBooking(anna.id, 'completed', { signed_at: instant, completed_at: instant })
    const home = await addResidence(house.db, {
      people: { [anna.id]: 'owner' },
      bookingId: booking,
      agreedOn: '2024-06-01',
    })
    await addDay(home, 'moveIn', '2026-02-01')
    const plan = await addPaymentPlan(house.db, home, { agreedOn: '2024-06-01' })
    await sql`update residence_payments set status = 'paid' where residence_id = ${home}`.execute(house.db)
    const fee = await addPayment(
      anna.id,
      { kind: 'paid', isLate: false },
      { purpose: 'bookingFee', brand: null, booking_id: booking },
    )
    const paid = await addPayment(
      anna.id,
      { kind: 'paid', isLate: false },
      { purpose: 'home', brand: null, residence_payment_id: Object.values(plan)[0] },
    )
    await addRefund(paid, 'done')
    const tried = await addPayment(anna.id, { kind: 'declined', messageKey: 'declined' })
    await deleted(anna)
    for (const [column, id] of [
      ['booking_id', booking],
      ['residence_id', home],
      ['payment_id', fee],
      ['payment_id', paid],
      ['payment_id', tried],
    ] as const) {
      const [party, ...others] = await partiesOf(column, id)
      expect(others).toEqual([])
      expect(party).toMatchObject({ first_name: 'Anna', last_name: 'Åkesson', city: 'Malmö' })
      const sealed = party?.identity_sealed ?? new Uint8Array()
      expect(makeIdentityVault(house.keys).open(sealed, anna.id)).toEqual({
        country: 'SE',
        personalNumber: '195804271278',
      })
    }
    const columns = await columnsOfAccounts(house.db)
    for (const { table, column } of columns) {
      const { rows } = await sql<{ readonly of: string }>`select ${sql.ref(column)}::text as of
        from ${sql.table(table)} where ${sql.ref(column)} is not null
          and ${sql.ref(column)}::text not in (select id::text from accounts)
          and ${sql.ref(column)}::text <> '00000000-0000-0000-0000-000000000000'`.execute(house.db)
      expect({ table, column, rows: rows.length }).toEqual({ table, column, rows: 0 })
    }
  })

  it('is read by staff with a key, and each look-up is in the audit log', async () => {
    const identity = aProvenIdentity({ personalNumber: '194107081111' })
    const anna = await addPerson({ identity })
    const booking = await addBooking(anna.id, 'completed', { signed_at: instant, completed_at: instant })
    const home = await addResidence(house.db, {
      people: { [anna.id]: 'owner' },
      bookingId: booking,
      agreedOn: '2024-06-01',
    })
    await addDay(home, 'moveIn', '2026-02-01')
    const membership = await addPayment(anna.id, { kind: 'paid', isLate: false })
    const { number } = await house.db
      .selectFrom('payments')
      .select('number')
      .where('id', '=', membership)
      .executeTakeFirstOrThrow()
    await deleted(anna)
    const { secret } = await house.integrationKeys.create({ name: 'Auditors', scopes: ['parties:read'] })
    const read = async (subject: object, key = secret) => {
      const response = await house.app.request('/services/staff/contract_parties', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ by: 'Karin Ek', ...subject }),
      })
      return { status: response.status, body: await response.json() }
    }
    for (const subject of [{ booking }, { home }, { payment: number }])
      expect(await read(subject)).toMatchObject({
        status: 200,
        body: {
          parties: [
            {
              firstName: 'Anna',
              lastName: 'Åkesson',
              identity: { country: 'SE', personalNumber: '194107081111' },
            },
          ],
        },
      })
    expect((await read({ payment: '999' })).body).toEqual({ parties: [] })
    expect((await read({ home: 'not an id' })).body).toEqual({ parties: [] })
    expect((await read({})).status).toBe(400)
    expect((await read({ booking, home })).status).toBe(400)
    expect((await read({ booking }, 'another key')).status).toBe(401)
    const { rows } =
      await sql`select detail from audit_log where event = 'contractPartyRead' order by at limit 1`.execute(
        house.db,
      )
    expect(rows).toEqual([{ detail: { by: 'Karin Ek', key: 'Auditors', booking } }])
  })

  it('leaves no party if nothing has to be retained, and no payment that only had a number', async () => {
    const anna = await addPerson()
    const id = await addPayment(anna.id, { kind: 'created' })
    await deleted(anna)
    const found = await house.db.selectFrom('payments').select('id').where('id', '=', id).execute()
    expect(found).toEqual([])
    const party = house.db.selectFrom('contract_parties').select('id').where('id', '=', anna.id)
    expect(await party.execute()).toEqual([])
  })

  it('can be deleted although the home is rented, or was sold on', async () => {
    const anna = await addPerson()
    const rented = await addResidence(house.db, { people: { [anna.id]: 'tenant' }, agreedOn: '2026-03-01' })
    await addPaymentPlan(house.db, rented)
    const sold = await addResidence(house.db, { people: { [anna.id]: 'owner' }, agreedOn: '2020-01-01' })
    await sql`update residences set left_on = '2025-01-01' where id = ${sold}`.execute(house.db)
    await deleted(anna)
    expect(await partiesOf('residence_id', sold)).toHaveLength(1)
    expect(await partiesOf('residence_id', rented)).toEqual([])
  })
})

describe('An account whose address was never confirmed', () => {
  it('is deleted after two days, unless there is an obstacle', async () => {
    const free = await house.addAccount({ isConfirmed: false })
    const paying = await house.addAccount({ isConfirmed: false })
    await addPayment(paying.id, { kind: 'pending', startedAt: 0 })
    house.clock.pass(3 * 86_400_000)
    await sql`update accounts set created_at = '2026-03-01' where id in (${free.id}, ${paying.id})`.execute(
      house.db,
    )
    await house.sweepOwnData()
    const left = await house.db
      .selectFrom('accounts')
      .select('id')
      .where('id', 'in', [free.id, paying.id])
      .execute()
    expect(left).toEqual([{ id: paying.id }])
    expect(await deleteUnconfirmed(house.db, paying.id, { now: house.clock.now })).toBe(false)
  })
})
