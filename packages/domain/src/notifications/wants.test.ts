import { expect, test } from 'vitest'
import { errandLetters } from '../errands/errand-letters.ts'
import type { OptionalTopic } from './wants.ts'
import { wantsNotification, optionalTopics, requiredTopics, notificationTopics, topicOfErrandLetter } from './wants.ts'

test('whoever has said nothing is told of everything', () => {
  for (const kind of notificationTopics) expect(wantsNotification(kind, 'mail', []), kind).toBe(true)
})

test('no is said of one kind and one way, and leaves the others', () => {
  const stops = [{ kind: 'news', channel: 'mail' }] as const
  expect(wantsNotification('news', 'mail', stops)).toBe(false)
  expect(wantsNotification('news', 'bell', stops)).toBe(true)
  expect(wantsNotification('showing', 'mail', stops)).toBe(true)
})

test.each(['account', 'booking', 'papers', 'dates'] as const)(
  'nobody can do without %s: a law or an agreement asks for it',
  (kind) => {
    expect(requiredTopics).toContain(kind)
    const stops = [{ kind: kind as unknown as OptionalTopic, channel: 'mail' }] as const
    expect(wantsNotification(kind, 'mail', stops)).toBe(true)
  },
)

test('every kind of letter about errands has its own switch', () => {
  const switches = errandLetters.map((letter) => topicOfErrandLetter[letter])
  expect(new Set(switches).size).toBe(errandLetters.length)
  for (const one of switches) expect(optionalTopics).toContain(one)
})
