import { expect, expectTypeOf, test } from 'vitest'
import { withoutUndefined } from './without-undefined.ts'

test('Undefined members are omitted, and others are kept', () => {
  const home = withoutUndefined({
    name: 'Brf Kajutan',
    floor: undefined,
    fee: 0,
    note: '',
    sold: false,
    at: null,
  })
  expect(home).toStrictEqual({ name: 'Brf Kajutan', fee: 0, note: '', sold: false, at: null })
})

test('A member that may be undefined becomes an exact optional member', () => {
  const floorOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))
  const home = withoutUndefined({ name: 'Brf Kajutan', floor: floorOf('2') })
  expectTypeOf(home).toExtend<{ name: string; floor?: number }>()
})
