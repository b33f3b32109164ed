// Swish's protocol over mutual TLS, against a simulator: every code of its table, and rejected certificates.
import { randomUUID } from 'node:crypto'
import type { Money } from '@husrum/domain'
import { siteByKey, swishOutcomeOf } from '@husrum/domain'
import { fakeBankIdCa, strangerCert, strangerKey } from '@husrum/testkit/fake-bank-id-certificates'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SimulatedLedger } from '../../../dev/payments/simulated-ledger.ts'
import { makeSimulatedLedger } from '../../../dev/payments/simulated-ledger.ts'
import type { SimulatedSwish } from '../../../dev/payments/simulated-swish.ts'
import { startSimulatedSwish } from '../../../dev/payments/simulated-swish.ts'
import {
  merchantCert,
  merchantKey,
  simulatorCa,
  simulatorCert,
  simulatorKey,
} from '../../../dev/payments/simulator-certificates.ts'
import type { PaymentOrder } from '../payment-provider.ts'
import type { SwishSettings } from './swish-provider.ts'
import { makeSwishProvider } from './swish-provider.ts'

let ledger: SimulatedLedger
let swish: SimulatedSwish
beforeAll(async () => {
  ledger = makeSimulatedLedger()
  const tls = { cert: simulatorCert, key: simulatorKey, ca: simulatorCa }
  swish = await startSimulatedSwish({ ledger, tls, now: Date.now, secondMs: 1 })
})
beforeEach(() => swish.setMood({ callbacks: 'none' }))
afterAll(() => swish.close())

const providerWith = (facts: Partial<SwishSettings> = {}) =>
  makeSwishProvider({
    settings: {
      url: swish.url,
      identity: { cert: merchantCert, key: merchantKey },
      ca: simulatorCa,
      payee: '1234679304',
      ...facts,
    },
    callbackIdentifierOf: (id) => id.replaceAll('-', ''),
  })

const anOrder = (facts: Partial<PaymentOrder> = {}): PaymentOrder => ({
  id: randomUUID(),
  number: '1000042',
  amount: 2_500_000 as Money,
  currency: 'SEK',
  about: 'Kajutan 1203',
  site: siteByKey('sweden'),
  origin: 'https://www.husrum.example',
  returnUrl: 'https://www.husrum.example/boka/',
  createdAt: 0,
  ...facts,
})
const instructionOf = ({ id }: PaymentOrder): string => id.replaceAll('-', '').toUpperCase()

const refusedAtOnce = [
  'FF08 RP01 RP02 RP03 PA01 PA02 AM03 AM02 AM06 BE18 ACMT17 ACMT03 ACMT01 ACMT07 RP06 VR01 VR02',
].flatMap((codes) => codes.split(' '))
const withTheAnswer = ['RF07', 'BANKIDCL', 'BANKIDONGOING', 'BANKIDUNKN', 'FF10', 'TM01', 'DS24']

describe('Swish', () => {
  it.each(refusedAtOnce)('rejects with %s at once, and the payer gets advice', async (code) => {
    const { status, messageKey } = swishOutcomeOf(code)
    expect(await providerWith().start(anOrder({ about: code }))).toEqual({
      kind: 'reported',
      report: { status, messageKey },
      code,
    })
  })

  it.each(withTheAnswer)('reports %s when it is polled', async (code) => {
    const order = anOrder({ about: code })
    expect((await providerWith().start(order)).kind).toBe('started')
    const { status, messageKey } = swishOutcomeOf(code)
    await vi.waitFor(async () =>
      expect(await providerWith().status(order)).toEqual({
        kind: 'reported',
        report: { status, messageKey },
        code,
      }),
    )
  })

  it('reads the existing payment where the id has been used (RP09)', async () => {
    const order = anOrder()
    await providerWith().start(order)
    ledger.end(instructionOf(order), 'paid')
    expect(await providerWith().start(order)).toMatchObject({ kind: 'reported', report: { status: 'paid' } })
  })

  it('cancels, reports an earlier cancellation (RP08), and reports that it is too late (RP07)', async () => {
    const [one, other] = [anOrder(), anOrder()]
    await providerWith().start(one)
    expect(await providerWith().cancel(one)).toEqual({ kind: 'cancelled' })
    expect(await providerWith().cancel(one)).toEqual({ kind: 'cancelled' })
    await providerWith().start(other)
    ledger.end(instructionOf(other), 'paid')
    expect(await providerWith().cancel(other)).toEqual({ kind: 'tooLate' })
  })

  it('does not know a payment that was not started', async () => {
    expect(await providerWith().status(anOrder())).toEqual({ kind: 'absent' })
  })

  it.each([
    ['RF02', 'PAID', 'failed'],
    ['RF08', 'PAID', 'failed'],
  ])('rejects a refund with %s', async (code, mood, kind) => {
    const order = anOrder()
    await providerWith().start(order)
    ledger.end(instructionOf(order), 'paid')
    swish.setMood({ refunds: mood as 'PAID', callbacks: 'none' })
    const reference =
      code === 'RF02' ? 'unknown reference' : (ledger.payments.get(instructionOf(order))?.reference ?? '')
    const amount = (code === 'RF08' ? 9_900_000 : 2_500_000) as Money
    expect(
      await providerWith().refund({ id: randomUUID(), attempt: 1, amount, reference, payment: order }),
    ).toEqual({ kind, code })
  })

  it('rejects an unknown client, and is not trusted without its CA certificate', async () => {
    const stranger = providerWith({ identity: { cert: strangerCert, key: strangerKey } })
    expect(await stranger.start(anOrder())).toMatchObject({ kind: 'away' })
    expect(await providerWith({ ca: fakeBankIdCa }).start(anOrder())).toMatchObject({
      kind: 'away',
      code: expect.stringMatching(/CERT|SIGNATURE|ISSUER/),
    })
  })

  it('rejects a number that is not ours', async () => {
    expect(await providerWith({ payee: '9999999999' }).start(anOrder())).toMatchObject({
      kind: 'reported',
      report: { status: 'failed', messageKey: 'couldNotStart' },
    })
  })
})
