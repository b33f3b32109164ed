import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { projectPhases } from '../homes/enumerations.ts'
import type { MayBookFacts, MayBookReason } from './may-book.ts'
import { allotHomes, mayBook, mayBookReasons } from './may-book.ts'

const buyer: MayBookFacts = {
  phase: 'salesStart',
  today: '2026-09-01',
  isVip: false,
  hasPaidVip: false,
  hasOpenBooking: false,
  isQuotaFilled: false,
  birthDate: '2008-09-01',
  hasSiteConsent: true,
}
const { birthDate: _, ...unidentified } = buyer
const vip: MayBookFacts = { ...buyer, phase: 'vipSale', isVip: true, hasPaidVip: true }

describe('Eligibility to book', () => {
  test.each([
    ['planned', 'notInSale', 'notInSale'],
    ['vipSale', 'vipOnly', undefined],
    ['vipSaleProcessing', 'vipOnly', undefined],
    ['preSelling', undefined, undefined],
    ['salesStart', undefined, undefined],
    ['buildStart', undefined, undefined],
    ['intermediation', undefined, undefined],
    ['interiorOptions', undefined, undefined],
    ['finalizing', undefined, undefined],
    ['moveIn', undefined, undefined],
    ['completed', 'notInSale', 'notInSale'],
  ] as const)('in phase %s: the reason for a buyer is %s, for a paid VIP %s', (phase, refused, paidVip) => {
    expect(mayBook({ ...buyer, phase })).toEqual(
      refused ? { canBook: false, reason: refused } : { canBook: true },
    )
    expect(mayBook({ ...vip, phase })).toEqual(
      paidVip ? { canBook: false, reason: paidVip } : { canBook: true },
    )
  })

  test.each<[string, MayBookFacts, MayBookReason | undefined]>([
    ['an unpaid VIP', { ...vip, hasPaidVip: false }, 'vipUnpaid'],
    ['a former VIP who has paid', { ...vip, isVip: false }, 'vipOnly'],
    ['an unpaid VIP in a later phase', { ...vip, phase: 'preSelling', hasPaidVip: false }, undefined],
    ['a buyer with an open booking in the project', { ...buyer, hasOpenBooking: true }, 'alreadyBooked'],
    ['a VIP beyond the quota', { ...vip, isQuotaFilled: true }, 'quota'],
    ['a buyer after all homes are allotted', { ...buyer, isQuotaFilled: true }, 'quota'],
    ['a buyer without an identity', unidentified, 'missingIdentity'],
    ['a buyer who turns 18 today', buyer, undefined],
    ['a buyer who turns 18 tomorrow', { ...buyer, birthDate: '2008-09-02' }, 'underAge'],
    ['a buyer without consent', { ...buyer, hasSiteConsent: false }, 'noSiteConsent'],
  ])('%s', (_, facts, reason) => {
    expect(mayBook(facts)).toEqual(reason ? { canBook: false, reason } : { canBook: true })
  })

  test('checks the reasons in this order', () => {
    expect(mayBookReasons).toEqual([
      'notInSale',
      'vipOnly',
      'vipUnpaid',
      'alreadyBooked',
      'quota',
      'missingIdentity',
      'underAge',
      'noSiteConsent',
    ])
  })

  test('reports several reasons one by one', () => {
    const told: MayBookReason[] = []
    let facts: MayBookFacts = {
      ...unidentified,
      phase: 'planned',
      hasOpenBooking: true,
      isQuotaFilled: true,
      hasSiteConsent: false,
    }
    const repairs: Record<MayBookReason, Partial<MayBookFacts>> = {
      notInSale: { phase: 'vipSale' },
      vipOnly: { isVip: true },
      vipUnpaid: { hasPaidVip: true },
      alreadyBooked: { hasOpenBooking: false },
      quota: { isQuotaFilled: false },
      missingIdentity: { birthDate: '2010-01-01' },
      underAge: { birthDate: '1990-01-01' },
      noSiteConsent: { hasSiteConsent: true },
    }
    for (let answer = mayBook(facts); !answer.canBook && told.length < 9; answer = mayBook(facts)) {
      told.push(answer.reason)
      facts = { ...facts, ...repairs[answer.reason] }
    }
    expect(told).toEqual(mayBookReasons)
    expect(mayBook(facts)).toEqual({ canBook: true })
  })

  test('requires identity, age and consent, and in the VIP sale a paid membership', () => {
    const facts = fc.record({
      phase: fc.constantFrom(...projectPhases),
      today: fc.constant('2026-09-01'),
      isVip: fc.boolean(),
      hasPaidVip: fc.boolean(),
      hasOpenBooking: fc.boolean(),
      isQuotaFilled: fc.boolean(),
      hasSiteConsent: fc.boolean(),
      birthDate: fc.constantFrom('1980-02-29', '2008-09-01', '2008-09-02', '2020-01-01'),
    })
    fc.assert(
      fc.property(facts, (given) => {
        const { canBook } = mayBook(given)
        if (!canBook) return
        expect(given.birthDate <= '2008-09-01' && given.hasSiteConsent && !given.hasOpenBooking).toBe(true)
        if (given.phase === 'vipSale' || given.phase === 'vipSaleProcessing')
          expect(given.isVip && given.hasPaidVip).toBe(true)
        expect(['planned', 'completed']).not.toContain(given.phase)
      }),
    )
  })
})

describe('The homes of a VIP sale', () => {
  const members = [
    { id: 'c', registeredAt: 20 },
    { id: 'b', registeredAt: 10 },
    { id: 'd', registeredAt: 30 },
    { id: 'a', registeredAt: 20 },
  ]

  test.each([
    [0, []],
    [-1, []],
    [1, ['b']],
    [2, ['b', 'a']],
    [3, ['b', 'a', 'c']],
    [9, ['b', 'a', 'c', 'd']],
  ])('%i homes go to the members who registered first: %j', (homes, ids) => {
    expect(allotHomes(members, homes).map(({ id }) => id)).toEqual(ids)
  })

  test('are allotted without changing the list', () => {
    allotHomes(members, 2)
    expect(members.map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a'])
  })
})
