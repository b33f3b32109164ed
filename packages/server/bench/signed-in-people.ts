// Signed-in users who look at My Pages.
import { siteByKey } from '@husrum/domain'
import { sql } from 'kysely'
import { makeSessions } from '../src/people/sessions/postgres-sessions.ts'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'
import { makeSecretKeys } from '../src/platform/secrets/secret-keys.ts'
import { fillAccounts } from './my-pages-bench.ts'

export type PersonHeaders = Readonly<Record<string, string>>

export interface SignedInPeople {
  /** Requests of each of them, from a network of their own. */
  readonly headers: readonly PersonHeaders[]
  /** Signs one of them in again: a token is valid for an hour. */
  readonly renew: (at: number) => Promise<void>
}

/** The next request of a user: a page, or a call of an open page. */
export const ownPaths = [
  '/mina-sidor/',
  '/services/account_service/me',
  '/services/my_pages/overview',
  '/services/residences',
  '/mina-sidor/betalningar/',
  '/services/notifications/sweden',
  '/services/contacts',
  '/services/account_service/saved_searches',
] as const

/** On the Swedish site. */
export const signInPeople = async (
  { db }: OpenDatabase,
  secret: string,
  people: number,
): Promise<SignedInPeople> => {
  await fillAccounts(db, people)
  const sessions = makeSessions({ db, keys: makeSecretKeys(secret) })
  const { rows } = await sql<{
    id: string
  }>`select id from accounts where email like '%@bench.example'`.execute(db)
  const headers: PersonHeaders[] = []
  const renew = async (at: number) => {
    const accountId = rows[at]?.id ?? ''
    const { token, binding } = await sessions.begin({
      site: siteByKey('sweden'),
      accountId,
      hasIdentity: true,
    })
    headers[at] = {
      authorization: `Bearer ${token}`,
      cookie: `jwtToken=${token}; bind=${binding}`,
      'x-forwarded-for': `10.0.${at >> 8}.${at & 255}`,
    }
  }
  for (const at of rows.keys()) await renew(at)
  return { headers, renew }
}
