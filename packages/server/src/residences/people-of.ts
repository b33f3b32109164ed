// Who lives in a home or has bought it, to be written to.
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Everybody of a residence who can be written to. */
export const peopleOf = (
  db: Kysely<Schema>,
  residenceId: string,
): Promise<readonly { readonly accountId: string; readonly email: string }[]> =>
  db
    .selectFrom('residence_people')
    .innerJoin('accounts', 'accounts.id', 'residence_people.account_id')
    .select(['accounts.id as accountId', 'accounts.email'])
    .where('residence_people.residence_id', '=', residenceId)
    .where('accounts.email', '<>', '')
    .orderBy('residence_people.role', 'desc')
    .orderBy('accounts.id')
    .execute()
