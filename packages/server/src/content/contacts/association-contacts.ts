// The contacts of an association, as the registers name them.
import type { Contact } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** Replaces them. */
export const writeAssociationContacts = async (
  trx: Kysely<Schema>,
  associationId: string,
  contacts: readonly Contact[],
): Promise<void> => {
  await trx.deleteFrom('association_contacts').where('association_id', '=', associationId).execute()
  if (contacts.length === 0) return
  await trx
    .insertInto('association_contacts')
    .values(
      contacts.map((contact, place) => ({
        association_id: associationId,
        place,
        contact: JSON.stringify(contact),
      })),
    )
    .execute()
}
