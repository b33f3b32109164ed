// An association keeps its errands without the contact details of the reporter.
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export const removeReporterContacts = async (trx: Kysely<Schema>, accountId: string): Promise<void> => {
  await trx
    .updateTable('cases')
    .set({ contact_email: '', contact_phone: '', alternative_contact: null, copy_to: null })
    .where('reporter_id', '=', accountId)
    .execute()
}
