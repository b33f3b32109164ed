import { expect, test } from 'vitest'
import { hasTurned } from './birth-date.ts'

test.each<[string, number, string, boolean]>([
  ['2008-11-21', 18, '2026-11-20', false],
  ['2008-11-21', 18, '2026-11-21', true],
  ['2008-02-29', 18, '2026-02-28', false],
  ['2008-02-29', 18, '2026-03-01', true],
  ['2008-02-29', 20, '2028-02-29', true],
])('A person born on %s is %d or older on %s: %s', (birthDate, age, day, has) => {
  expect(hasTurned(birthDate, age, day)).toBe(has)
})
