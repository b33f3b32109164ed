import { expect, test } from 'vitest'
import { errandLetters } from '../errands/errand-letters.ts'
import type { OptionalTelling } from './wants.ts'
import { isToldOf, optionalTellings, requiredTellings, tellingKinds, tellingOfErrandLetter } from './wants.ts'

test('whoever has said nothing is told of everything', () => {
  for (const kind of tellingKinds) expect(isToldOf(kind, 'mail', []), kind).toBe(true)
})

test('no is said of one kind and one way, and leaves the others', () => {
  const stops = [{ kind: 'news', channel: 'mail' }] as const
  expect(isToldOf('news', 'mail', stops)).toBe(false)
  expect(isToldOf('news', 'bell', stops)).toBe(true)
  expect(isToldOf('showing', 'mail', stops)).toBe(true)
})

test.each(['account', 'booking', 'papers', 'dates'] as const)(
  'nobody can do without %s: a law or an agreement asks for it',
  (kind) => {
    expect(requiredTellings).toContain(kind)
    const stops = [{ kind: kind as unknown as OptionalTelling, channel: 'mail' }] as const
    expect(isToldOf(kind, 'mail', stops)).toBe(true)
  },
)

test('every kind of letter about errands has its own switch', () => {
  const switches = errandLetters.map((letter) => tellingOfErrandLetter[letter])
  expect(new Set(switches).size).toBe(errandLetters.length)
  for (const one of switches) expect(optionalTellings).toContain(one)
})
