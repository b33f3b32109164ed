import { expect, it } from 'vitest'
import { vatNumberRule } from './vat-number.ts'

it.each([
  ['SE', 'SE556036079301', 'SE556036079301'],
  ['SE', 'se 556036-0793 01', 'SE556036079301'],
  ['NO', '974 760 673 MVA', 'NO974760673MVA'],
  ['NO', 'NO974760673MVA', 'NO974760673MVA'],
  ['FI', 'FI 2077474-0', 'FI20774740'],
] as const)('%s: %s is %s', (country, typed, value) => {
  expect(vatNumberRule(country).check(typed)).toEqual({ kind: 'valid', value })
})

it.each([
  ['SE', 'SE556036079401'],
  ['SE', 'SE556036079302'],
  ['SE', '556036-0793'],
  ['NO', '974760674MVA'],
  ['NO', '974760673'],
  ['FI', 'FI20774741'],
  ['FI', 'SE556036079301'],
] as const)('%s: %s is refused', (country, typed) => {
  expect(vatNumberRule(country).check(typed)).toMatchObject({ kind: 'invalid' })
})
