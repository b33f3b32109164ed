import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Money } from '../money/money.ts'
import type { PaymentState } from '../payments/payment-machine.ts'
import { isPaymentUnderWay } from '../payments/payment-machine.ts'
import type { ResidenceStanding } from '../residences/residence-standing.ts'
import { isBeforeHandover } from '../residences/residence-standing.ts'
import { alertKinds } from '../search/alert-news.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import { siteByKey } from '../sites/sites.ts'
import { contactDetailsForm, mergeContactDetails } from './contact-details-form.ts'
import { interestAddress, interestRule, readInterestAddress } from './interest-form.ts'
import type { DeletionBusiness } from './ongoing-business.ts'
import { blockingBusiness, deletionObstacles, guardedAccountChanges } from './ongoing-business.ts'
import { savedSearchAddress, savedSearchRule, searchAlertRule } from './saved-searches.ts'

const sweden = siteByKey('sweden')
const norway = siteByKey('norway')
const contractor = siteByKey('contractor')

describe('The form for registering interest', () => {
  const answers = {
    firstName: 'Anna',
    lastName: 'Lindqvist',
    email: 'anna@Example.com',
    phone: '070-174 06 05',
    message: 'Finns det förråd?',
    newsletter: true,
    objectId: 'home-00001',
  }
  const issues = (changes: Readonly<Record<string, unknown>>) => {
    const checked = interestRule.check({ ...answers, ...changes })
    return checked.kind === 'invalid'
      ? checked.issues.map(({ key, path }) => `${path.join('.')}: ${key}`)
      : []
  }

  test('returns the typed values in canonical form', () => {
    expect(interestRule.check({ ...answers, siteId: 9 })).toEqual({
      kind: 'valid',
      value: { ...answers, email: 'anna@example.com' },
    })
  })

  test('accepts a stage, without phone, message and newsletter', () => {
    const { phone: _p, message: _m, newsletter: _n, objectId: _o, ...rest } = answers
    expect(interestRule.check({ ...rest, stageId: 'stage-kajutan' })).toEqual({
      kind: 'valid',
      value: { ...rest, email: 'anna@example.com', newsletter: false, stageId: 'stage-kajutan' },
    })
  })

  test.each([
    ['firstName', '', ['firstName: required']],
    ['firstName', 'a'.repeat(50), []],
    ['firstName', 'a'.repeat(51), ['firstName: inputToLong']],
    ['lastName', 'R2D2', ['lastName: invalidInput']],
    ['lastName', undefined, ['lastName: required']],
    ['email', 'anna', ['email: email']],
    ['email', '', ['email: required']],
    ['phone', '', []],
    ['phone', '123456', ['phone: minLength']],
    ['phone', '1234567', []],
    ['message', 'a'.repeat(500), []],
    ['message', 'a'.repeat(501), ['message: inputToLong']],
    ['message', 'www.example.com', ['message: invalidInput']],
    ['newsletter', 'yes', ['newsletter: invalidInput']],
    ['objectId', '', ['objectId: required']],
    ['objectId', 'a'.repeat(64), []],
    ['objectId', 'a'.repeat(65), ['objectId: invalidInput']],
    ['objectId', '../x', ['objectId: invalidInput']],
    ['objectId', 'a b', ['objectId: invalidInput']],
    ['stageId', 'stage-kajutan', ['stageId: invalidInput']],
    ['stageId', '', []],
  ] as const)('%s %j gives %j', (name, value, expected) => {
    expect(issues({ [name]: value })).toEqual(expected)
  })
})

describe('The address of an interest', () => {
  test('contains the home or the stage, and is parsed again', () => {
    expect(interestAddress({ objectId: 'home-00017' }, sweden)).toBe('/intresseanmalan/?objectId=home-00017')
    expect(interestAddress({ stageId: 'stage-1' }, norway)).toBe('/meld-interesse/?stageId=stage-1')
    expect(interestAddress({ stageId: 'stage-1' }, contractor)).toBeUndefined()
    expect(readInterestAddress('?objectId=home-00017&done=x')).toEqual({ objectId: 'home-00017' })
    expect(readInterestAddress('?stageId=stage-1')).toEqual({ stageId: 'stage-1' })
  })

  test.each(['', '?objectId=', '?objectId=../x', '?stageId=%00', '?id=x'])('%j contains none', (search) => {
    expect(readInterestAddress(search)).toBeUndefined()
  })
})

describe('The settings form', () => {
  const answers = {
    phone: '070-174 06 05',
    address: 'Kajskjulsgatan 4',
    postalCode: '417 55',
    city: 'Göteborg',
    country: 'SE',
    newsletter: true,
  }
  const issues = (changes: Readonly<Record<string, unknown>>) => {
    const checked = contactDetailsForm.check({ ...answers, ...changes })
    return checked.kind === 'invalid'
      ? checked.issues.map(({ key, path }) => `${path.join('.')}: ${key}`)
      : []
  }

  test('accepts the editable fields, and omits the names and the e-mail address', () => {
    expect(contactDetailsForm.check({ ...answers, firstName: 'Eve', email: 'eve@example.com' })).toEqual({
      kind: 'valid',
      value: answers,
    })
  })

  test('requires a phone number and nothing else', () => {
    expect(contactDetailsForm.check({ phone: answers.phone })).toEqual({
      kind: 'valid',
      value: { phone: answers.phone, newsletter: false },
    })
    expect(issues({ phone: '' })).toEqual(['phone: required'])
  })

  test.each([
    ['address', 'a'.repeat(250), []],
    ['address', 'a'.repeat(251), ['address: inputToLong']],
    ['postalCode', 'SE-417', ['postalCode: numeric']],
    ['city', 'a'.repeat(50), []],
    ['city', 'a'.repeat(51), ['city: inputToLong']],
    ['country', 'no', []],
    ['country', 'Norge', ['country: unknownValue']],
    ['country', 'N', ['country: unknownValue']],
    ['country', 'N0', ['country: unknownValue']],
    ['newsletter', 1, ['newsletter: invalidInput']],
  ] as const)('%s %j gives %j', (name, value, expected) => {
    expect(issues({ [name]: value })).toEqual(expected)
  })

  test('writes the country in capitals', () => {
    expect(contactDetailsForm.check({ ...answers, country: 'fi' })).toMatchObject({
      value: { country: 'FI' },
    })
  })
})

describe('A saved search', () => {
  const issues = (answers: unknown, site: SiteDefinition = sweden) => {
    const checked = savedSearchRule(site).check(answers)
    return checked.kind === 'invalid'
      ? checked.issues.map(({ key, path }) => `${path.join('.')}: ${key}`)
      : []
  }

  test('has a name and an address on the search page of its site', () => {
    const answers = {
      name: 'Treor vid kajen',
      address: '/sok-bostad/vastra-gotalands-lan/goteborg/?minRooms=3',
      rhythm: 'daily',
    }
    expect(savedSearchRule(sweden).check({ ...answers, id: 'x' })).toEqual({
      kind: 'valid',
      value: { ...answers, kinds: alertKinds },
    })
    expect(issues({ name: 'Bolig', address: '/finn-din-bolig/', rhythm: 'weekly' }, norway)).toEqual([])
    expect(issues({ name: 'Bolig', address: '/finn-din-bolig/', rhythm: 'daily' })).toEqual([
      'address: invalidInput',
    ])
    expect(issues({ name: 'Bolig', address: '/sok-bostad/', rhythm: 'daily' }, contractor)).toEqual([
      'address: invalidInput',
    ])
    expect(issues({ name: 'Bolig', address: 'undefined', rhythm: 'daily' }, contractor)).toEqual([
      'address: invalidInput',
    ])
    expect(issues({})).toEqual(['name: required', 'address: required', 'rhythm: unknownValue'])
  })

  test.each([
    ['a'.repeat(50), []],
    ['a'.repeat(51), ['name: inputToLong']],
    ['<b>', ['name: invalidInput']],
  ])('with the name %s gives %j', (name, expected) => {
    expect(issues({ name, address: '/sok-bostad/', rhythm: 'daily' })).toEqual(expected)
  })

  test.each([
    '/logga-ut/',
    'https://evil.example/sok-bostad/',
    '//evil.example/sok-bostad/',
    '/sok-bostad/../logga-ut/',
    '/sok-bostad/%2e%2e/logga-ut/',
    '/sok-bostad/%2E%2E/logga-ut/',
    '/sok-bostad/\\evil.example',
    '/sok-bostad/#open-login',
    '/sok-bostad/ a',
    '/sok-bostad/å',
  ])('does not lead to %j', (address) => {
    expect(issues({ name: 'x', address, rhythm: 'daily' })).toEqual(['address: invalidInput'])
  })

  test('has an address of at most 2,000 characters', () => {
    const of = (length: number) => ({
      name: 'x',
      rhythm: 'daily',
      address: '/sok-bostad/?q='.padEnd(length, 'a'),
    })
    expect(issues(of(2000))).toEqual([])
    expect(issues(of(2001))).toEqual(['address: invalidInput'])
  })
})

test('a saved search omits the length of the list and unusable parameters', () => {
  const query = 'items=90&utm_source=x&maxPrice=4000000&minRooms=drei&sort=price:asc'
    .split('&')
    .map((pair) => pair.split('=') as [string, string])
  expect(savedSearchAddress('/sok-bostad/vastra-gotalands-lan/', query, sweden)).toBe(
    '/sok-bostad/vastra-gotalands-lan/?maxPrice=4000000&sort=price:asc',
  )
})

test('a search is followed without an account by an e-mail address and a frequency', () => {
  const typed = { email: ' anna@Example.com', address: '/sok-bostad/', rhythm: 'atOnce' }
  expect(searchAlertRule(sweden).check(typed)).toEqual({
    kind: 'valid',
    value: { email: 'anna@example.com', address: '/sok-bostad/', rhythm: 'atOnce', kinds: alertKinds },
  })
  const kindsOf = (kinds: readonly string[]) => searchAlertRule(sweden).check({ ...typed, kinds } as never)
  expect(kindsOf(['showing', 'price'])).toMatchObject({ value: { kinds: ['price', 'showing'] } })
  expect(kindsOf([])).toMatchObject({ issues: [{ path: ['kinds'], key: 'required' }] })
  expect(kindsOf(['gossip'])).toMatchObject({ issues: [{ path: ['kinds'], key: 'unknownValue' }] })
  expect(searchAlertRule(sweden).check({ ...typed, email: 'anna', rhythm: 'hourly' })).toMatchObject({
    issues: [{ path: ['email'] }, { path: ['rhythm'], key: 'unknownValue' }],
  })
})

test('the forms return a result for any input', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (value, field) => {
      for (const rule of [interestRule, contactDetailsForm, savedSearchRule(sweden), searchAlertRule(sweden)])
        for (const given of [value, { email: field, address: field, country: field, objectId: field }])
          expect(rule.check(given).kind).toBe('invalid')
    }),
  )
})

describe('Ongoing business', () => {
  test('contains open bookings, unsigned documents, unpaid payments and open errands', () => {
    expect(
      blockingBusiness([
        { kind: 'booking', id: 'b1', title: 'Kajutan 3', isOpen: true },
        { kind: 'booking', id: 'b2', title: 'Kajutan 4', isOpen: false },
        { kind: 'document', id: 'd1', title: 'Avtal', isSigned: false },
        { kind: 'document', id: 'd2', title: 'Avtal', isSigned: true },
        { kind: 'payment', id: 'p1', title: 'VIP', status: 'Reminder1' },
        { kind: 'payment', id: 'p2', title: 'VIP', status: 'Paid' },
        { kind: 'errand', id: 'e1', title: 'Kran', isOpen: true },
        { kind: 'errand', id: 'e2', title: 'Dörr', isOpen: false },
      ]),
    ).toStrictEqual([
      { kind: 'booking', id: 'b1', title: 'Kajutan 3' },
      { kind: 'document', id: 'd1', title: 'Avtal' },
      { kind: 'payment', id: 'p1', title: 'VIP' },
      { kind: 'errand', id: 'e1', title: 'Kran' },
    ])
  })

  test('blocks a deletion until money and homes are settled, and describes each obstacle', () => {
    const facts = { id: 'x', title: 'Kajutan 3' }
    const payment = (state: PaymentState) =>
      ({ ...facts, kind: 'payment', isUnderWay: isPaymentUnderWay(state) }) as const
    const home = (standing: ResidenceStanding) =>
      ({ ...facts, kind: 'home', isBeforeHandover: isBeforeHandover(standing) }) as const
    const amount = 996_500_000 as Money
    const plan = {
      ...facts,
      kind: 'plan',
      site: 'sweden',
      amount,
      currency: 'SEK',
      day: '2027-03-01',
    } as const
    expect(deletionObstacles([{ ...plan, openPayments: 2 }])).toStrictEqual([plan])
    const free: readonly DeletionBusiness[] = [
      { ...plan, openPayments: 0 },
      payment({ kind: 'created' }),
      payment({ kind: 'paid', isLate: false }),
      payment({ kind: 'cancelled', messageKey: 'cancelled' }),
      { ...facts, kind: 'refund', isDone: true },
      ...(['held', 'movedIn', 'owned', 'left'] as const).map(home),
    ]
    expect(deletionObstacles(free)).toEqual([])
    const held: readonly DeletionBusiness[] = [
      payment({ kind: 'pending', startedAt: 0 }),
      payment({ kind: 'unknown', messageKey: 'unclear' }),
      payment({ kind: 'failed', messageKey: 'failed', isUnconfirmed: true }),
      { ...facts, kind: 'refund', isDone: false },
      ...(['signed', 'choosing', 'waiting'] as const).map(home),
      { ...facts, kind: 'booking', isOpen: true },
    ]
    expect(deletionObstacles(held)).toEqual(held.map(({ kind }) => ({ ...facts, kind })))
  })

  test('is empty for a user without any, and blocks four changes', () => {
    expect(blockingBusiness([])).toEqual([])
    expect(guardedAccountChanges).toEqual(['update', 'merge', 'delete', 'endVip'])
  })
})

describe('Contact details that were open in two tabs', () => {
  const seen = { phone: '0701740605', city: 'Lund', newsletter: false }

  test.each([
    ['nothing changed elsewhere', { ...seen, city: 'Malmö' }, seen, ['city'], []],
    ['another field changed', { ...seen, city: 'Malmö' }, { ...seen, phone: '0705555555' }, ['city'], []],
    ['the same field changed', { ...seen, city: 'Malmö' }, { ...seen, city: 'Ystad' }, ['city'], ['city']],
    ['both changed to the same value', { ...seen, city: 'Malmö' }, { ...seen, city: 'Malmö' }, ['city'], []],
    [
      'the box was ticked elsewhere',
      { ...seen, newsletter: true },
      { ...seen, newsletter: true },
      ['newsletter'],
      [],
    ],
    [
      'letters were composed differently',
      { ...seen, city: 'Malmo\u0308' },
      { ...seen, city: 'Malmö' },
      ['city'],
      [],
    ],
  ] as const)('%s', (_, typed, current, changed, conflicts) => {
    expect(mergeContactDetails(typed, seen, current)).toEqual({ changed, conflicts })
  })

  test('are all changed if the form does not send what it was opened with', () => {
    expect(mergeContactDetails({ city: 'Malmö' }, undefined, { ...seen, city: 'Ystad' })).toEqual({
      changed: ['city'],
      conflicts: [],
    })
  })
})

test.each(['Åsa', 'محمد', '王小明', 'Zoe\u0308', 'O’Brien', 'Jean-Luc'])(
  'accepts the preferred name %s',
  (preferredName) => {
    const checked = contactDetailsForm.check({ phone: '0701740605', preferredName })
    expect(checked).toMatchObject({ kind: 'valid', value: { preferredName: preferredName.normalize() } })
  },
)
