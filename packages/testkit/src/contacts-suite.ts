// What every source of contacts must do.
import type { Contacts } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { aContact } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'

export interface ContactsGiven {
  readonly isSignedIn?: boolean
  readonly isDown?: boolean
}

/** Sells the home of the caller. */
export const sellerForSuite = aContact({ id: 'seller', name: 'Amira Lindqvist', role: 'realEstateAgent' })

/** The contract of the port `Contacts`. The caller has bought `home-1`, and its customer service closes at 17:00. */
export const describeContacts = (name: string, make: (given: ContactsGiven) => Promise<Contacts>): void => {
  const question = {
    of: 'home-1',
    contactId: 'seller',
    subject: 'Inflyttning',
    message: 'När flyttar vi in?',
  }

  describe(`${name}, as a repository of contacts`, () => {
    it('returns the contacts and messages of the caller', async () => {
      const contacts = await make({})
      const { places, ...seen } = await contacts.see()
      expect(places).toMatchObject([{ of: 'home-1', relation: 'buyer' }])
      expect(places[0]?.contacts).toContainEqual(sellerForSuite)
      expect(seen).toEqual({
        opening: { kind: 'open', until: '17:00' },
        messages: [],
        interests: [],
        typed: {},
      })
    })

    it('sends a message idempotently, and lists it', async () => {
      const contacts = await make({})
      const first = await contacts.write(question, 'key')
      expect(await contacts.write(question, 'key')).toEqual(first)
      expect(first).toMatchObject({ kind: 'sent', message: { contactName: 'Amira Lindqvist' } })
      const { messages, places } = await contacts.see()
      expect(messages).toMatchObject([{ subject: 'Inflyttning', about: places[0]?.name }])
    })

    it('rejects an invalid message with its fields', async () => {
      const contacts = await make({})
      expect(await contacts.write({ ...question, message: '' }, 'key')).toMatchObject({
        kind: 'invalid',
        issues: [{ key: 'required', path: ['message'] }],
      })
    })

    it('rejects a message to an unknown contact', async () => {
      const contacts = await make({})
      expect(await contacts.write({ ...question, contactId: 'stranger' }, 'key')).toEqual({ kind: 'unknown' })
    })

    it.each([
      ['the caller is not signed in', { isSignedIn: false }, SessionExpired],
      ['the service is unavailable', { isDown: true }, ServiceUnavailable],
    ])('rejects when %s', async (_, given, kind) => {
      const contacts = await make(given)
      await expect(contacts.see()).rejects.toBeInstanceOf(kind)
      await expect(contacts.write(question, 'key')).rejects.toBeInstanceOf(kind)
    })
  })
}
