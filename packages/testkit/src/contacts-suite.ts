// What every source of contacts must do.
import type { Contacts } from '@husrum/application'
import { ServiceUnavailable, SessionExpired } from '@husrum/application'
import { makeInMemoryContacts } from '@husrum/application/testing'
import { idOfStaffRole } from '@husrum/domain'
import { aContact } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import type { FakeEndpoints } from './fake-backend.ts'
import { failureReply, problemReply } from './fake-backend.ts'

export type ContactsSetup = NonNullable<Parameters<typeof makeInMemoryContacts>[0]>

/** The endpoints of contacts, answered from memory. */
export const contactEndpoints = (given: ContactsSetup): FakeEndpoints => {
  const contacts = makeInMemoryContacts(given)
  return {
    getContacts: () =>
      contacts.see().then(
        (seen) => ({
          status: 200,
          body: {
            ...seen,
            messages: seen.messages.map((message) => ({ ...message, files: [...message.files] })),
            places: seen.places.map((place) => ({
              ...place,
              contacts: place.contacts.map(({ role, ...contact }) => ({
                ...contact,
                contactType: idOfStaffRole(role),
              })),
            })),
          },
        }),
        failureReply,
      ),
    writeToContact: ({ files = [], draft = '', ...message }) =>
      // The fake does not receive the key, so it identifies retries by the message's text.
      contacts
        .write({ ...message, files: { draft, ids: files } }, `${message.subject}\n${message.message}`)
        .then(
          (outcome) =>
            outcome.kind === 'sent'
              ? { status: 201, body: { ...outcome.message, files: [...outcome.message.files] } }
              : outcome.kind === 'unknown'
                ? problemReply(404, 'notFound')
                : {
                    status: 400,
                    body: {
                      type: 'about:blank',
                      title: 'invalidRequest',
                      status: 400,
                      code: 'invalidRequest',
                      errors: outcome.issues.map(({ key, path }) => ({ field: String(path[0]), key })),
                    },
                  },
          failureReply,
        ),
  }
}

/** The contract of the port `Contacts`. */
export const describeContacts = (
  name: string,
  make: (given: ContactsSetup) => Contacts | Promise<Contacts>,
): void => {
  const seller = aContact({ id: 'seller', name: 'Amira Lindqvist', role: 'realEstateAgent' })
  const seen = {
    places: [{ of: 'home-1', name: 'Brf Kajutan 17', relation: 'buyer' as const, contacts: [seller] }],
    opening: { kind: 'open' as const, until: '17:00' },
    messages: [],
    typed: {},
  }
  const question = {
    of: 'home-1',
    contactId: 'seller',
    subject: 'Inflyttning',
    message: 'När flyttar vi in?',
  }

  describe(`${name}, as a repository of contacts`, () => {
    it('returns the contacts and messages of the caller', async () => {
      const contacts = await make({ seen })
      expect(await contacts.see()).toMatchObject(seen)
    })

    it('sends a message idempotently, and lists it', async () => {
      const contacts = await make({ seen })
      const first = await contacts.write(question, 'key')
      expect(await contacts.write(question, 'key')).toEqual(first)
      expect(first).toMatchObject({ kind: 'sent', message: { contactName: 'Amira Lindqvist' } })
      expect((await contacts.see()).messages).toMatchObject([
        { subject: 'Inflyttning', about: 'Brf Kajutan 17' },
      ])
    })

    it('rejects an invalid message with its fields', async () => {
      const contacts = await make({ seen })
      expect(await contacts.write({ ...question, message: '' }, 'key')).toMatchObject({
        kind: 'invalid',
        issues: [{ key: 'required', path: ['message'] }],
      })
    })

    it('rejects a message to an unknown contact', async () => {
      const contacts = await make({ seen })
      expect(await contacts.write({ ...question, contactId: 'stranger' }, 'key')).toEqual({ kind: 'unknown' })
    })

    it.each([
      ['the caller is not signed in', { isSignedIn: false }, SessionExpired],
      ['the service is unavailable', { failure: new ServiceUnavailable('away') }, ServiceUnavailable],
    ])('rejects when %s', async (_, given, kind) => {
      const contacts = await make(given)
      await expect(contacts.see()).rejects.toBeInstanceOf(kind)
      await expect(contacts.write(question, 'key')).rejects.toBeInstanceOf(kind)
    })
  })
}
