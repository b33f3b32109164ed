// Bank transfers: the payer reads how to pay, the bank's file says that the money came, and the payer reads "paid", without staff.
import type { IntegrationScope } from '@husrum/contract'
import { paymentReferenceOf } from '@husrum/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PaymentsForTests } from '../../../testing/payments.ts'
import { openPaymentsForTests } from '../../../testing/payments.ts'
import { addPaymentPlan, addResidence } from '../../../testing/residences.ts'

let house: PaymentsForTests
let keys: Readonly<Record<'reads' | 'writes' | 'other', string>>
beforeAll(async () => {
  house = await openPaymentsForTests()
  const make = async (name: string, ...scopes: readonly IntegrationScope[]) =>
    (await house.integrationKeys.create({ name, scopes })).secret
  keys = {
    reads: await make('Reader', 'money:read'),
    writes: await make('Bank files', 'money:read', 'money:write', 'tasks:read', 'tasks:write'),
    other: await make('Approver', 'tasks:write'),
  }
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.forget()
  await house.db
    .insertInto('sellers')
    .values({
      key: 'kajutan',
      changed_at: new Date(house.clock.now()).toISOString(),
      record: JSON.stringify({
        key: 'kajutan',
        country: 'SE',
        siteIds: [1],
        legalName: 'Kajutan Bostad AB',
        organisationNumber: '556036-0793',
        address: 'Kajgatan 1',
        email: 'avtal@example.com',
        phone: '+46 31 10 20 30',
        signatories: ['Eva Ek'],
        bank: { bankgiro: '5050-1055' },
      }),
    })
    .execute()
})

const day = 86_400_000
const call = (method: string, path: string, body?: object, key = keys.writes) =>
  house.ask('anonymous', method, `/services/staff/bank/${path}`, {
    ...(body && { body }),
    headers: { authorization: `Bearer ${key}` },
  })
const subjects = async () => {
  await house.jobs.settled()
  return house.mailbox.list().map(({ subject }) => subject.replace(/\s/g, ' '))
}
const home = async () => (await house.ask('anna', 'GET', '/services/payments')).body.homes[0]
/** A home of 4,000,000 kr, and the reference of each of its payments. */
const annasHome = async () => {
  const residenceId = await addResidence(house.db, {
    people: { [house.accounts.anna]: 'owner' },
    agreedOn: '2026-03-02',
  })
  const plan = await addPaymentPlan(house.db, residenceId)
  const rows = await house.db.selectFrom('residence_payments').select(['kind', 'number']).execute()
  const references: Readonly<Record<string, string>> = Object.fromEntries(
    rows.map(({ kind, number }) => [kind, paymentReferenceOf(number, 'SE')]),
  )
  return { residenceId, plan, references }
}
let serial = 0
interface Sent {
  readonly amount: number
  readonly reference?: string | undefined
  readonly payer?: string
  readonly serial?: number
  readonly isTakenBack?: boolean
}
/** A BgMax file. */
const fileOf = (payments: readonly Sent[], bankgiro = '5050-1055'): string => {
  const zeros = (value: number, length: number) => String(value).padStart(length, '0')
  const lines = [
    '01BGMAX               0120260302173035010331P',
    `05${bankgiro.replace('-', '').padStart(10, '0')}          SEK`,
    ...payments.flatMap(({ amount, reference = '', payer = 'Anna Ek', serial: own, isTakenBack }) => {
      serial += 1
      return [
        `${isTakenBack ? 21 : 20}0003783511${reference.padStart(25)}${zeros(amount * 100, 18)}22${zeros(own ?? serial, 12)}0`,
        `26${payer}`,
      ]
    }),
    `15${zeros(0, 35)}20260302${zeros(1, 5)}${zeros(0, 18)}SEK${zeros(payments.length, 8)}`,
    `70${zeros(payments.filter(({ isTakenBack }) => !isTakenBack).length, 8)}${zeros(
      payments.filter(({ isTakenBack }) => isTakenBack).length,
      8,
    )}`,
  ]
  return lines.join('\n')
}
const sendFile = (content: string, key = keys.writes, name = 'bgmax.txt') =>
  house.ask('anonymous', 'POST', `/services/staff/bank/files?name=${name}`, {
    body: content,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' },
  })
const send = (...payments: readonly Sent[]) => sendFile(fileOf(payments))
const openLines = async () => (await call('GET', 'lines?state=open')).body.lines

describe('A payer', () => {
  it('reads how to pay by bank, however large the amount is', async () => {
    const { references } = await annasHome()
    const { payments } = await home()
    expect(payments.at(-1)).toMatchObject({
      amount: 3_600_000,
      isPaidOnline: false,
      transfer: { receiver: 'Kajutan Bostad AB', bankgiro: '5050-1055', reference: references.final },
    })
  })

  it('reads it in the letter before the due day', async () => {
    const { references, plan } = await annasHome()
    await house.db
      .updateTable('residence_payments')
      .set({ due_on: '2026-03-06' })
      .where('id', '=', plan.final ?? '')
      .execute()
    expect(await house.module.remind()).toBe(1)
    await house.jobs.settled()
    const [mail] = house.mailbox.list()
    for (const said of [
      'Mottagare: Kajutan Bostad AB',
      'Bankgiro: 5050-1055',
      `OCR-nummer: ${references.final}`,
    ])
      expect(mail?.text).toContain(said)
  })

  it('reads "paid" after the bank’s file came, with one letter and no reminder', async () => {
    const { references, plan } = await annasHome()
    await house.db
      .updateTable('residence_payments')
      .set({ due_on: '2026-02-27' })
      .where('id', '=', plan.final ?? '')
      .execute()
    const { status, body } = await send({ amount: 3_600_000, reference: references.final })
    expect([status, body.isNew, body.lines]).toMatchObject([
      200,
      true,
      [{ state: 'matched', rest: 0, parts: [{ about: 'Kajutan 1203', amount: 3_600_000, by: '' }] }],
    ])
    expect(await home()).toMatchObject({ paid: 3_600_000, left: 400_000 })
    const paid = (await home()).payments.find(({ kind }: { kind: string }) => kind === 'final')
    expect(paid).toMatchObject({ standing: 'paid', paidOn: '2026-03-02' })
    expect(paid.transfer).toBeUndefined()
    expect(await house.module.remind()).toBe(0)
    expect(await subjects()).toEqual(['Husrum: Vi har fått 3 600 000 kr för Kajutan 1203'])
  })
})

describe('A file of the bank', () => {
  it('counts once, also if its payments come again in another file', async () => {
    const { references } = await annasHome()
    const paid = { amount: 300_000, reference: references.instalment, serial: 77 }
    const content = fileOf([paid])
    const answers = await Promise.all(['a', 'b'].map((name) => sendFile(content, keys.writes, name)))
    expect(answers.map(({ body }) => body.isNew).toSorted()).toEqual([false, true])
    const again = await send(paid, { amount: 5, reference: 'unknown' })
    expect([again.body.knownCount, again.body.lines.length]).toEqual([1, 1])
    expect((await home()).paid).toBe(300_000)
    expect(await subjects()).toEqual(['Husrum: Vi har fått 300 000 kr för Kajutan 1203'])
  })

  it('leaves in the list of claims what is missing', async () => {
    const { references } = await annasHome()
    await send({ amount: 40_000, reference: references.deposit })
    const { status, body } = await call('GET', 'claims', undefined, keys.reads)
    expect(status).toBe(200)
    const deposit = body.claims.find(
      ({ reference }: { reference: string }) => reference === references.deposit,
    )
    expect(deposit).toMatchObject({ amount: 100_000, missing: 60_000 })
  })

  it('is refused in words for the account of no seller, and for damage', async () => {
    const foreign = fileOf([{ amount: 5 }], '991-2346')
    const refused = await sendFile(foreign)
    expect([refused.status, refused.body.errors, refused.body.present]).toMatchObject([
      400,
      [{ field: 'account', key: 'unknownValue' }],
      expect.stringContaining('9912346'),
    ])
    expect((await sendFile('01BGMAX   ')).body).toMatchObject({
      errors: [{ field: 'file', key: 'fileBroken' }],
      present: expect.stringContaining('no end'),
    })
  })

  it('needs a key of the scope', async () => {
    const content = fileOf([{ amount: 5 }])
    expect((await sendFile(content, keys.reads)).status).toBe(403)
    expect((await call('GET', 'lines', undefined, keys.reads)).status).toBe(200)
    expect((await call('GET', 'claims', undefined, keys.other)).status).toBe(403)
    expect((await call('GET', 'claims', undefined, 'guessed')).status).toBe(401)
  })
})

describe('Money', () => {
  it('in parts pays once the last part has come, and is not paid online meanwhile', async () => {
    const { references, plan } = await annasHome()
    await send({ amount: 40_000, reference: references.deposit })
    expect(await home()).toMatchObject({ paid: 40_000, left: 3_960_000 })
    expect((await home()).payments[0]).toMatchObject({ received: 40_000, isPaidOnline: false })
    const asked = await house.ask('anna', 'POST', `/api/buyresidence/createpaymentid/home-${plan.deposit}`)
    expect(asked.body.code).toBe('amountNotPossible')
    expect(await subjects()).toEqual([])
    await send({ amount: 60_000, reference: references.deposit })
    expect((await home()).payments[0]).toMatchObject({ standing: 'paid' })
    expect(await subjects()).toHaveLength(1)
  })

  it('beyond what is missing, or with a wrong reference, waits for staff with suggestions', async () => {
    const { references } = await annasHome()
    await send({ amount: 100_500, reference: references.deposit })
    await send({ amount: 300_000, reference: '12345678', payer: 'Unknown Payer' })
    const lines = await openLines()
    expect(lines.map(({ rest }: { rest: number }) => rest).toSorted()).toEqual([300_000, 500])
    const wrong = lines.find(({ rest }: { rest: number }) => rest === 300_000)
    expect(wrong.suggestions).toMatchObject([
      { claim: { reference: references.instalment, missing: 300_000 }, because: ['amount'] },
    ])
    const match = (body: object) => call('POST', `lines/${wrong.id}/match`, { by: 'Eva Ek', ...body })
    expect((await match({ claim: references.deposit })).status).toBe(409)
    expect((await match({ claim: '999' })).status).toBe(400)
    expect((await match({ claim: references.instalment, amount: 300_000.01 })).status).toBe(409)
    expect((await match({ claim: references.instalment })).body).toMatchObject({
      state: 'matched',
      parts: [{ by: 'Eva Ek' }],
    })
    expect((await home()).payments[1]).toMatchObject({ standing: 'paid' })
  })

  it('for the wrong payment is taken from it, which is open again, with a letter', async () => {
    const { references } = await annasHome()
    const { body } = await send({ amount: 300_000, reference: references.instalment })
    const { id } = body.lines[0]
    const undone = await call('POST', `lines/${id}/unmatch`, { by: 'Eva Ek' })
    expect(undone.body).toMatchObject({ state: 'open', rest: 300_000, parts: [] })
    expect((await home()).payments[1].standing).toBe('upcoming')
    expect(await subjects()).toContain('Husrum: 300 000 kr för Kajutan 1203 är inte längre betalt')
  })

  it('that the bank takes back pays nothing', async () => {
    const { references } = await annasHome()
    const paid = { amount: 300_000, reference: references.instalment }
    await send(paid)
    await send({ ...paid, isTakenBack: true })
    expect((await home()).payments[1].standing).toBe('upcoming')
    expect(await openLines()).toEqual([])
    // Another one without its payment waits for staff.
    await send({ ...paid, isTakenBack: true })
    expect(await openLines()).toMatchObject([{ amount: -300_000, rest: -300_000 }])
    await send(paid)
    expect((await home()).payments[1].standing).toBe('paid')
  })

  it('that nothing asks for is paid back by two people with two keys', async () => {
    await annasHome()
    const { body } = await send({ amount: 700, payer: 'Bo Berg' })
    const { id } = body.lines[0]
    const prepared = await call('POST', `lines/${id}/pay-back`, { by: 'Eva Ek' })
    expect(prepared.body).toMatchObject({ rest: 0, paidBack: 700, state: 'matched' })
    expect((await call('POST', `lines/${id}/pay-back`, { by: 'Eva Ek' })).status).toBe(409)
    const tasksPath = '/services/staff/tasks'
    const [task] = (
      await house.ask('anonymous', 'GET', tasksPath, { headers: { authorization: `Bearer ${keys.writes}` } })
    ).body.tasks
    expect(task).toMatchObject({ kind: 'payBack', to: { name: 'Bo Berg' }, amount: 700, bankLineId: id })
    const finish = (by: string, key: string) =>
      house.ask('anonymous', 'POST', `${tasksPath}/${task.id}/done`, {
        body: { by, reference: 'BG 1' },
        headers: { authorization: `Bearer ${key}` },
      })
    expect((await finish('Eva Ek', keys.other)).status).toBe(409)
    expect((await finish('Karin Ek', keys.writes)).status).toBe(409)
    expect((await finish('Karin Ek', keys.other)).status).toBe(200)
  })

  it('entered by hand counts once', async () => {
    const { references } = await annasHome()
    const line = {
      entryId: 'Statement 7, row 3',
      account: '5050-1055',
      bookedOn: '2026-03-02',
      amount: 100_000,
      currency: 'SEK',
      reference: references.deposit,
    }
    const enter = () => call('POST', 'lines', { by: 'Eva Ek', lines: [line] })
    expect((await enter()).body.lines).toMatchObject([{ state: 'matched' }])
    expect((await enter()).body).toMatchObject({ isNew: false, knownCount: 1, lines: [] })
    expect((await home()).paid).toBe(100_000)
  })

  it('that came for what was then paid online waits for staff', async () => {
    const { references, plan } = await annasHome()
    const thing = `home-${plan.deposit}`
    const id = await house.paymentId(thing)
    await house.start('swish', thing, id)
    await send({ amount: 40_000, reference: references.deposit })
    house.simulators.ledger.end(house.instructionOf(id), 'paid')
    await expect.poll(async () => (await house.status(id)).body.status).toBe('paid')
    expect((await home()).payments[0]).toMatchObject({ standing: 'paid', payment: { provider: 'swish' } })
    expect(await openLines()).toMatchObject([{ rest: 40_000, parts: [] }])
  })
})

it('A reminder goes to none who has paid on the due day, read from the file of the next morning', async () => {
  const { references, plan } = await annasHome()
  await house.db
    .updateTable('residence_payments')
    .set({ due_on: '2026-03-06', reminded_before_at: '2026-02-27T12:00:00Z' })
    .where('id', '=', plan.instalment ?? '')
    .execute()
  const start = house.clock.now()
  // Saturday, Sunday, and Monday morning.
  for (const passed of [4 * day, day, day + 20 * 3_600_000 - day]) {
    house.clock.pass(passed)
    expect(await house.module.remind()).toBe(0)
  }
  await send({ amount: 300_000, reference: references.instalment })
  house.clock.pass(day)
  expect(await house.module.remind()).toBe(0)
  house.clock.pass(start - house.clock.now())
})
