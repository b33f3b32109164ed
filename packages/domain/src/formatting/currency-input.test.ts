import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TextWithCaret } from './currency-input.ts'
import { reformatCurrencyInput } from './currency-input.ts'
import { parseWholeNumber } from './formatting.ts'

/** A field in one text, the caret written as `|`, no-break spaces as spaces. */
const field = (drawn: string): TextWithCaret => ({
  text: drawn.replace('|', '').replaceAll(' ', '\u00a0'),
  caret: drawn.indexOf('|'),
})
const drawn = ({ text, caret }: TextWithCaret): string =>
  `${text.slice(0, caret)}|${text.slice(caret)}`.replaceAll('\u00a0', ' ')
const after = (typed: string, before?: string): string =>
  drawn(reformatCurrencyInput(field(typed), before === undefined ? undefined : field(before)))

describe('An amount while it is typed', () => {
  test.each([
    ['|', '|'],
    ['2|', '2|'],
    ['250|', '250|'],
    ['2500|', '2 500|'],
    ['2 5000|', '25 000|'],
    ['2 500 0000|', '25 000 000|'],
    // In the middle: the caret stays behind the digit that was typed.
    ['12|500', '12| 500'],
    ['2 9|500', '29| 500'],
    ['2 5|00', '2 5|00'],
    ['|2500', '|2 500'],
    ['2| 500', '2| 500'],
    ['2 |500', '2| 500'],
    // Non-digits are dropped.
    ['2 500a|', '2 500|'],
    ['abc|', '|'],
    ['-5|', '5|'],
    ['2a|500', '2| 500'],
    // Leading zeros are dropped; a lone zero stays.
    ['0|', '0|'],
    ['00|', '0|'],
    ['007|', '7|'],
    ['0|500', '|500'],
    ['0 0|50 000', '|50 000'],
    ['000|', '0|'],
    ['05|', '5|'],
  ])('is regrouped: %j becomes %j', (typed, shown) => {
    expect(after(typed)).toBe(shown)
  })

  test.each([
    ['2 500 000 kr|', '2 500 000|', 2_500_000],
    ['kr 2 500 000,-|', '2 500 000|', 2_500_000],
    ['2.500.000|', '2 500 000|', 2_500_000],
    ['2,500,000|', '2 500 000|', 2_500_000],
    ['2 500 000,00 kr|', '2 500 000|', 2_500_000],
    ['2500000.5|', '2 500 000|', 2_500_000],
    ['€ 250 000,9|', '250 000|', 250_000],
    ['12,345|', '12 345|', 12_345],
    ['1,5,6|', '15|', 15],
    ['12,3|45', '12 3|45', 12_345],
  ])('is cleaned when pasted: %j becomes %j', (typed, shown, value) => {
    const result = reformatCurrencyInput(field(typed))
    expect(drawn(result)).toBe(shown)
    expect(result.value).toBe(value)
  })

  test('accepts spaces of every kind', () => {
    for (const space of [' ', '\u00a0', '\u202f', '\u2009', '\u2007'])
      expect(reformatCurrencyInput({ text: `2${space}500`, caret: 5 })).toEqual({
        text: '2\u00a0500',
        caret: 5,
        value: 2500,
      })
  })

  test('takes an amount in millions, as advertisements write it', () => {
    const { text, value } = reformatCurrencyInput({ text: '4,5 mkr', caret: 7 })
    expect([text.replace(/\s/g, ' '), value]).toEqual(['4 500 000', 4_500_000])
  })

  test('has no value when it has no digit', () => {
    expect(reformatCurrencyInput({ text: 'kr', caret: 2 })).toEqual({ text: '', caret: 0, value: undefined })
  })

  test('has at most 15 digits; more are dropped at the end', () => {
    expect(after('123456789012345|')).toBe('123 456 789 012 345|')
    expect(after('1234567890123456|')).toBe('123 456 789 012 345|')
    expect(after('1234567890123456|7')).toBe('123 456 789 012 345|')
    expect(after('12|345678901234567')).toBe('12|3 456 789 012 345')
    expect(after('0001234567890123456|')).toBe('123 456 789 012 345|')
  })

  test.each([
    [-5, '|2 500'],
    [Number.NaN, '|2 500'],
    [99, '2 500|'],
  ])('moves the caret %d, outside the text, to its end', (caret, shown) => {
    expect(drawn(reformatCurrencyInput({ text: '2500', caret }))).toBe(shown)
  })
})

describe('Deleting beside a separator', () => {
  test.each([
    // Backspace after the separator also removes the digit before it.
    ['2|500', '2 |500', '|500'],
    ['12|500', '12 |500', '1| 500'],
    ['2 500|000', '2 500 |000', '250| 000'],
    // Delete before the separator also removes the digit after it.
    ['2|500', '2| 500', '2|00'],
    ['12|500', '12| 500', '1 2|00'],
    // If a digit was removed, nothing else is.
    ['2 50|', '2 500|', '250|'],
    ['2| 00', '2 5|00', '2|00'],
    // If more than the separator changed, nothing else is removed.
    ['2|500', '2  |500', '2| 500'],
    ['2 |500', '2 |500', '2| 500'],
    ['2 500|', '2 500 |', '250|'],
  ])('turns %j after %j into %j', (typed, before, shown) => {
    expect(after(typed, before)).toBe(shown)
  })

  test('removes a digit only if the previous field is given', () => {
    expect(after('2|500')).toBe('2| 500')
  })
})

describe('For any text and caret', () => {
  const texts = fc.oneof(
    fc.stringMatching(/^[0-9 \u00a0.,kr€-]{0,24}$/),
    fc.string({ maxLength: 12 }),
    fc.nat(999_999_999).map(String),
  )
  const fields = fc.record({ text: texts, caret: fc.integer({ min: -2, max: 30 }) })
  const digits = (text: string) => text.replace(/\D/g, '')

  test('the amount is grouped, the caret is inside it, and regrouping is idempotent', () => {
    fc.assert(
      fc.property(fields, fc.option(fields, { nil: undefined }), (now, before) => {
        const once = reformatCurrencyInput(now, before)
        expect(once.text).toMatch(/^(\d{1,3}(\u00a0\d{3})*)?$/)
        expect(once.caret).toBeGreaterThanOrEqual(0)
        expect(once.caret).toBeLessThanOrEqual(once.text.length)
        expect(once.value).toBe(parseWholeNumber(once.text))
        expect(reformatCurrencyInput(once)).toEqual(once)
      }),
    )
  })

  test('the number of digits before the caret is unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9][0-9 ]{0,13}$/), fc.nat(14), (text, at) => {
        const caret = Math.min(at, text.length)
        const result = reformatCurrencyInput({ text, caret })
        expect(digits(result.text)).toBe(digits(text))
        expect(digits(result.text.slice(0, result.caret))).toBe(digits(text.slice(0, caret)))
      }),
    )
  })
})
