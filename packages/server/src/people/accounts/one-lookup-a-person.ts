// All rows of a person share one look-up hash, also while the secret is rotated: rows are joined by it, and unique indexes rely on it.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { IdentityVault, PersonalNumber } from './identity-vault.ts'

type Lookup = Uint8Array<ArrayBuffer>

/** The lock id of a look-up. */
const lockOf = (lookup: Lookup): bigint => Buffer.from(lookup).readBigInt64BE()

/** Locks the look-ups of these people until the transaction ends. Always in the same order, so that transactions cannot deadlock. */
export const takeTurn = async (trx: Kysely<Schema>, lookups: readonly Lookup[]): Promise<void> => {
  const locks = [...new Set(lookups.map(lockOf))].sort((one, other) => (one < other ? -1 : 1))
  for (const lock of locks) await sql`select pg_advisory_xact_lock(${lock.toString()}::bigint)`.execute(trx)
}

const keptOf = async (trx: Kysely<Schema>, lookups: readonly Lookup[]): Promise<Lookup | undefined> => {
  const row = await trx
    .selectFrom('accounts')
    .select('identity_lookup as lookup')
    .where('identity_lookup', 'in', lookups)
    .union(
      trx
        .selectFrom('booking_applicants')
        .select('identity_lookup as lookup')
        .where('identity_lookup', 'in', lookups),
    )
    .union(
      trx
        .selectFrom('expected_people')
        .select('identity_lookup as lookup')
        .where('identity_lookup', 'in', lookups),
    )
    .limit(1)
    .executeTakeFirst()
  return row?.lookup ? new Uint8Array(row.lookup) : undefined
}

/**
 * The look-ups to store for people, in order: the one that rows already have, or else the current one. Servers may use different
 * secrets during a rotation, so the look-ups are locked. With a single secret no query is needed.
 */
export const lookupsToWrite = async (
  trx: Kysely<Schema>,
  vault: Pick<IdentityVault, 'lookupOf' | 'lookupsOf'>,
  people: readonly PersonalNumber[],
): Promise<readonly Lookup[]> => {
  const known = people.map(vault.lookupsOf)
  const isByOneSecret = known.every(({ length }) => length === 1)
  if (isByOneSecret) return people.map(vault.lookupOf)
  await takeTurn(trx, known.flat())
  const found: Lookup[] = []
  for (const person of people)
    found.push((await keptOf(trx, vault.lookupsOf(person))) ?? vault.lookupOf(person))
  return found
}
