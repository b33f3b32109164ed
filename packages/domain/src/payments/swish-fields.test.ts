import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Money } from '../money/money.ts'
import {
  swishAmount,
  swishAppLink,
  swishCallbackIdentifier,
  swishDifferences,
  swishInstructionId,
  swishMessage,
  swishPayerAlias,
  swishPhoneRule,
  swishQrText,
  swishReference,
  swishTimeouts,
} from './swish-fields.ts'

/** Mostly European letters, and any other content of a string, including unpaired surrogates. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x24f }), fc.integer({ min: 0, max: 0xffff })), { maxLength: 80 })
  .map((units) => String.fromCharCode(...units))

describe('The fields of a Swish payment', () => {
  const id = '0123456789ABCDEF0123456789ABCDEF'
  test.each([
    ['01234567-89ab-cdef-0123-456789abcdef', id],
    ['0123456789abcdef0123456789abcdef', id],
    [id, id],
    ['01234567-89AB-CDEF-0123-456789ABCDEF', id],
    ['0123456789abcdef0123456789abcde', undefined],
    ['0123456789abcdef0123456789abcdef0', undefined],
    ['0123456789abcdef0123456789abcdeg', undefined],
    ['0123456-789ab-cdef-0123-456789abcdef', undefined],
    ['01234567-89ab-cdef-0123-456789abcdef-', undefined],
    ['x01234567-89ab-cdef-0123-456789abcdef', undefined],
    ['x0123456789abcdef0123456789abcdef', undefined],
    ['01234567-89ab-cdef-0123456789abcdef', undefined],
    ['', undefined],
  ])('map the payment id %s to the instruction %s', (paymentId, expected) => {
    expect(swishInstructionId(paymentId)).toBe(expected)
  })

  test('map every UUID to 32 upper-case digits, idempotently', () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        const instruction = swishInstructionId(uuid) ?? ''
        expect(instruction).toMatch(/^[0-9A-F]{32}$/)
        expect(swishInstructionId(instruction)).toBe(instruction)
      }),
    )
  })

  test.each([
    ['1', '1'],
    ['HUS-2026-000123', 'HUS-2026-000123'],
    ['a'.repeat(35), 'a'.repeat(35)],
    ['a'.repeat(36), undefined],
    ['', undefined],
    ['a b', undefined],
    ['å', undefined],
    ['a_b', undefined],
    ['a\n', undefined],
  ])('map the payment number %j to the reference %j', (number, expected) => {
    expect(swishReference(number)).toBe(expected)
  })

  test.each([
    ['a'.repeat(31), undefined],
    ['a'.repeat(32), 'a'.repeat(32)],
    ['A-9z'.repeat(9), 'A-9z'.repeat(9)],
    ['a'.repeat(37), undefined],
    [`${'a'.repeat(32)}_`, undefined],
    [`_${'a'.repeat(32)}`, undefined],
  ])('map the callback identifier %s to %s', (text, expected) => {
    expect(swishCallbackIdentifier(text)).toBe(expected)
  })

  test.each([
    ['070-123 45 67', '46701234567'],
    ['+46 70 123 45 67', '46701234567'],
    ['0046701234567', '46701234567'],
    ['+46 (0)70-123 45 67', '46701234567'],
    ['46701234567', '46701234567'],
    [' 46701234567 ', '46701234567'],
    ['4670123456', '4670123456'],
    ['46123456789012', undefined],
    ['+47 912 34 567', '4791234567'],
    ['08-123 45', '46812345'],
    ['08-123 4', undefined],
    ['+123456789012345', '123456789012345'],
    ['+1234567890123456', undefined],
    ['070-123 45 6a', undefined],
    ['a070-123 45 67', undefined],
    ['+0701234567', undefined],
    [`070${' '.repeat(30)}1234567`, '46701234567'],
    [`070${' '.repeat(31)}1234567`, undefined],
    ['', undefined],
    ['+', undefined],
    ['४६७०१२३४५६७', undefined],
  ])('map the phone number %j to the payer %s', (phone, expected) => {
    expect(swishPayerAlias(phone)).toBe(expected)
  })

  test.each([
    ['070-123 45 67', { kind: 'valid', value: '46701234567' }],
    ['12', { kind: 'invalid', issues: [{ key: 'swedishPhone', path: [] }] }],
    ['', { kind: 'invalid', issues: [{ key: 'required', path: [] }] }],
    [undefined, { kind: 'invalid', issues: [{ key: 'required', path: [] }] }],
    [7, { kind: 'invalid', issues: [{ key: 'invalidInput', path: [] }] }],
  ])('validate the field with %j', (value, expected) => {
    expect(swishPhoneRule.check(value)).toEqual(expected)
  })

  test('have a payer of digits only, idempotently and without exceptions', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9+() -]{0,20}$/))
    fc.assert(
      fc.property(typed, (text) => {
        const alias = swishPayerAlias(text)
        if (alias !== undefined) expect(alias).toMatch(/^[1-9][0-9]{7,14}$/)
      }),
    )
    fc.assert(
      fc.property(fc.stringMatching(/^0[1-9][0-9]{7,8}$/), (phone) => {
        const alias = swishPayerAlias(phone) ?? ''
        expect(alias).toBe(`46${phone.slice(1)}`)
        expect(swishPayerAlias(alias)).toBe(alias)
      }),
    )
  })

  test.each([
    [0, undefined],
    [1, '0.01'],
    [99_999_999_999_999, '999999999999.99'],
    [100_000_000_000_000, undefined],
    [-1, undefined],
    [2_500_000, '25000.00'],
  ])('map %s öre to the amount %s', (minor, text) => {
    expect(swishAmount(minor as Money)).toBe(text)
  })

  test.each([
    ['Bokning 1-1203', 'Bokning 11203'],
    ['Brf Kajutan, Lindholmen: 3 rok (74)!', 'Brf Kajutan, Lindholmen: 3 rok (74)!'],
    ['åäöÅÄÖ :;.,?!()"', 'åäöÅÄÖ :;.,?!()"'],
    ['Café Züri', 'Cafe Zuri'],
    ['a <b> & c', 'a b c'],
    ['rad\nrad\tett', 'rad rad ett'],
    ['  hem  nu ', 'hem nu'],
    ['hus 🏠 hem', 'hus hem'],
    ['Ø', ''],
    ['a\u0301 A\u030a', 'a Å'],
    ['[{|}]', ''],
    ['', ''],
    ['x'.repeat(50), 'x'.repeat(50)],
    [` ${'x'.repeat(50)}`, 'x'.repeat(50)],
    ['x'.repeat(51), 'x'.repeat(50)],
    [`${'x'.repeat(49)} y`, 'x'.repeat(49)],
  ])('map the message %j to %j', (text, expected) => {
    expect(swishMessage(text)).toBe(expected)
  })

  test('limit every message to fifty allowed characters, idempotently', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const message = swishMessage(text)
        expect(message).toMatch(/^[a-zåäöA-ZÅÄÖ0-9 :;.,?!()"]{0,50}$/)
        expect(swishMessage(message)).toBe(message)
      }),
    )
  })

  test.each([
    ['c28a4061470f4af48973bd2a4642b4fa', true],
    ['a'.repeat(64), true],
    ['a'.repeat(65), false],
    ['', false],
    ['a&callbackurl=x', false],
    ['a ', false],
  ])('use the token %s for an app link and a QR code: %s', (token, works) => {
    expect(swishQrText(token)).toBe(works ? `D${token}` : undefined)
    expect(swishAppLink(token, 'https://husrum.example/boka/?steg=7&x=å'.slice(0, -1))).toBe(
      works
        ? `swish://paymentrequest?token=${token}&callbackurl=https%3A%2F%2Fhusrum.example%2Fboka%2F%3Fsteg%3D7%26x%3D`
        : undefined,
    )
  })

  test.each([
    ['http://localhost:3000/boka/', true],
    ['https://x', true],
    ['javascript:alert(1)', false],
    ['ftp://x', false],
    ['xhttps://x', false],
    ['https://', false],
    ['https://a b', false],
    ['https://å', false],
    ['https://a\ud800', false],
    [`https://${'a'.repeat(2000)}`, true],
    [`https://${'a'.repeat(2001)}`, false],
  ])('return from the app to %s: %s', (address, works) => {
    expect(swishAppLink('t', address) !== undefined).toBe(works)
  })

  test('time out after three minutes in the app and five and a half at the provider', () => {
    expect(swishTimeouts).toEqual({ app: 180_000, provider: 330_000 })
  })

  const ordered = {
    id: 'A',
    amount: 2_500_000 as Money,
    currency: 'SEK',
    payeeAlias: '1234679304',
    payeePaymentReference: 'HUS-1',
  }
  test.each([
    [{}, []],
    [{ id: 'B' }, ['id']],
    [{ amount: 2_499_999 as Money }, ['amount']],
    [{ currency: 'EUR' }, ['currency']],
    [{ payeeAlias: '1' }, ['payeeAlias']],
    [{ payeePaymentReference: 'HUS-2' }, ['payeePaymentReference']],
    [{ amount: 1 as Money, currency: 'NOK' }, ['amount', 'currency']],
  ])('of a payment that was fetched with %j differ in %j', (facts, fields) => {
    expect(swishDifferences(ordered, { ...ordered, ...facts })).toEqual(fields)
  })
})
