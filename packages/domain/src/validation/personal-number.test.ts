import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CountryCode } from '../sites/site.ts'
import { aPersonalNumber, keysOf, outcomeOf } from '../testing/validation.ts'
import { birthDateOf, canonicalPersonalNumber, personalNumberRule } from './personal-number.ts'

const today = '2026-11-21'
const one = (key: string, params?: object) => ({ issues: [{ key, path: [], ...(params && { params }) }] })
const look = (country: CountryCode, typed: unknown, minAge?: number) =>
  outcomeOf(personalNumberRule({ country, today, ...(minAge !== undefined && { minAge }) }), typed)

/** Typed, canonical, birth date. */
type Row = readonly [string, string, string | undefined]

const swedish: readonly Row[] = [
  ['199908072391', '199908072391', '1999-08-07'],
  ['198112189876', '198112189876', '1981-12-18'],
  ['900161-2382', '199001612382', '1990-01-01'],
  // Ten digits, with and without a sign, spaces and other dashes.
  ['9908072391', '199908072391', '1999-08-07'],
  ['990807-2391', '199908072391', '1999-08-07'],
  ['19990807-2391', '199908072391', '1999-08-07'],
  ['990807–2391', '199908072391', '1999-08-07'],
  [' 1999 0807 2391 ', '199908072391', '1999-08-07'],
  // The plus is for people who turn 100 this year or have turned before.
  ['811218+9876', '188112189876', '1881-12-18'],
  ['990807+2391', '189908072391', '1899-08-07'],
  ['18990807+2391', '189908072391', '1899-08-07'],
  ['19261121+0010', '192611210010', '1926-11-21'],
  ['189908072391', '189908072391', '1899-08-07'],
  ['18990807-2391', '189908072391', '1899-08-07'],
]

const norwegian: readonly Row[] = [
  ['27034698436', '27034698436', '1946-03-27'],
  ['15889012312', '15889012312', '1990-08-15'],
  // First check digit with a remainder of 1 to 3: assigned from 2032 on, without a century.
  ['15889012320', '15889012320', undefined],
  ['15889012339', '15889012339', undefined],
  ['15889012347', '15889012347', undefined],
  // A D-number.
  ['55089012340', '55089012340', '1990-08-15'],
  ['270346 98436', '27034698436', '1946-03-27'],
]

const finnish: readonly Row[] = [
  ['131052-308T', '131052-308T', '1952-10-13'],
  ['010594Y9032', '010594Y9032', '1994-05-01'],
  ['020594X903P', '020594X903P', '1994-05-02'],
  ['010516B903X', '010516B903X', '2016-05-01'],
  ['070770-905D', '070770-905D', '1970-07-07'],
  ['131052-308t', '131052-308T', '1952-10-13'],
  ['131052–308T', '131052-308T', '1952-10-13'],
]

describe.each<[CountryCode, readonly Row[]]>([
  ['SE', swedish],
  ['NO', norwegian],
  ['FI', finnish],
])('A personal number in %s', (country, rows) => {
  test.each(rows)('of %j is %s, born on %s', (typed, canonical, birthDate) => {
    expect(look(country, typed)).toEqual({ value: canonical })
    expect(canonicalPersonalNumber(typed, country, today)).toBe(canonical)
    expect(birthDateOf(typed, country, today)).toBe(birthDate)
    expect(birthDateOf(canonical, country, today)).toBe(birthDate)
    expect(canonicalPersonalNumber(canonical, country, today)).toBe(canonical)
  })

  test('is required, and a text', () => {
    expect(look(country, '')).toEqual(one('required'))
    expect(look(country, undefined)).toEqual(one('required'))
    expect(look(country, 199908072391)).toEqual(one('invalidInput'))
  })

  test('is validated without exceptions, and idempotently', () => {
    const typed = fc.oneof(fc.anything(), fc.stringMatching(/^[0-9]{6,8}[-+AXY]?[0-9]{3,5}[A-Y]?$/))
    fc.assert(
      fc.property(typed, (value) => {
        const rule = personalNumberRule({ country, today })
        const first = rule.check(value)
        if (first.kind === 'valid') expect(rule.check(first.value)).toEqual(first)
      }),
    )
  })
})

describe('A Swedish personal number', () => {
  test.each<[string, object]>([
    ['9908072392', one('pnrControl')],
    ['199908072392', one('pnrControl')],
    ['900161-2383', one('pnrControl')],
    ['990807239', one('pnrFormat')],
    ['99080723911', one('pnrFormat')],
    ['1999080723911', one('pnrFormat')],
    ['990807_2391', one('pnrFormat')],
    ['990807--2391', one('pnrFormat')],
    ['990807A2391', one('pnrFormat')],
    ['x9908072391', one('pnrFormat')],
    ['9908072391x', one('pnrFormat')],
    ['99-08072391', one('pnrFormat')],
    // A plus between twelve digits is only for people who turned 100.
    ['19990807+2391', one('pnrInvalid')],
    ['19270807+2393', one('pnrInvalid')],
    // Impossible days, each with a valid check digit.
    ['9913072394', one('pnrInvalid')],
    ['9900072399', one('pnrInvalid')],
    ['9908322390', one('pnrInvalid')],
    ['9908002398', one('pnrInvalid')],
    ['990892-2397', one('pnrInvalid')],
    ['199902292391', one('pnrInvalid')],
    ['990807-0007', one('pnrInvalid')],
    ['179908072391', one('pnrInvalid')],
    ['209908072391', one('invalidBirthDate')],
  ])('has the right error: %j', (typed, outcome) => {
    expect(look('SE', typed)).toEqual(outcome)
  })

  test('may be a coordination number with a day from 61 to 91', () => {
    expect(birthDateOf('990861-2394', 'SE', today)).toBe('1999-08-01')
    expect(birthDateOf('990891-2398', 'SE', today)).toBe('1999-08-31')
  })

  test.each([
    ['990060-2393', '199900602393'],
    ['199900602393', '199900602393'],
    ['990860-2395', '199908602395'],
    ['990075-2396', '199900752396'],
    ['000060-2391', '200000602391'],
  ])('may be a coordination number with an unknown month or day: %s', (typed, canonical) => {
    expect(look('SE', typed, 18)).toEqual({ value: canonical })
    expect(birthDateOf(typed, 'SE', today)).toBeUndefined()
  })

  test('with an unknown day is refused only if no possible day is old enough', () => {
    expect(look('SE', '201800602391', 18)).toEqual(one('invalidBirthDate', { min: 18 }))
    expect(look('SE', '200800602393', 18)).toEqual({ value: '200800602393' })
  })

  test.each<[string, string, string | undefined]>([
    // Born today, born tomorrow.
    ['2611210010', '2026-11-21', '2026-11-21'],
    ['2611220019', '2026-11-21', '1926-11-22'],
    ['2611220019', '2026-11-22', '2026-11-22'],
    ['261121+0010', '2026-11-21', '1926-11-21'],
    // Turns 100 later this year: plus from 1 January.
    ['261122+0019', '2026-11-21', '1926-11-22'],
    ['261122+0019', '2025-12-31', '1826-11-22'],
    ['261122+0019', '2026-01-01', '1926-11-22'],
    // 29 February is in 2000, not in 1900 and not in 1800.
    ['000229-0005', '2026-11-21', undefined],
    ['000229-0013', '2026-11-21', '2000-02-29'],
    ['000229+0013', '2026-11-21', undefined],
  ])('has for %s on %s the birth date %s', (typed, day, birthDate) => {
    expect(birthDateOf(typed, 'SE', day)).toBe(birthDate)
  })

  test.each<[string, object]>([
    ['9908072391', one('pnrFormatWrong')],
    ['990807-2391', one('pnrFormatWrong')],
    ['9908072392', one('pnrFormatWrong')],
    ['9913072394', one('pnrFormatWrong')],
    ['99080723', one('pnrFormat')],
    ['199908072391', { value: '199908072391' }],
    ['19990807-2391', { value: '199908072391' }],
    ['199908072392', one('pnrControl')],
  ])('with twelve required digits has the right error: %j', (typed, outcome) => {
    expect(outcomeOf(personalNumberRule({ country: 'SE', today, twelveDigits: true }), typed)).toEqual(
      outcome,
    )
  })

  test('needs its twelve digits only in Sweden', () => {
    const options = { today, twelveDigits: true }
    expect(keysOf(personalNumberRule({ country: 'NO', ...options }), '27034698436')).toBe('valid')
    expect(keysOf(personalNumberRule({ country: 'FI', ...options }), '131052-308T')).toBe('valid')
  })
})

describe('A Norwegian personal number', () => {
  test.each<[string, object]>([
    ['17029012345', one('pnrControl')],
    ['27034698437', one('pnrControl')],
    ['2703469843', one('pnrFormat')],
    ['270346984366', one('pnrFormat')],
    ['270346-98436', one('pnrFormat')],
    ['2703469843x', one('pnrFormat')],
    ['x7034698436', one('pnrFormat')],
    ['32039012345', one('pnrInvalid')],
    ['00039012345', one('pnrInvalid')],
    ['40039012345', one('pnrInvalid')],
    ['72039012345', one('pnrInvalid')],
    ['15139012345', one('pnrInvalid')],
    ['15009012345', one('pnrInvalid')],
    ['15409012345', one('pnrInvalid')],
    ['15539012345', one('pnrInvalid')],
    ['15809012345', one('pnrInvalid')],
    ['15939012345', one('pnrInvalid')],
    ['30029012345', one('pnrInvalid')],
    // 29 February 1900 (remainder 0) and of years that are in no century a leap year.
    ['29029012345', one('pnrInvalid')],
  ])('has the right error: %j', (typed, outcome) => {
    expect(look('NO', typed)).toEqual(outcome)
  })

  /** Both check digits for nine digits, the first with a remainder of 0 to 3; undefined if there are none. */
  const complete = (nine: string, remainder: number): string | undefined => {
    const sum = (digits: string, weights: readonly number[]) =>
      weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
    const first = (22 + remainder - (sum(nine, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11
    const second = (11 - (sum(nine + first, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
    return first === 10 || second === 10 ? undefined : `${nine}${first}${second}`
  }
  /** The first number of a day with three digits in a span. */
  const numberOf = (day: string, from: number, to: number, remainder = 0): string => {
    for (let individual = from; individual <= to; individual += 1) {
      const number = complete(`${day}${String(individual).padStart(3, '0')}`, remainder)
      if (number !== undefined) return number
    }
    throw new Error('No number')
  }

  test.each<[string, number, number, string | undefined]>([
    ['150800', 0, 9, '1900-08-15'],
    ['150899', 490, 499, '1999-08-15'],
    ['150854', 500, 509, '1854-08-15'],
    ['150899', 740, 749, '1899-08-15'],
    ['150853', 500, 509, undefined],
    ['150800', 500, 509, '2000-08-15'],
    ['150839', 990, 999, '2039-08-15'],
    ['150825', 740, 760, '2025-08-15'],
    ['150840', 900, 909, '1940-08-15'],
    ['150899', 990, 999, '1999-08-15'],
    ['150840', 890, 899, undefined],
    ['150854', 750, 759, undefined],
    ['150840', 500, 509, undefined],
    // Day and month of D-numbers and test persons, at both ends.
    ['410190', 0, 9, '1990-01-01'],
    ['713190', 0, 9, undefined],
    ['714190', 0, 9, '1990-01-31'],
    ['155290', 0, 9, '1990-12-15'],
    ['158190', 0, 9, '1990-01-15'],
    ['159290', 0, 9, '1990-12-15'],
    ['554890', 0, 9, '1990-08-15'],
  ])('of %s with %d to %d is born on %s', (day, from, to, birthDate) => {
    expect(birthDateOf(numberOf(day, from, to), 'NO', today)).toBe(birthDate)
  })

  test('is rejected if the first check digit has a remainder of 4 or more', () => {
    for (const remainder of [0, 1, 2, 3])
      expect(look('NO', numberOf('150890', 100, 199, remainder))).toHaveProperty('value')
    for (const remainder of [4, 5, 6, 7, 8, 9, 10])
      expect(look('NO', numberOf('150890', 100, 199, remainder))).toEqual(one('pnrControl'))
  })

  test('without a century is accepted for 29 February if a century has it', () => {
    expect(look('NO', numberOf('290200', 0, 99, 0))).toEqual(one('pnrInvalid'))
    const silent = numberOf('290200', 0, 99, 1)
    expect(look('NO', silent)).toEqual({ value: silent })
    expect(birthDateOf(silent, 'NO', today)).toBe('2000-02-29')
    expect(look('NO', numberOf('290201', 0, 99, 1))).toEqual(one('pnrInvalid'))
  })

  test('is rejected if the holder is certainly unborn or too young, and accepted if that is unknown', () => {
    expect(look('NO', numberOf('150839', 990, 999))).toEqual(one('invalidBirthDate'))
    const silent = numberOf('150839', 500, 599, 1)
    expect(look('NO', silent, 18)).toEqual({ value: silent })
    const told = numberOf('150820', 500, 509)
    expect(look('NO', told, 18)).toEqual(one('invalidBirthDate', { min: 18 }))
    const either = numberOf('150820', 500, 599, 2)
    expect(look('NO', either, 18)).toEqual({ value: either })
  })
})

describe('A Finnish personal number', () => {
  test.each<[string, object]>([
    ['131052-308U', one('pnrControl')],
    ['131052-309T', one('pnrControl')],
    ['131052308T', one('pnrFormat')],
    ['131052-30T', one('pnrFormat')],
    ['131052-3088T', one('pnrFormat')],
    ['131052-308TT', one('pnrFormat')],
    ['x131052-308T', one('pnrFormat')],
    // Letters that are never a sign or a check character.
    ['131052G308T', one('pnrFormat')],
    ['131052T308T', one('pnrFormat')],
    ['131052Z308T', one('pnrFormat')],
    ['131052-308G', one('pnrFormat')],
    ['131052-308I', one('pnrFormat')],
    ['131052-308O', one('pnrFormat')],
    ['131052-308Q', one('pnrFormat')],
    ['131052-308Z', one('pnrFormat')],
    ['320152-308T', one('pnrInvalid')],
    ['001052-308T', one('pnrInvalid')],
    ['131352-308T', one('pnrInvalid')],
    ['290200-308T', one('pnrInvalid')],
    ['131052-000L', one('pnrInvalid')],
    ['131052-001M', one('pnrInvalid')],
  ])('has the right error: %j', (typed, outcome) => {
    expect(look('FI', typed)).toEqual(outcome)
  })

  test.each([
    ['+', '1852'],
    ['-', '1952'],
    ['Y', '1952'],
    ['X', '1952'],
    ['W', '1952'],
    ['V', '1952'],
    ['U', '1952'],
    ['A', '2052'],
    ['B', '2052'],
    ['C', '2052'],
    ['D', '2052'],
    ['E', '2052'],
    ['F', '2052'],
  ])('with the sign %s has the year %s', (sign, year) => {
    expect(birthDateOf(`131052${sign}308T`, 'FI', today)).toBe(`${year}-10-13`)
    expect(keysOf(personalNumberRule({ country: 'FI', today }), `131052${sign}308T`)).toBe(
      year === '2052' ? 'invalidBirthDate' : 'valid',
    )
  })

  test('is accepted with every character of the check table', () => {
    const checks = '0123456789ABCDEFHJKLMNPRSTUVWXY'
    for (let individual = 100; individual < 131; individual += 1) {
      const check = checks.charAt((131_052_000 + individual) % 31)
      expect(birthDateOf(`131052-${individual}${check}`, 'FI', today)).toBe('1952-10-13')
    }
  })

  test('runs from 002 to 999 for a day, temporary ones included', () => {
    const checks = '0123456789ABCDEFHJKLMNPRSTUVWXY'
    for (const individual of [2, 899, 900, 999]) {
      const check = checks.charAt((131_052_000 + individual) % 31)
      expect(
        keysOf(
          personalNumberRule({ country: 'FI', today }),
          `131052-${String(individual).padStart(3, '0')}${check}`,
        ),
      ).toBe('valid')
    }
  })
})

describe('The age of a person', () => {
  test.each<[CountryCode, string, object | undefined]>([
    ['SE', '2008-11-21', undefined],
    ['SE', '2008-11-22', one('invalidBirthDate', { min: 18 })],
    ['NO', '2008-11-21', undefined],
    ['NO', '2008-11-22', one('invalidBirthDate', { min: 18 })],
    ['FI', '2008-11-21', undefined],
    ['FI', '2008-11-22', one('invalidBirthDate', { min: 18 })],
    ['FI', '2026-11-22', one('invalidBirthDate')],
  ])('in %s, born on %s', (country, birthDate, wrong) => {
    const number = aPersonalNumber(country, birthDate)
    expect(look(country, number, 18)).toEqual(wrong ?? { value: number })
    if (birthDate <= today) expect(look(country, number)).toEqual({ value: number })
  })
})

test('An invalid number has no canonical form, and a sign may identify another person', () => {
  expect(canonicalPersonalNumber('9908072392', 'SE', today)).toBeUndefined()
  expect(birthDateOf('9908072392', 'SE', today)).toBeUndefined()
  expect(canonicalPersonalNumber('x', 'NO', today)).toBeUndefined()
  expect(canonicalPersonalNumber('990807+2391', 'SE', today)).not.toBe('199908072391')
  expect(canonicalPersonalNumber('131052Y308T', 'FI', today)).toBe('131052Y308T')
})

describe('Numbers of every day', () => {
  const dayOf = (days: number): string => new Date(days * 86_400_000).toISOString().slice(0, 10)
  // 1 January 1940 to today.
  const days = fc.integer({ min: -10_957, max: 20_778 }).map(dayOf)
  const countries = fc.constantFrom<CountryCode>('SE', 'NO', 'FI')

  test('are valid, and include the day', () => {
    fc.assert(
      fc.property(countries, days, fc.nat(500), (country, day, serial) => {
        const number = aPersonalNumber(country, day, serial)
        expect(look(country, number)).toEqual({ value: number })
        expect(birthDateOf(number, country, today)).toBe(day)
      }),
    )
  })

  test('fail by checksum or day when one digit is mistyped', () => {
    fc.assert(
      fc.property(countries, days, fc.nat(11), fc.integer({ min: 1, max: 9 }), (country, day, at, step) => {
        const number = aPersonalNumber(country, day)
        const place = at % number.length
        const digit = number.charAt(place)
        // The century of a Swedish number is outside its checksum, and a Finnish sign and check character are no digits.
        if (!/[0-9]/.test(digit) || (country === 'SE' && place < 2)) return
        if (country === 'FI' && place === 10) return
        const mistyped = number.slice(0, place) + ((Number(digit) + step) % 10) + number.slice(place + 1)
        expect(['pnrControl', 'pnrInvalid']).toContain(
          keysOf(personalNumberRule({ country, today }), mistyped),
        )
      }),
    )
  })

  test('never become another valid number by a changed character', () => {
    const characters = fc.constantFrom(...'0123456789ABCDEFUVWXY+-')
    fc.assert(
      fc.property(countries, days, fc.nat(11), characters, (country, day, at, character) => {
        const number = aPersonalNumber(country, day)
        const place = at % number.length
        if (number.charAt(place) === character) return
        const other = number.slice(0, place) + character + number.slice(place + 1)
        expect(canonicalPersonalNumber(other, country, today)).not.toBe(number)
      }),
    )
  })

  test('are the same with ten digits and a sign as with twelve', () => {
    fc.assert(
      fc.property(days, fc.nat(998), (day, serial) => {
        const number = aPersonalNumber('SE', day, serial)
        expect(canonicalPersonalNumber(`${number.slice(2, 8)}-${number.slice(8)}`, 'SE', today)).toBe(number)
        expect(canonicalPersonalNumber(`${number.slice(2, 8)}+${number.slice(8)}`, 'SE', today)).not.toBe(
          number,
        )
      }),
    )
  })
})
