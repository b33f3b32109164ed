import { describe, expect, test } from 'vitest'
import { paymentClosingMargin, paymentDeadlinesOf, paymentLifetimes } from './payment-deadlines.ts'
import { paymentProvidersOf } from './payment-providers.ts'
import { paymentPollLimit } from './payment-status.ts'
import { swishTimeouts } from './swish-fields.ts'

const minute = 60_000

describe('The deadlines of an open payment', () => {
  test.each([
    ['swish', 6, 36],
    ['svea', 60, 90],
    ['nordea', 30, 60],
  ] as const)(
    'for %s are: cancelled at its provider after %s minutes, closed after %s',
    (provider, cancel, close) => {
      expect(paymentDeadlinesOf(provider, 1_000)).toEqual({
        cancelAt: 1_000 + cancel * minute,
        closeAt: 1_000 + close * minute,
      })
    },
  )

  test("exist for every provider, and none is shorter than the page's polling", () => {
    const providers = Object.values(paymentProvidersOf).flat()
    for (const provider of providers)
      expect(paymentLifetimes[provider]).toBeGreaterThanOrEqual(paymentPollLimit)
    expect(paymentLifetimes.swish).toBeGreaterThan(swishTimeouts.provider)
    expect(paymentClosingMargin).toBe(30 * minute)
  })
})
