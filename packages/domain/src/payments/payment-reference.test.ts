// References of bank transfers, against numbers that banks publish.
import { describe, expect, test } from 'vitest'
import { groupedReference, paymentNumberOf, paymentReferenceOf, rfReferenceOf } from './payment-reference.ts'
import { transferDetailsOf } from './transfer-details.ts'

describe('References', () => {
  test.each([
    // Bankgirot's example of an OCR with a length digit.
    ['SE', 6578, '657866'],
    ['FI', 123456, '1234561'],
    ['NO', 123456, '1234566'],
  ] as const)('of %s for %i are %s', (country, number, reference) => {
    expect(paymentReferenceOf(number, country)).toBe(reference)
    expect(paymentNumberOf(reference, country)).toBe(number)
  })

  test.each(['SE', 'NO'] as const)('of %s may have a fixed length', (country) => {
    const reference = paymentReferenceOf(100_001, country, 15)
    expect(reference).toHaveLength(15)
    expect(paymentNumberOf(reference, country)).toBe(100_001)
  })

  test('have an international form in Finland', () => {
    expect(rfReferenceOf('1234561')).toBe('RF341234561')
    expect(paymentNumberOf('RF34 1234 561', 'FI')).toBe(123456)
    expect(paymentNumberOf('RF35 1234 561', 'FI')).toBeUndefined()
    expect(groupedReference('1234561', 'FI')).toBe('12 34561')
  })

  test.each(['SE', 'NO', 'FI'] as const)('of %s reveal each wrong digit', (country) => {
    const reference = paymentReferenceOf(104_729, country)
    for (const [place, digit] of [...reference].entries())
      for (let other = 0; other < 10; other += 1)
        if (String(other) !== digit)
          expect(
            paymentNumberOf(`${reference.slice(0, place)}${other}${reference.slice(place + 1)}`, country),
          ).toBeUndefined()
  })

  test.each(['', 'Kajutan 1203', '12', '1'.repeat(31), 'RF18'])('are not %o', (text) => {
    for (const country of ['SE', 'NO', 'FI'] as const) expect(paymentNumberOf(text, country)).toBeUndefined()
  })
})

describe('The details of a transfer', () => {
  const seller = { legalName: 'Kajutan AB', country: 'NO' } as const
  test('are those of the account', () => {
    expect(
      transferDetailsOf({ ...seller, bank: { iban: 'NO9386011117947', referenceLength: 12 } }, 100_001),
    ).toEqual({
      receiver: 'Kajutan AB',
      account: '86011117947',
      iban: 'NO9386011117947',
      reference: paymentReferenceOf(100_001, 'NO', 12),
    })
  })
  test('are none without an account', () => {
    expect(transferDetailsOf(seller, 100_001)).toBeUndefined()
    expect(transferDetailsOf({ ...seller, bank: { bic: 'DNBANOKK' } }, 100_001)).toBeUndefined()
  })
})
