// Which refusals an endpoint can answer, and how a response is read.
import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { endpoints, outcomeStatuses } from './endpoints.ts'
import { commonOutcomesOf, outcomeOf, resultOf } from './outcomes.ts'
import { commonOutcomes } from './problem.ts'

describe('The common outcomes of an endpoint', () => {
  it.each<[keyof typeof endpoints, readonly string[], readonly string[]]>([
    ['getNavigation', ['invalidRequest', 'tooManyRequests'], ['signedOut', 'bodyTooLarge', 'foreignOrigin']],
    ['getMe', ['signedOut', 'forbidden'], ['identityRequired', 'statusConflict']],
    ['getBooking', ['signedOut', 'forbidden', 'identityRequired'], ['bodyTooLarge']],
    ['saveBookingStep', ['foreignOrigin', 'malformedJson', 'bodyTooLarge', 'statusConflict'], ['notFound']],
    ['getStaffBookings', ['signedOut', 'forbidden'], ['identityRequired', 'foreignOrigin']],
    ['getBankIdStatus', ['signedOut', 'foreignOrigin'], ['forbidden', 'identityRequired']],
  ])('follow from the access and the method of %s', (name, some, others) => {
    const common = commonOutcomesOf(endpoints[name])
    expect(common).toEqual(expect.arrayContaining([...some]))
    expect(common.filter((each) => others.includes(each))).toEqual([])
  })
})

it('A name of an outcome has one status in all endpoints', () => {
  for (const { method, path, outcomes = {} } of Object.values<Endpoint>(endpoints))
    for (const [name, status] of Object.entries(outcomes))
      expect([method, path, name, status]).toEqual([method, path, name, Reflect.get(outcomeStatuses, name)])
})

describe('A refusal', () => {
  const { bookShowing, chooseInterior, getErrand, submitCaseDraft } = endpoints

  it('is read by its code', () => {
    expect(outcomeOf(bookShowing, { status: 409, code: 'full' })).toBe('full')
    expect(outcomeOf(submitCaseDraft, { status: 409, code: 'stillRunning' })).toBe('stillRunning')
    expect(outcomeOf(bookShowing, { status: 409, code: 'identityRequired' })).toBe('identityRequired')
  })

  it('is read by its status without a code that the endpoint lists', () => {
    expect(outcomeOf(getErrand, { status: 404 })).toBe('notFound')
    expect(outcomeOf(endpoints.orderPrints, { status: 409, code: 'somethingNew' })).toBe('orderedThisMonth')
    // Several own outcomes have this status.
    expect(outcomeOf(bookShowing, { status: 409, code: 'somethingNew' })).toBe('statusConflict')
    expect(outcomeOf(getErrand, { status: 429 })).toBe('tooManyRequests')
    expect(outcomeOf(getErrand, { status: 418 })).toBeUndefined()
  })

  it('does not count by a code that belongs to another status', () => {
    expect(outcomeOf(getErrand, { status: 404, code: 'internal' })).toBe('notFound')
    expect(outcomeOf(getErrand, { status: 404, code: 'toString' })).toBe('notFound')
  })

  it('is told apart from another result', () => {
    expect([200, 202, 412, 409].map((status) => resultOf(chooseInterior, status))).toEqual([
      'ok',
      'ok',
      'changedMeanwhile',
      undefined,
    ])
    expect(resultOf(endpoints.loginWithEmail, commonOutcomes.signedOut)).toBe('InvalidEmailLoginInput')
  })
})
