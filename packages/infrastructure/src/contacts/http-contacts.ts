// Contact persons and messages to them, over HTTP.
import type { Contacts, SeenContacts, WrittenOutcome } from '@husrum/application'
import { getContacts, writeToContact } from '@husrum/contract'
import { fieldErrorKeys } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome, unexpected } from '../http/service-client.ts'
import { toContact } from './contact-mapper.ts'

export const makeHttpContacts = ({ client }: { readonly client: ServiceClient }): Contacts => ({
  async see() {
    const { places, opening, ...sent } = (await client.call(getContacts, {})).body
    const seen: SeenContacts = {
      places: places.map(({ contacts, ...place }) => ({ ...place, contacts: contacts.map(toContact) })),
      ...sent,
    }
    return opening ? { ...seen, opening } : seen
  },
  write: ({ files, ...message }, key) => {
    const sent = { ...message, ...(files?.ids.length && { files: [...files.ids], draft: files.draft }) }
    return client.call(writeToContact, sent, { idempotencyKey: key }).then(
      ({ body }) => ({ kind: 'sent', message: body }),
      onOutcome<typeof writeToContact, WrittenOutcome>(writeToContact, {
        notFound: () => ({ kind: 'unknown' }),
        keyReused: unexpected,
        invalidRequest: ({ errors }) => {
          if (errors.length === 0) return unexpected
          const issues = errors.map(({ field, key: found }) => ({
            key: fieldErrorKeys.find((known) => known === found) ?? 'invalidInput',
            path: [field],
          }))
          return { kind: 'invalid', issues }
        },
      }),
    )
  },
})
