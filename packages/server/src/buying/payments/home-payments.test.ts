// Paying for a home by its plan: due once, paid once, reminded once, with a receipt; only by its owner.
import { randomUUID } from 'node:crypto'
import type { Money } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inventedInstalments } from '../../dev/invented-payment-plans.ts'
import type { PaymentsForTests } from '../../testing/payments.ts'
import { openPaymentsForTests } from '../../testing/payments.ts'
import { addPaymentPlan, addResidence } from '../../testing/residences.ts'
import type { StoredBooking } from '../booking/index.ts'
import { addHomePayment, followDays, planHomePayments } from './home-payments.ts'

let house: PaymentsForTests
beforeAll(async () => {
  house = await openPaymentsForTests()
})
beforeEach(() => house.forget())
afterAll(() => house.close())

const soon = { timeout: 20_000, interval: 20 }
const day = 24 * 3_600_000

/** Anna's home, agreed today: 2 March 2026. */
const annasHome = async () => {
  const residenceId = await addResidence(house.db, {
    people: { [house.accounts.anna]: 'owner' },
    agreedOn: '2026-03-02',
  })
  const { deposit = '', final = '' } = await addPaymentPlan(house.db, residenceId)
  return { residenceId, deposit, final, thing: `home-${deposit}` }
}
const payments = async (who: 'anna' | 'stranger' = 'anna') =>
  (await house.ask(who, 'GET', '/services/payments')).body
const pay = async (thing: string) => {
  const id = await house.paymentId(thing)
  await house.start('swish', thing, id)
  house.simulators.ledger.end(house.instructionOf(id), 'paid')
  await vi.waitFor(async () => expect((await house.status(id)).body.status).toBe('paid'), soon)
  return id
}
/** Anna's home, from a booking. */
const boughtHome = async () => {
  const { residenceId, ...home } = await annasHome()
  const bookingId = randomUUID()
  await sql`alter table residences drop constraint if exists residences_booking_id_fkey`.execute(house.db)
  await house.db
    .updateTable('residences')
    .set({ booking_id: bookingId })
    .where('id', '=', residenceId)
    .execute()
  return { ...home, residenceId, bookingId }
}
const endPurchase = (bookingId: string, kept?: Money) =>
  house.db.transaction().execute(async (trx) => {
    await house.module.money.cancelPlan(trx, bookingId)
    await house.module.money.refund(trx, bookingId, 'withdrawn', kept)
  })
const letters = async () => {
  await house.jobs.settled()
  return house.mailbox.list().map(({ subject }) => subject.replace(/\s/g, ' '))
}

describe('The plan of a home', () => {
  it('is listed with the payments that are due now, and adds up to the price', async () => {
    await annasHome()
    const { homes, needsIdentity } = await payments()
    expect(needsIdentity).toBe(false)
    expect(homes).toMatchObject([{ name: 'Kajutan 1203', total: 4_000_000, paid: 0, left: 4_000_000 }])
    expect(homes[0].payments).toMatchObject([
      { kind: 'deposit', amount: 100_000, dueOn: '2026-04-01', standing: 'due', isPaidOnline: true },
      { kind: 'instalment', amount: 300_000, dueOn: '2026-12-01', standing: 'upcoming', isPaidOnline: false },
      { kind: 'final', amount: 3_600_000, dueOn: '2027-03-01', standing: 'upcoming', isPaidOnline: false },
    ])
  })

  it('is created once for repeated requests', async () => {
    const { residenceId } = await annasHome()
    const agreed = {
      residenceId,
      country: 'SE',
      instalments: inventedInstalments.SE,
      currency: 'SEK',
      agreedOn: '2026-03-02',
      moveInOn: undefined,
    } as const
    await planHomePayments(house.db, { ...agreed, total: 1_000 as Money, paidFee: 0 as Money })
    expect((await payments()).homes[0].total).toBe(4_000_000)
  })
})

describe('A completed booking', () => {
  const begin = async (paperSources: StoredBooking['paperSources']) => {
    const id = await addResidence(house.db, { people: { [house.accounts.anna]: 'owner' } })
    const terms = { price: 400_000_000, fee: 2_500_000, currency: 'SEK' }
    const booking = { site: siteByKey('sweden'), terms, options: [], paperSources } as never
    await house.db
      .transaction()
      .execute((trx) => house.module.money.plan(trx, booking, { id, agreedOn: '2026-03-02' } as never))
    return (await payments()).homes[0]?.payments.map(({ amount }: { amount: number }) => amount)
  }
  const plan = inventedInstalments.SE
  const agreementWith = async (text: string) => {
    const template = { site_id: 1, kind: 'agreement', language: 'sv', version: 1, text } as const
    const { id } = await house.db
      .insertInto('paper_templates')
      .values({ ...template, stored_by: 'test', stored_at: new Date(house.clock.now()).toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { plan, templates: { 'agreement.sv': id } } as const
  }

  it('asks for what its agreement names, and else for nothing', async () => {
    expect(await begin({ plan, templates: {} })).toEqual([75_000, 300_000, 3_600_000])
    await house.forget()
    expect(await begin({ templates: {} })).toBeUndefined()
    expect(await begin(undefined)).toBeUndefined()
    expect(await begin(await agreementWith('# Avtal\n\n{{price}}'))).toBeUndefined()
    await house.db.deleteFrom('paper_templates').execute()
    expect(await begin(await agreementWith('# Avtal\n\n{{plan}}'))).toHaveLength(3)
    await house.db.deleteFrom('paper_templates').execute()
  })
})

describe('A purchase that ends', () => {
  it('refunds what was paid of its plan, once, and ends the plan', async () => {
    const { thing, bookingId } = await boughtHome()
    const id = await pay(thing)
    await letters()
    await Promise.all([endPurchase(bookingId), endPurchase(bookingId)])
    await house.jobs.settled()
    expect(house.simulators.swish.refunds.size).toBe(1)
    expect((await house.status(id)).body.refund).toBeDefined()
    expect(await letters()).toContain('Husrum: 100 000 kr är på väg tillbaka till dig')
    const [home] = (await payments()).homes
    expect(home?.payments.map(({ standing }: { standing: string }) => standing)).not.toContain('due')
  })

  it('retains the withdrawal cost once, and refunds the rest', async () => {
    const { thing, bookingId } = await boughtHome()
    await pay(thing)
    await endPurchase(bookingId, 700_000 as Money)
    const refunds = await house.db.selectFrom('payment_refunds').select('amount').execute()
    expect(refunds.map(({ amount }) => Number(amount))).toContain(10_000_000 - 700_000)
  })

  it('cancels a payment under way', async () => {
    const { thing, bookingId } = await boughtHome()
    const id = await house.paymentId(thing)
    await house.start('swish', thing, id)
    await endPurchase(bookingId)
    await house.jobs.settled()
    expect((await house.status(id)).body.status).toBe('cancelled')
  })
})

describe('The due dates of a plan', () => {
  it('are those of the home: unknown while they are estimated, and moved with changes', async () => {
    const { residenceId } = await annasHome()
    const say = async (
      kind: 'moveIn' | 'payment',
      earliest: string,
      rest: { readonly latest?: string; readonly source?: 'estimate' | 'changed' } = {},
    ) => {
      const { latest = null, source = 'changed' } = rest
      await house.db
        .insertInto('residence_days')
        .values({
          residence_id: residenceId,
          kind,
          earliest,
          latest,
          source,
          set_at: new Date(house.clock.now()).toISOString(),
        })
        .execute()
      await followDays(house.db, residenceId)
      const { homes } = await payments()
      return homes[0].payments.map(({ dueOn }: { readonly dueOn?: string }) => dueOn)
    }
    const guess = { latest: '2027-05-01', source: 'estimate' } as const
    expect(await say('moveIn', '2027-03-01', guess)).toEqual(['2026-04-01', undefined, undefined])
    // Sunday and Saturday: the next working days.
    expect(await say('moveIn', '2027-04-10')).toEqual(['2026-04-01', '2027-01-11', '2027-04-12'])
    expect(await say('payment', '2027-04-01')).toEqual(['2026-04-01', '2027-01-11', '2027-04-01'])
  })
})

describe('A payment of a home', () => {
  it('is paid once by Swish, with a receipt, an e-mail and a new total', async () => {
    const { thing } = await annasHome()
    const id = await house.paymentId(thing)
    expect(await house.paymentId(thing)).toBe(id)
    const [one, other] = await Promise.all([house.start('swish', thing, id), house.start('swish', thing, id)])
    expect([one.body.status, other.body.status]).toEqual(['pending', 'pending'])
    expect(house.simulators.ledger.payments.size).toBe(1)
    expect((await payments()).homes[0].payments[0]).toMatchObject({
      standing: 'underWay',
      payment: { paymentId: id, status: 'pending' },
    })
    house.simulators.ledger.end(house.instructionOf(id), 'paid')
    await vi.waitFor(async () => expect((await house.status(id)).body.status).toBe('paid'), soon)
    const { homes } = await payments()
    expect(homes[0]).toMatchObject({ total: 4_000_000, paid: 100_000, left: 3_900_000 })
    expect(homes[0].payments[0]).toMatchObject({
      standing: 'paid',
      paidOn: '2026-03-02',
      payment: { status: 'paid', provider: 'swish', receiptId: 'K-1-000001' },
    })
    expect(await letters()).toEqual(['Husrum: Vi har fått 100 000 kr för Kajutan 1203'])
    expect((await house.ask('anna', 'POST', `/api/buyresidence/createpaymentid/${thing}`)).body.present).toBe(
      'paid',
    )
  })

  it('that is paid twice because one was late is refunded once', async () => {
    const { thing, deposit } = await annasHome()
    const id = await house.paymentId(thing)
    await house.start('swish', thing, id)
    // Meanwhile it was paid by bank transfer.
    await house.db
      .updateTable('residence_payments')
      .set({ status: 'paid', paid_on: '2026-03-02' })
      .where('id', '=', deposit)
      .execute()
    house.simulators.ledger.end(house.instructionOf(id), 'paid')
    await vi.waitFor(async () => expect((await house.status(id)).body.status).toBe('paid'), soon)
    await house.jobs.settled()
    expect((await house.status(id)).body.refund).toBeDefined()
    expect((await payments()).homes[0].paid).toBe(100_000)
  })

  it('above the limit is paid by bank transfer', async () => {
    const { final } = await annasHome()
    const asked = await house.ask('anna', 'POST', `/api/buyresidence/createpaymentid/home-${final}`)
    expect([asked.status, asked.body.code]).toEqual([409, 'amountNotPossible'])
  })

  it('is inaccessible to others: paying, polling and receipt', async () => {
    const { thing } = await annasHome()
    const id = await pay(thing)
    const answers = await Promise.all([
      house.ask('stranger', 'POST', `/api/buyresidence/createpaymentid/${thing}`),
      house.status(id, 'sweden', 'stranger'),
      house.ask('stranger', 'GET', `/services/payments/${id}/receipt.pdf`),
      house.ask('anna', 'POST', '/api/buyresidence/createpaymentid/home-nothing'),
      house.ask('anna', 'POST', `/api/buyresidence/createpaymentid/${thing}`, { site: 'senior' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(await payments('stranger')).toEqual({ needsIdentity: false, homes: [], others: [] })
    expect((await house.ask('anonymous', 'GET', `/services/payments/${id}/receipt.html`)).status).toBe(401)
  })

  it('has a receipt to read and to download', async () => {
    const { thing } = await annasHome()
    const id = await pay(thing)
    const { text, headers } = await house.ask('anna', 'GET', `/services/payments/${id}/receipt.html`)
    expect(headers.get('content-language')).toBe('sv')
    for (const said of ['K-1-000001', 'Förskott: Kajutan 1203', 'Swish']) expect(text).toContain(said)
    const pdf = await house.ask('anna', 'GET', `/services/payments/${id}/receipt.pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(pdf.text.slice(0, 5)).toBe('%PDF-')
  })

  it('starts without script, and returns with errors', async () => {
    const { deposit } = await annasHome()
    const post = async (fields: Record<string, string>) => {
      const { status, headers } = await house.ask('anna', 'POST', '/services/payments/form', {
        body: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: '',
          cookie: 'jwtToken=anna; bind=b',
        },
      })
      return [status, headers.get('location')]
    }
    const page = '/mina-sidor/betalningar/'
    expect(await post({ payment: deposit })).toEqual([303, `${page}?error=provider&payment=${deposit}`])
    expect(await post({ payment: deposit, provider: 'swish', phone: '12' })).toEqual([
      303,
      `${page}?error=phone&payment=${deposit}`,
    ])
    expect(await post({ payment: deposit, provider: 'swish', phone: '070-174 06 05' })).toEqual([303, page])
    expect((await payments()).homes[0].payments[0].standing).toBe('underWay')
    expect((await post({ payment: 'nobody’s', provider: 'swish' }))[0]).toBe(404)
  })
})

describe('E-mails about a payment', () => {
  it('are sent a week before the due date and the day after it, once each, to all owners of the home', async () => {
    const residenceId = await addResidence(house.db, {
      people: { [house.accounts.anna]: 'owner', [house.accounts.stranger]: 'coOwner' },
    })
    const amount = 1_850_000 as Money
    await addHomePayment(house.db, {
      residenceId,
      kind: 'options',
      amount,
      currency: 'SEK',
      dueOn: '2026-03-12',
    })
    expect(await house.module.remind()).toBe(0)
    house.clock.pass(3 * day)
    expect(await Promise.all([house.module.remind(), house.module.remind()])).toContain(1)
    expect(await house.module.remind()).toBe(0)
    expect(await letters()).toEqual(
      ['Husrum: 18 500 kr för Kajutan 1203 ska vara betalt 2026-03-12'].flatMap((each) => [each, each]),
    )
    expect((await payments()).homes[0].payments[0].remindedOn).toBe('2026-03-05')
    house.mailbox.forget()
    house.clock.pass(8 * day)
    await house.module.remind()
    await house.module.remind()
    expect(await letters()).toEqual(
      ['Påminnelse från Husrum: 18 500 kr för Kajutan 1203'].flatMap((each) => [each, each]),
    )
    expect((await payments()).homes[0].payments[0].standing).toBe('overdue')
  })

  it('are not sent after or during a payment', async () => {
    const { thing, deposit } = await annasHome()
    await house.db
      .updateTable('residence_payments')
      .set({ due_on: '2026-03-01' })
      .where('id', '=', deposit)
      .execute()
    await house.start('swish', thing, await house.paymentId(thing))
    expect(await house.module.remind()).toBe(0)
  })
})
