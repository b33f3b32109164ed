import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Consent } from './consent.ts'
import {
  consentCategories,
  consentSwitchesOf,
  currentConsent,
  isConsentedTo,
  mayLoadAnalytics,
  optionalConsentCategories,
  unansweredConsent,
} from './consent.ts'
import { consentChoiceCodes, consentCodeFor, consentOf } from './consent-choice.ts'
import { readConsentCookie, writeConsentCookie } from './consent-cookie.ts'
import { consentModeDefaults, consentModeOf } from './consent-mode.ts'
import { withdrawalBetween } from './withdrawal.ts'

const nothingAllowed = { statistics: false, marketing: false, thirdParty: false }
const noon = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 12)
const answered = (facts: Partial<Extract<Consent, { kind: 'answered' }>> = {}): Consent => ({
  kind: 'answered',
  ...nothingAllowed,
  revision: 7,
  at: noon(2026, 3, 1),
  ...facts,
})

const answers = fc.record({
  kind: fc.constant('answered' as const),
  statistics: fc.boolean(),
  marketing: fc.boolean(),
  thirdParty: fc.boolean(),
  revision: fc.integer({ min: 0, max: 999_999_999 }),
  at: fc.integer({ min: 0, max: 999_999_999_999_999 }),
})
const consents: fc.Arbitrary<Consent> = fc.oneof(fc.constant(unansweredConsent), answers)

describe('The consent categories', () => {
  test('are four, of which only necessary cannot be refused', () => {
    expect(consentCategories).toEqual(['necessary', 'statistics', 'marketing', 'thirdParty'])
    expect(optionalConsentCategories).toEqual(['statistics', 'marketing', 'thirdParty'])
  })

  test('are refused without an answer, except necessary', () => {
    expect(consentCategories.filter((category) => isConsentedTo(unansweredConsent, category))).toEqual([
      'necessary',
    ])
    expect(isConsentedTo(answered(), 'necessary')).toBe(true)
    expect(consentSwitchesOf(unansweredConsent)).toEqual({
      statistics: false,
      marketing: false,
      thirdParty: false,
    })
  })

  test.each(optionalConsentCategories)('%s is accepted by its own switch, and by no other', (category) => {
    const consent = answered({ [category]: true })
    expect(consentCategories.filter((other) => isConsentedTo(consent, other))).toEqual([
      'necessary',
      category,
    ])
    expect(consentSwitchesOf(consent)).toStrictEqual({ ...nothingAllowed, [category]: true })
  })

  test.each([
    [false, false, false, false],
    [true, false, false, true],
    [false, true, false, true],
    [true, true, false, true],
    [false, false, true, false],
  ])(
    'analytics with statistics %s, marketing %s and third party %s: %s',
    (statistics, marketing, thirdParty, may) => {
      expect(mayLoadAnalytics(answered({ statistics, marketing, thirdParty }))).toBe(may)
    },
  )

  test('do not load analytics before an answer', () => {
    expect(mayLoadAnalytics(unansweredConsent)).toBe(false)
  })
})

describe('An answer', () => {
  test.each([
    ['is valid at the moment it is given', noon(2026, 3, 1), 'answered'],
    ['is valid a millisecond before the six months are over', noon(2026, 9, 1) - 1, 'answered'],
    ['is invalid when they are over', noon(2026, 9, 1), 'unanswered'],
    ['is invalid a year later', noon(2027, 3, 1), 'unanswered'],
  ])('%s', (_, now, kind) => {
    expect(currentConsent(answered({ statistics: true }), { now, revision: 7 }).kind).toBe(kind)
  })

  test.each([6, 8])('to revision 7 is invalid for revision %i', (revision) => {
    expect(currentConsent(answered(), { now: noon(2026, 3, 2), revision })).toEqual({ kind: 'unanswered' })
  })

  test('that is valid is returned unchanged, and so is a missing one', () => {
    const consent = answered()
    expect(currentConsent(consent, { now: noon(2026, 3, 2), revision: 7 })).toBe(consent)
    expect(currentConsent(unansweredConsent, { now: 0, revision: 7 })).toBe(unansweredConsent)
  })

  test('is valid for six calendar months: from 31 August to the last of February', () => {
    const consent = answered({ at: noon(2026, 8, 31) })
    expect(currentConsent(consent, { now: noon(2027, 2, 28) - 1, revision: 7 })).toBe(consent)
    expect(currentConsent(consent, { now: noon(2027, 2, 28), revision: 7 })).toBe(unansweredConsent)
  })
})

describe('The choices', () => {
  test('have the codes 1 to 4', () => {
    expect(consentChoiceCodes).toEqual({ close: 1, all: 2, manual: 3, necessaryOnly: 4 })
  })

  test.each([
    ['close', 1, 1],
    ['all', 2, 2],
    ['manual', 3, 3],
    ['necessaryOnly', 4, 3],
  ] as const)('%s is logged as %i, and as %i if a backend supports only 1 to 3', (choice, code, older) => {
    expect(consentCodeFor(choice, { knowsNecessaryOnly: true })).toBe(code)
    expect(consentCodeFor(choice, { knowsNecessaryOnly: false })).toBe(older)
  })

  const given = { now: noon(2026, 3, 1), revision: 7 }
  test.each([
    ['close', false, false, false],
    ['necessaryOnly', false, false, false],
    ['all', true, true, true],
    ['manual', false, true, false],
  ] as const)(
    '%s sets statistics %s, marketing %s and third party %s',
    (choice, statistics, marketing, thirdParty) => {
      expect(
        consentOf(choice, given, { statistics: false, marketing: true, thirdParty: false }),
      ).toStrictEqual({
        kind: 'answered',
        statistics,
        marketing,
        thirdParty,
        revision: 7,
        at: Date.UTC(2026, 2, 1, 12),
      })
    },
  )

  test('refuse everything for a manual choice with untouched switches', () => {
    expect(consentOf('manual', given)).toStrictEqual(consentOf('close', given))
  })
})

describe('The consent cookie', () => {
  test.each([
    [unansweredConsent, ''],
    [answered({ at: 1_767_225_600_000, statistics: true, thirdParty: true }), '1.101.7.1767225600000'],
    [answered({ at: 0, revision: 0, marketing: true }), '1.010.0.0'],
    [answered({ at: 1.75 }), '1.000.7.1'],
  ])('of %j says %j', (consent, value) => {
    expect(writeConsentCookie(consent)).toBe(value)
  })

  test('preserves every answer, in characters that are allowed in a cookie', () => {
    fc.assert(
      fc.property(consents, (consent) => {
        const value = writeConsentCookie(consent)
        expect(readConsentCookie(value)).toEqual(consent)
        expect(value).toMatch(/^[\d.]*$/)
        expect(value.length).toBeLessThanOrEqual(31)
      }),
    )
  })

  test.each([
    '',
    'true',
    '1.101.7',
    '1.101.7.5.',
    '2.101.7.5',
    '1.102.7.5',
    '1.1010.7.5',
    '1.101.07.5',
    '1.101.7.05',
    '1.101.-7.5',
    '1.101.7.5 ',
    ' 1.101.7.5',
    '1.101.1000000000.5',
    '1.101.7.1000000000000000',
    '1.101..5',
    '1a101b7c5',
    '{"answered":true}',
    undefined,
    null,
    7,
    ['1.101.7.5'],
  ])('%j is not an answer', (value) => {
    expect(readConsentCookie(value)).toEqual({ kind: 'unanswered' })
  })

  test('is parsed without an exception, and a parsed answer is written the same', () => {
    const near = fc.stringMatching(/^1\.[01]{3}\.\d{1,3}\.\d{1,3}$/)
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), near), (value) => {
        const consent = readConsentCookie(value)
        if (consent.kind === 'answered') expect(writeConsentCookie(consent)).toBe(value)
        else expect(consent).toEqual({ kind: 'unanswered' })
      }),
    )
  })
})

describe('Consent mode', () => {
  test('denies everything optional by default, and waits half a second', () => {
    expect(consentModeDefaults).toStrictEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'granted',
      security_storage: 'granted',
      wait_for_update: 500,
    })
  })

  test.each([
    [{ statistics: true }, ['analytics_storage']],
    [{ marketing: true }, ['ad_personalization', 'ad_storage', 'ad_user_data']],
    [{ thirdParty: true }, []],
    [
      { statistics: true, marketing: true },
      ['ad_personalization', 'ad_storage', 'ad_user_data', 'analytics_storage'],
    ],
  ] as const)('%j grants %j in addition to what is always granted', (switches, granted) => {
    const mode = consentModeOf(answered(switches))
    const found = Object.entries(mode).flatMap(([storage, value]) => (value === 'granted' ? [storage] : []))
    expect(found.sort()).toEqual([...granted, 'functionality_storage', 'security_storage'].sort())
    expect(Object.keys(mode)).toHaveLength(6)
  })
})

describe('Withdrawing consent', () => {
  const all = answered({ statistics: true, marketing: true, thirdParty: true })
  const clear = { kind: 'clearDataLayer' } as const
  const remove = (...names: readonly string[]) => ({ kind: 'removeCookies', names }) as const

  test.each([
    ['everything', answered(), [clear, remove('jmuid', 'source-medium')]],
    ['statistics', answered({ marketing: true, thirdParty: true }), [clear, remove('jmuid')]],
    ['marketing', answered({ statistics: true, thirdParty: true }), [clear, remove('source-medium')]],
    ['third party', answered({ statistics: true, marketing: true }), []],
    ['all but statistics', answered({ statistics: true }), [clear, remove('source-medium')]],
    ['nothing', all, []],
    ['the answer itself', unansweredConsent, [clear, remove('jmuid', 'source-medium')]],
  ])('%s clears the data layer and removes its cookies', (_, after, effects) => {
    expect(withdrawalBetween(all, after)).toEqual(effects)
  })

  test('has no effect when the answer accepts more', () => {
    expect(withdrawalBetween(unansweredConsent, all)).toEqual([])
    expect(withdrawalBetween(answered(), all)).toEqual([])
  })

  test('removes leftover cookies when the first answer refuses', () => {
    expect(withdrawalBetween(unansweredConsent, answered())).toEqual([remove('jmuid', 'source-medium')])
  })
})
