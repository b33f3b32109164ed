// Contact persons and messages to them, over HTTP.
import type { Contacts, SeenContacts } from '@husrum/application'
import { getContacts, writeToContact } from '@husrum/contract'
import { fieldErrorKeys } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { refusalOf } from '../http/service-client.ts'
import { toContact } from './contact-mapper.ts'

export const makeHttpContacts = ({ client }: { readonly client: ServiceClient }): Contacts => ({
  async see() {
    const { places, opening, messages, typed } = (await client.call(getContacts, {})).body
    const seen: SeenContacts = {
      places: places.map(({ contacts, ...place }) => ({ ...place, contacts: contacts.map(toContact) })),
      messages,
      typed,
    }
    return opening ? { ...seen, opening } : seen
  },
  async write({ files, ...message }, key) {
    const sent = { ...message, ...(files?.ids.length && { files: [...files.ids], draft: files.draft }) }
    try {
      const { body } = await client.call(writeToContact, sent, { idempotencyKey: key })
      return { kind: 'sent', message: body }
    } catch (error) {
      const { status, errors = [] } = refusalOf(error) ?? {}
      if (status === 404) return { kind: 'unknown' }
      if (status !== 400 || errors.length === 0) throw error
      return {
        kind: 'invalid',
        issues: errors.map(({ field, key: found }) => ({
          key: fieldErrorKeys.find((known) => known === found) ?? 'invalidInput',
          path: [field],
        })),
      }
    }
  },
})
