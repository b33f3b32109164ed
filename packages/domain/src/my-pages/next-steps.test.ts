import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moneyOf } from '../money/money.ts'
import { siteByKey } from '../sites/sites.ts'
import { nextStepKinds, nextSteps, overviewOf } from './next-steps.ts'
import type { OverviewFact } from './overview-facts.ts'

const sweden = siteByKey('sweden')
const norway = siteByKey('norway')
/** A Monday at noon in Sweden. */
const now = Date.UTC(2026, 2, 2, 11)
const day = 86_400_000
const minute = 60_000
const at = { site: sweden, now }

const booking = (
  status: Extract<OverviewFact, { kind: 'booking' }>['status'],
  rest: object = {},
): OverviewFact => ({ kind: 'booking', id: 'b1', home: 'Kajutan 1203', status, role: 'buyer', ...rest })
const errand = (
  status: Extract<OverviewFact, { kind: 'errand' }>['status'],
  rest: object = {},
): OverviewFact => ({
  kind: 'errand',
  id: 'e1',
  title: 'Hissen står',
  place: 'Kajgatan 4',
  status,
  ...rest,
})
const kindsOf = (
  facts: readonly OverviewFact[],
  where: typeof at | { site: typeof norway; now: number } = at,
) => {
  const { next, coming, fresh } = overviewOf(facts, where)
  return {
    next: next.map(({ kind }) => kind),
    coming: coming.map(({ kind }) => kind),
    fresh: fresh.map(({ kind }) => kind),
  }
}
const nothing = { next: [], coming: [], fresh: [] }

describe('The next steps', () => {
  test('begin with the overdue ones, then are sorted by day', () => {
    const facts: readonly OverviewFact[] = [
      { kind: 'choice', id: 'c', home: 'Kajutan 1203', lastDay: '2026-03-20' },
      {
        kind: 'day',
        id: 'd',
        residenceId: 'r',
        home: 'Kajutan 1203',
        what: 'moveIn',
        earliest: '2026-03-09',
      },
      {
        kind: 'due',
        id: 'p',
        home: 'Kajutan 1203',
        part: 'final',
        amount: moneyOf(1_000_000),
        day: '2026-02-27',
      },
      errand('infoFromCustomer'),
      booking('financing', { holdExpiresAt: now + 20 * minute }),
      errand('customerBooked', { id: 'e2', visit: { startsAt: now + 2 * day, endsAt: now + 2 * day + 1 } }),
    ]
    expect(nextSteps(facts, at).map(({ kind, isOverdue }) => [kind, isOverdue])).toEqual([
      ['pay', true],
      ['bookingGoOn', false],
      ['visit', false],
      // A step without a day is as urgent as one due in a week.
      ['errandAnswer', false],
      ['moveIn', false],
      ['choose', false],
    ])
  })

  test('contain the task, the place, the deadline and the link', () => {
    expect(nextSteps([booking('signing', { holdExpiresAt: now + 10 * minute })], at)).toEqual([
      {
        kind: 'bookingSign',
        id: 'b1',
        about: 'Kajutan 1203',
        at: now + 10 * minute,
        isOverdue: false,
        href: '/boka/skriv-under/?bookingId=b1',
      },
    ])
    expect(nextSteps([errand('waitingOnCustomer')], at)).toEqual([
      {
        kind: 'errandAct',
        id: 'e1',
        about: 'Hissen står',
        place: 'Kajgatan 4',
        isOverdue: false,
        href: '/mina-sidor/arenden/?errandId=e1',
      },
    ])
  })

  test.each([
    [
      'a day that is today',
      { kind: 'due', id: 'p', home: '', part: 'final', amount: moneyOf(1), day: '2026-03-02' },
      false,
    ],
    [
      'a day of yesterday',
      { kind: 'due', id: 'p', home: '', part: 'final', amount: moneyOf(1), day: '2026-03-01' },
      true,
    ],
  ] as const)('are overdue when the day is over on the site: %s', (_, fact, isOverdue) => {
    expect(nextSteps([fact], at)[0]?.isOverdue).toBe(isOverdue)
  })

  test('are still on the same day late at night, in Sweden', () => {
    const due = {
      kind: 'due',
      id: 'p',
      home: '',
      part: 'final',
      amount: moneyOf(1),
      day: '2026-03-02',
    } as const
    const lastMinute = Date.UTC(2026, 2, 2, 22, 59)
    expect(nextSteps([due], { site: sweden, now: lastMinute })[0]?.isOverdue).toBe(false)
    expect(nextSteps([due], { site: sweden, now: lastMinute + minute })[0]?.isOverdue).toBe(true)
  })
})

describe('The group of a fact', () => {
  test.each<readonly [string, OverviewFact, Partial<ReturnType<typeof kindsOf>>]>([
    ['an expired hold', booking('choices', { holdExpiresAt: now }), {}],
    ['a booking before the hold', booking('holding'), {}],
    ['a booking that ended', booking('expired'), {}],
    ['a booking to be paid', booking('signed'), { next: ['bookingPay'] }],
    ['a payment in progress', booking('paying'), { coming: ['bookingPaying'] }],
    ['a booking that waits for the co-buyer', booking('waitingCoSigner'), { coming: ['bookingCoSign'] }],
    ['the same for the co-buyer', booking('waitingCoSigner', { role: 'coBuyer' }), { next: ['bookingSign'] }],
    ['a booking that the other buyer fills in', booking('financing', { role: 'coBuyer' }), {}],
    ['one completed a day ago', booking('completed', { completedAt: now - day }), { fresh: ['bookingDone'] }],
    ['one completed long ago', booking('completed', { completedAt: now - 15 * day }), {}],
    ['a waiting-list place', { kind: 'place', id: 'h', home: 'H', path: '/h/' }, { coming: ['linePlace'] }],
    [
      'a home offered from the waiting list',
      { kind: 'place', id: 'h', home: 'H', path: '/h/', offeredUntil: now + 1 },
      { next: ['bookOffered'] },
    ],
    [
      'an expired offer from the waiting list',
      { kind: 'place', id: 'h', home: 'H', path: '/h/', offeredUntil: now },
      {},
    ],
    ['an overdue errand', errand('ongoing', { doneBy: now - 1 }), { coming: ['errandOverdue'] }],
    ['a late answer', errand('registered', { promisedBy: now - 1 }), { coming: ['errandLate'] }],
    ['a promised answer', errand('registered', { promisedBy: now + 1 }), { coming: ['errandAnswerBy'] }],
    [
      'an errand due in the future',
      errand('ongoing', { promisedBy: now - 1, answeredAt: now - 1, doneBy: now + 1 }),
      { coming: ['errandExpected'] },
    ],
    ['an errand without a day', errand('registered'), { coming: ['errandWaiting'] }],
    ['a resolved errand', errand('executed', { doneAt: now - day }), { fresh: ['errandDone'] }],
    ['an errand resolved long ago', errand('executed', { doneAt: now - 15 * day }), {}],
    ['a closed errand', errand('completed', { doneAt: now - day }), {}],
    [
      'a visit in the far future',
      errand('customerBooked', { visit: { startsAt: now + 15 * day, endsAt: now + 15 * day } }),
      { coming: ['visit'] },
    ],
    [
      'an ongoing visit',
      errand('customerBooked', { visit: { startsAt: now - minute, endsAt: now + minute } }),
      { next: ['visit'] },
    ],
    ['a paid membership', { kind: 'membership', id: 'm', status: 'Paid' }, {}],
    ['an unpaid membership', { kind: 'membership', id: 'm', status: 'Reminder1' }, { next: ['vipPay'] }],
    [
      'any day of a month',
      {
        kind: 'day',
        id: 'd',
        residenceId: 'r',
        home: 'H',
        what: 'moveIn',
        earliest: '2026-03-03',
        latest: '2026-03-31',
      },
      { coming: ['moveIn'] },
    ],
    [
      'a past day',
      { kind: 'day', id: 'd', residenceId: 'r', home: 'H', what: 'inspection', earliest: '2026-03-01' },
      {},
    ],
    [
      'an inspection today',
      { kind: 'day', id: 'd', residenceId: 'r', home: 'H', what: 'inspection', earliest: '2026-03-02' },
      { next: ['inspection'] },
    ],
    ['closed choices', { kind: 'choice', id: 'c', home: 'H', lastDay: '2026-03-01' }, {}],
    ['choices without a deadline', { kind: 'choice', id: 'c', home: 'H' }, { next: ['choose'] }],
    ['a document to sign', { kind: 'document', id: 'x', home: 'H', title: 'T' }, { next: ['documentSign'] }],
    [
      'a payment in the far future',
      { kind: 'due', id: 'p', home: 'H', part: 'final', amount: moneyOf(1), day: '2026-05-01' },
      { coming: ['pay'] },
    ],
    [
      'a showing soon',
      { kind: 'showing', id: 's', name: 'N', place: 'P', startsAt: now + day },
      { next: ['showing'] },
    ],
    ['a showing that has begun', { kind: 'showing', id: 's', name: 'N', place: 'P', startsAt: now }, {}],
    [
      'a search with hits',
      { kind: 'search', id: 's', name: 'S', address: '/', count: 2, at: now },
      { fresh: ['searchHits'] },
    ],
    ['a search without hits', { kind: 'search', id: 's', name: 'S', address: '/', count: 0, at: now }, {}],
    [
      'favourites that have changed',
      { kind: 'favourites', id: 'f', home: 'H', count: 2, at: now },
      { fresh: ['favouriteNews'] },
    ],
    ['news', { kind: 'news', id: 'n', title: 'N', at: now }, { fresh: ['news'] }],
  ])('is right for %s', (_, fact, expected) => {
    expect(kindsOf([fact])).toEqual({ ...nothing, ...expected })
  })

  test('is "coming" for a binding offer, which waits for the seller in Norway', () => {
    expect(kindsOf([booking('signed')], { site: norway, now })).toEqual({
      ...nothing,
      coming: ['bookingOffer'],
    })
  })

  test('omits a notification that repeats a step', () => {
    const told: OverviewFact = {
      kind: 'notification',
      id: 'n',
      notificationType: 'VipPayment',
      createdOn: now,
    }
    expect(kindsOf([told]).fresh).toEqual(['notification'])
    expect(kindsOf([told, { kind: 'membership', id: 'm', status: 'NotPaid' }])).toEqual({
      ...nothing,
      next: ['vipPay'],
    })
  })
})

test('has one order, in any order of the facts', () => {
  const facts: readonly OverviewFact[] = [
    ...nextStepKinds.map(
      (kind, at): OverviewFact => ({
        kind: 'choice',
        id: kind,
        home: '',
        ...(at % 2 && { lastDay: '2026-03-09' }),
      }),
    ),
    booking('signed'),
    errand('infoFromCustomer'),
    { kind: 'membership', id: 'm', status: 'NotPaid' },
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray([...facts], { minLength: facts.length }), (shuffled) => {
      expect(overviewOf(shuffled, at)).toEqual(overviewOf(facts, at))
    }),
  )
})
