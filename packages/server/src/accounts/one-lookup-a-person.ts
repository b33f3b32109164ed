// Somebody goes by one look-up in all rows, whichever secret it follows from: joins of rows are by it, and so is what there may be one of.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { IdentityVault, PersonalNumber } from './identity-vault.ts'

type Lookup = Uint8Array<ArrayBuffer>

/** A look-up as a number for a lock. */
const lockOf = (lookup: Lookup): bigint => Buffer.from(lookup).readBigInt64BE()

/** Until the transaction ends nobody else writes these people's look-ups. Locked in an order that is always the same. */
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
    .limit(1)
    .executeTakeFirst()
  return row?.lookup ? new Uint8Array(row.lookup) : undefined
}

/**
 * The look-ups to write people by, in their order: the one that rows know somebody by already, else the lasting one. Servers
 * may write by different secrets meanwhile: they take turns. With one secret there is nothing to ask for.
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
