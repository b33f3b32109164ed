// Reporters of faults in tests: the people of the demo company with its houses, identified by the account in their token.
import type { SeededPersonKey } from '@husrum/demo'
import { demoCases, demoPeople, seededPerson } from '@husrum/demo'
import type { SiteKey } from '@husrum/domain'
import { organisationOf, siteByKey } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { seedCases } from '../dev/seed-cases.ts'
import { seedPeople } from '../dev/seed-people.ts'
import type { Accounts } from '../people/accounts/accounts.ts'
import type { FindCaller } from '../people/sessions/know-caller.ts'
import { callerOf, findNoCaller } from '../people/sessions/know-caller.ts'
import type { Schema } from '../platform/database/schema.ts'

export interface Reporters {
  readonly accounts: Accounts
  readonly now: () => number
}

export const seedReporters = async ({
  db,
  accounts,
  now,
}: Reporters & { readonly db: Kysely<Schema> }): Promise<void> => {
  const passwords = { hash: async () => 'not used for sign-in', verify: async () => false }
  await seedPeople({ db, accounts, passwords, people: demoPeople, now })
  await seedCases({ db, cases: demoCases, people: demoPeople })
}

export const accountOf = async (
  db: Kysely<Schema>,
  key: SeededPersonKey,
  site: SiteKey = 'sweden',
): Promise<string> => {
  const definition = siteByKey(site)
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('organisation', '=', organisationOf(definition))
    .where('email', '=', seededPerson(definition, key).email)
    .executeTakeFirstOrThrow()
  return id
}

/** A token is the account and the association, separated by a dot. */
export const findByAccount =
  ({ accounts, now }: Reporters): FindCaller =>
  async (shown, site) => {
    if (!shown) return findNoCaller(undefined, site)
    const [accountId = '', associationId] = shown.token.split('.')
    const session = {
      sessionId: 's',
      tokenId: 't',
      accountId,
      ...(associationId && { associationId }),
      hasIdentity: true,
      beganAt: now(),
      expiresAt: now() + 3_600_000,
    }
    return callerOf(session, site, accounts)
  }
