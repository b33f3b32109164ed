import { expect, it } from 'vitest'
import { finnishReference, isNordeaMac, nordeaMac } from './nordea-mac.ts'

const key = { secret: 'LEHTI', version: '0001' }

it.each([
  ['0001', 32],
  ['0002', 40],
])('A MAC of key version %s has %s digits', (version, length) => {
  expect(nordeaMac(['0003', '1'], { ...key, version })).toMatch(new RegExp(`^[\\dA-F]{${length}}$`))
})

it('A MAC is valid with an empty field included or left out, and in no other form', () => {
  const fields = ['0003', '20140207', '1013', '']
  expect(isNordeaMac(nordeaMac(fields, key), fields, key)).toBe(true)
  expect(isNordeaMac(nordeaMac(['0003', '20140207', '1013'], key), fields, key)).toBe(true)
  expect(isNordeaMac(nordeaMac(['0003', '20140207', '1013', 'X'], key), fields, key)).toBe(false)
  expect(isNordeaMac(nordeaMac(fields, { ...key, secret: 'other' }), fields, key)).toBe(false)
  expect(isNordeaMac('', fields, key)).toBe(false)
})

it.each([
  ['1000042', '10000427'],
  ['123456', '1234561'],
  ['1', '13'],
])('The reference of %s is %s', (digits, reference) => {
  expect(finnishReference(digits)).toBe(reference)
})
