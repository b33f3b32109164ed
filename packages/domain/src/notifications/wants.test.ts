import { expect, test } from 'vitest'
import { errandLetters } from '../errands/errand-letters.ts'
import type { OptionalTopic } from './wants.ts'
import {
  notificationTopics,
  optionalTopics,
  requiredTopics,
  topicOfErrandLetter,
  wantsNotification,
} from './wants.ts'

test('Without opt-outs, every notification is sent', () => {
  for (const kind of notificationTopics) expect(wantsNotification(kind, 'mail', []), kind).toBe(true)
})

test('An opt-out covers one kind and one channel', () => {
  const stops = [{ kind: 'news', channel: 'mail' }] as const
  expect(wantsNotification('news', 'mail', stops)).toBe(false)
  expect(wantsNotification('news', 'bell', stops)).toBe(true)
  expect(wantsNotification('showing', 'mail', stops)).toBe(true)
})

test.each(['account', 'booking', 'papers', 'dates'] as const)(
  '%s cannot be switched off: a law or an agreement requires it',
  (kind) => {
    expect(requiredTopics).toContain(kind)
    const stops = [{ kind: kind as unknown as OptionalTopic, channel: 'mail' }] as const
    expect(wantsNotification(kind, 'mail', stops)).toBe(true)
  },
)

test('Every kind of e-mail about errands has its own switch', () => {
  const switches = errandLetters.map((letter) => topicOfErrandLetter[letter])
  expect(new Set(switches).size).toBe(errandLetters.length)
  for (const one of switches) expect(optionalTopics).toContain(one)
})
