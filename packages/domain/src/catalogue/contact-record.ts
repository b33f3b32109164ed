// Contacts that several stages and premises name by their key.
import type { Contact } from '../contacts/contacts.ts'
import { catalogueIdOf } from './catalogue-id.ts'

/** A person or a department as its source describes it. */
export interface ContactRecord extends Omit<Contact, 'id'> {
  /** The source's own key. */
  readonly externalId: string
}

/** Finds a contact by its key; undefined while it has not come yet. */
export type ContactOf = (externalId: string) => Contact | undefined

/** Finds contacts among the records of a source. */
export const contactsByKey = (source: string, records: readonly ContactRecord[]): ContactOf => {
  const contacts = new Map(
    records.map(({ externalId, ...contact }) => [
      externalId,
      { id: catalogueIdOf(source, externalId), ...contact },
    ]),
  )
  return (externalId) => contacts.get(externalId)
}

/** The keys of contacts that a record names. */
export const namedContacts = ({
  contacts = [],
}: {
  readonly contacts?: readonly (Contact | string)[]
}): readonly string[] => contacts.filter((contact) => typeof contact === 'string')

/** Contacts as they are shown, each once: those that have not come yet are left out. */
export const resolveContacts = (
  contacts: readonly (Contact | string)[] | undefined,
  contactOf: ContactOf,
): readonly Contact[] | undefined =>
  contacts && [
    ...new Set(
      contacts.flatMap((contact) => (typeof contact === 'string' ? (contactOf(contact) ?? []) : contact)),
    ),
  ]
