import { expect, test } from 'vitest'
import { vipFeeOf } from './vip-fee.ts'

test.each([
  ['SE', 20_000],
  ['NO', 10_000],
  ['FI', undefined],
] as const)('A year of membership in %s costs %s minor units', (country, fee) => {
  expect(vipFeeOf(country)).toBe(fee)
})
