// Contacts for tests: the given ones, and the messages sent to them.
import { contactMessageForm } from '@husrum/domain'
import { SessionExpired } from '../failures.ts'
import type { Contacts, SeenContacts, WrittenMessage } from './contacts.ts'

export interface InMemoryContacts extends Contacts {
  /** Messages sent so far, latest first. */
  readonly written: readonly WrittenMessage[]
}

export const makeInMemoryContacts = ({
  seen = { places: [], messages: [], interests: [], typed: {} },
  isSignedIn = true,
  failure,
  now = 0,
}: {
  readonly seen?: SeenContacts
  readonly isSignedIn?: boolean
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
  /** Epoch milliseconds. */
  readonly now?: number
} = {}): InMemoryContacts => {
  let messages = seen.messages
  const keys = new Map<string, WrittenMessage>()
  const assertAnswered = (): void => {
    if (failure) throw failure
    if (!isSignedIn) throw new SessionExpired('Not signed in')
  }
  return {
    get written() {
      return messages
    },
    async see() {
      assertAnswered()
      return { ...seen, messages }
    },
    async write({ of, contactId, files = { draft: '', ids: [] }, ...typed }, key) {
      assertAnswered()
      const checked = contactMessageForm.check(typed)
      if (checked.kind === 'invalid') return { kind: 'invalid', issues: checked.issues }
      const place = seen.places.find((known) => known.of === of)
      const contact = place?.contacts.find(({ id }) => id === contactId)
      if (!place || !contact) return { kind: 'unknown' }
      const message = keys.get(key) ?? {
        id: `message-${messages.length + 1}`,
        ...checked.value,
        contactName: contact.name,
        about: place.name,
        sentAt: now,
        files: files.ids,
      }
      if (!keys.has(key)) messages = [message, ...messages]
      keys.set(key, message)
      return { kind: 'sent', message }
    },
  }
}
