import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aBoardMember, aUser } from '../account/account.testing.ts'
import { userPaymentStatuses } from '../account/user-payment.ts'
import { siteByKey, sites } from '../sites/sites.ts'
import {
  documentActionOf,
  documentActions,
  documentColour,
  documentStatuses,
  documentTemplate,
  sortDocuments,
} from './documents.ts'
import { aUserDocument, timelineFacts } from './my-pages.testing.ts'
import type { PaymentListItem } from './payment-list.ts'
import { paymentAppearance, sortPaymentList } from './payment-list.ts'
import { timelineOf, timelinePath, timelineStates, timelineStepAt, timelineSteps } from './timeline.ts'
import type { YourMove } from './your-moves.ts'
import { compareYourMoves, sortYourMoves, yourMoveKinds } from './your-moves.ts'

const sweden = siteByKey('sweden')
const today = '2026-03-10'

describe('the timeline', () => {
  test('has five steps in their order, and three states', () => {
    expect(timelineSteps).toEqual(['contract', 'interior', 'inspection', 'payment', 'move-in'])
    expect(timelineStates).toEqual(['done', 'current', 'coming'])
  })

  test.each([
    ['sweden', 'contract', '/mina-sidor/tidslinje/contract/'],
    ['sweden', 'move-in', '/mina-sidor/tidslinje/move-in/'],
    ['norway', 'inspection', '/mine-sider/tidslinje/inspection/'],
    ['finland', 'payment', '/sivuni/aikajana/payment/'],
    ['contractor', 'interior', '/mina-sidor/tidslinje/interior/'],
    ['sweden-english', 'contract', undefined],
  ] as const)('on %s the page of %s is %s', (key, step, path) => {
    expect(timelinePath(siteByKey(key), step)).toBe(path)
  })

  test.each([
    ['/mina-sidor/tidslinje/move-in/', 'move-in'],
    ['/mina-sidor/tidslinje/move-in', 'move-in'],
    ['/mina-sidor/tidslinje/', undefined],
    ['/mina-sidor/tidslinje/inflytt/', undefined],
    ['/sivuni/aikajana/contract/', undefined],
    ['', undefined],
  ])('the path %s shows the step %s', (path, step) => {
    expect(timelineStepAt(path, sweden)).toBe(step)
  })

  test('every page of a step leads back to the step', () => {
    for (const site of sites)
      for (const step of timelineSteps) {
        const path = timelinePath(site, step)
        if (path !== undefined) expect(timelineStepAt(path, site)).toBe(step)
      }
    expect(timelineStepAt('/', siteByKey('sweden-english'))).toBeUndefined()
  })

  const stateOf = (facts: Parameters<typeof timelineFacts>[0]) =>
    timelineOf(timelineFacts(facts), today).map(({ state }) => state)

  test.each([
    ['nothing has happened', {}, ['current', 'coming', 'coming', 'coming', 'coming']],
    ['the contract is signed', { isContractSigned: true }, ['done', 'current', 'coming', 'coming', 'coming']],
    [
      'interior is chosen',
      { isContractSigned: true, isInteriorChosen: true },
      ['done', 'done', 'current', 'coming', 'coming'],
    ],
    [
      'it is the last day to choose',
      { isContractSigned: true, lastInteriorDay: '2026-03-10' },
      ['done', 'current', 'coming', 'coming', 'coming'],
    ],
    [
      'the last day to choose is over',
      { isContractSigned: true, lastInteriorDay: '2026-03-09' },
      ['done', 'done', 'current', 'coming', 'coming'],
    ],
    [
      'it is the day of the inspection',
      { isContractSigned: true, isInteriorChosen: true, inspectionDay: '2026-03-10T09:00:00Z' },
      ['done', 'done', 'current', 'coming', 'coming'],
    ],
    [
      'the inspection is over, and with it what was not chosen',
      { isContractSigned: true, inspectionDay: '2026-03-09' },
      ['done', 'done', 'done', 'current', 'coming'],
    ],
    [
      'all is paid',
      { isContractSigned: true, inspectionDay: '2026-03-09', isFullyPaid: true },
      ['done', 'done', 'done', 'done', 'current'],
    ],
    [
      'it is the day of moving in',
      { isContractSigned: true, inspectionDay: '2026-03-01', isFullyPaid: true, entryDate: '2026-03-10' },
      ['done', 'done', 'done', 'done', 'current'],
    ],
    [
      'the day after',
      { isContractSigned: true, inspectionDay: '2026-03-01', isFullyPaid: true, entryDate: '2026-03-09' },
      ['done', 'done', 'done', 'done', 'done'],
    ],
    [
      'somebody has moved in and still owes',
      { isContractSigned: true, inspectionDay: '2026-03-01', entryDate: '2026-03-09' },
      ['done', 'done', 'done', 'current', 'done'],
    ],
    [
      'all is paid ahead',
      { isContractSigned: true, isFullyPaid: true },
      ['done', 'current', 'coming', 'done', 'coming'],
    ],
  ] as const)('when %s', (_, facts, states) => {
    expect(stateOf(facts)).toEqual(states)
  })

  test('keeps the order, and has one current step unless all are done', () => {
    const day = fc.option(fc.constantFrom('2026-03-09', '2026-03-10', '2026-03-11'), { nil: undefined })
    const facts = fc.record(
      {
        isContractSigned: fc.boolean(),
        isInteriorChosen: fc.boolean(),
        isFullyPaid: fc.boolean(),
        lastInteriorDay: day,
        inspectionDay: day,
        entryDate: day,
      },
      { requiredKeys: ['isContractSigned', 'isInteriorChosen', 'isFullyPaid'] },
    )
    fc.assert(
      fc.property(facts, (some) => {
        const line = timelineOf(some as Parameters<typeof timelineOf>[0], today)
        const states = line.map(({ state }) => state)
        expect(line.map(({ step }) => step)).toEqual(timelineSteps)
        const current = states.indexOf('current')
        expect(states.filter((state) => state === 'current')).toHaveLength(
          states.includes('coming') || current >= 0 ? 1 : 0,
        )
        if (current >= 0) expect(states.slice(0, current).every((state) => state === 'done')).toBe(true)
      }),
    )
  })
})

describe('your moves', () => {
  const move = (facts: Partial<YourMove>): YourMove => ({ kind: 'document', id: '1', title: 'x', ...facts })

  test('are documents, payments, errands and interior, in that order', () => {
    expect(yourMoveKinds).toEqual(['document', 'payment', 'errand', 'interior'])
  })

  test('begin with what is overdue, then go by kind, by last day and by id', () => {
    const sorted = [
      move({ kind: 'errand', id: 'late errand', dueOn: '2026-03-09' }),
      move({ kind: 'interior', id: 'very late interior', dueOn: '2026-01-01' }),
      move({ id: 'document today', dueOn: '2026-03-10' }),
      move({ id: 'document tomorrow', dueOn: '2026-03-11' }),
      move({ id: 'document a' }),
      move({ id: 'document b' }),
      move({ kind: 'payment', id: 'payment', dueOn: '2026-03-10' }),
      move({ kind: 'errand', id: 'errand' }),
      move({ kind: 'interior', id: 'interior', dueOn: '2026-03-10' }),
    ]
    expect(sortYourMoves([...sorted].reverse(), today)).toEqual(sorted)
  })

  test('leave the list alone that they were handed', () => {
    const moves = [move({ kind: 'errand' }), move({})]
    sortYourMoves(moves, today)
    expect(moves[0]?.kind).toBe('errand')
  })

  test('compare like numbers do: to nothing with themselves, the other way round turned, and in chains', () => {
    const moves = fc.record(
      {
        kind: fc.constantFrom(...yourMoveKinds),
        id: fc.constantFrom('a', 'b'),
        title: fc.constant('x'),
        dueOn: fc.constantFrom('2026-03-09', '2026-03-10', '2026-03-11'),
      },
      { requiredKeys: ['kind', 'id', 'title'] },
    ) as fc.Arbitrary<YourMove>
    fc.assert(
      fc.property(moves, moves, moves, (one, two, three) => {
        expect(compareYourMoves(one, one, today)).toBe(0)
        expect(
          Math.sign(compareYourMoves(one, two, today)) + Math.sign(compareYourMoves(two, one, today)),
        ).toBe(0)
        if (compareYourMoves(one, two, today) <= 0 && compareYourMoves(two, three, today) <= 0)
          expect(compareYourMoves(one, three, today)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('a document', () => {
  test.each([
    ['pending', 'orange', 'myPagesDocumentsAction'],
    ['done', 'green', 'myPagesDocumentsDone'],
  ] as const)('that is %s is %s and has the template %s', (status, colour, template) => {
    expect(documentColour(status)).toBe(colour)
    expect(documentTemplate(status)).toBe(template)
  })

  test('is pending or done, and there are five things to do with one', () => {
    expect(documentStatuses).toEqual(['pending', 'done'])
    expect(documentActions).toEqual(['sign', 'verifyIdentity', 'waitForOthers', 'read', 'none'])
  })

  const anna = aUser()
  const signed = [{ userId: 'user-anna', hasSigned: true }]
  const others = [{ userId: 'user-eve', hasSigned: false }]
  test.each([
    ['a signatory signs', aUserDocument(), anna, 'sign'],
    [
      'after a cobuyer too',
      aUserDocument({ signatories: [...others, ...aUserDocument().signatories] }),
      anna,
      'sign',
    ],
    ['not without an e-identity', aUserDocument(), aUser({ hasPersonalIdentifier: false }), 'verifyIdentity'],
    ['not twice', aUserDocument({ signatories: [...signed, ...others] }), anna, 'waitForOthers'],
    ['not once it is done', aUserDocument({ status: 'done' }), anna, 'read'],
    ['nobody else signs', aUserDocument({ signatories: others }), anna, 'read'],
    ['nobody signs what is only read', aUserDocument({ signatories: [] }), anna, 'read'],
    ['a board member sees none', aUserDocument(), aBoardMember({ id: 'user-anna' }), 'none'],
    [
      'not even one that is done',
      aUserDocument({ status: 'done' }),
      aBoardMember({ id: 'user-anna' }),
      'none',
    ],
  ] as const)('%s', (_, document, user, action) => {
    expect(documentActionOf(document, user)).toBe(action)
  })

  test('stands before those that are done while it is pending, and the latest stands first', () => {
    const sorted = [
      aUserDocument({ id: 'a', createdOn: 2 }),
      aUserDocument({ id: 'b', createdOn: 1 }),
      aUserDocument({ id: 'c', createdOn: 4, status: 'done' }),
      aUserDocument({ id: 'd', createdOn: 3, status: 'done' }),
    ]
    const given = [...sorted].reverse()
    expect(sortDocuments(given)).toEqual(sorted)
    expect(given[0]?.id).toBe('d')
  })
})

describe('the list of payments', () => {
  test.each([
    ['NotPaid', 'toPay', 'orange'],
    ['NotPaidSent', 'invoiceSent', 'orange'],
    ['OverPaid', 'overpaid', 'blue'],
    ['Paid', 'paid', 'green'],
    ['Reminder1', 'reminded', 'red'],
  ] as const)('says of %s %s in %s', (status, word, colour) => {
    expect(paymentAppearance(status)).toEqual({ word, colour })
  })

  const payment = (facts: Partial<PaymentListItem>): PaymentListItem => ({
    id: 'p',
    title: 'VIP',
    amount: 200,
    status: 'NotPaid',
    ...facts,
  })

  test('has what is due first, the earliest day at the top, and then what is settled, the latest first', () => {
    const sorted = [
      payment({ status: 'NotPaidSent', dueOn: '2026-03-01' }),
      payment({ status: 'Reminder1', dueOn: '2026-03-02' }),
      payment({ status: 'NotPaid', dueOn: '2026-03-03' }),
      payment({ status: 'NotPaid' }),
      payment({ status: 'Paid', dueOn: '2026-02-02' }),
      payment({ status: 'OverPaid', dueOn: '2026-02-01' }),
      payment({ status: 'Paid' }),
    ]
    const given = [...sorted].reverse()
    expect(sortPaymentList(given)).toEqual(sorted)
    expect(given[0]).toEqual(payment({ status: 'Paid' }))
  })

  test('leaves payments in the order that they came in when no day tells them apart', () => {
    const unpaid = [payment({ id: 'b' }), payment({ id: 'a' }), payment({ id: 'c' })]
    const settled = unpaid.map((one) => ({ ...one, status: 'Paid' as const }))
    expect(sortPaymentList([...settled, ...unpaid])).toEqual([...unpaid, ...settled])
  })

  test('loses no payment and never puts a settled one before one that is owed', () => {
    const payments = fc.array(
      fc.record(
        {
          id: fc.string({ maxLength: 2 }),
          title: fc.constant('VIP'),
          amount: fc.constant(200),
          status: fc.constantFrom(...userPaymentStatuses),
          dueOn: fc.constantFrom('2026-03-01', '2026-03-02'),
        },
        { requiredKeys: ['id', 'title', 'amount', 'status'] },
      ) as fc.Arbitrary<PaymentListItem>,
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(payments, (some) => {
        const sorted = sortPaymentList(some)
        expect(new Set(sorted)).toEqual(new Set(some))
        expect(sorted).toHaveLength(some.length)
        const isSettled = sorted.map(({ status }) => status === 'Paid' || status === 'OverPaid')
        expect(isSettled.lastIndexOf(false)).toBeLessThan(
          isSettled.includes(true) ? isSettled.indexOf(true) : 99,
        )
      }),
    )
  })
})
