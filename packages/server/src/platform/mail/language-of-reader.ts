// The language of a letter: that of the account with the address, or else that of the site.
import type { Locale, SiteDefinition } from '@husrum/domain'
import { canonicalEmail, organisationOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { preparedPlan } from '../database/prepared-plans.ts'
import type { Schema } from '../database/schema.ts'

/** Call it when the letter is written, so that the current setting applies. */
export const languageOfReader = async (
  db: Kysely<Schema>,
  { to, site }: { readonly to: string; readonly site: SiteDefinition },
): Promise<Locale> => {
  const account = await db
    .selectFrom('accounts')
    .select('mail_language')
    .where('organisation', '=', organisationOf(site))
    .where('email_key', '=', canonicalEmail(to))
    .where('email_confirmed_at', 'is not', null)
    .modifyEnd(preparedPlan)
    .executeTakeFirst()
  return account?.mail_language ?? site.locale
}
