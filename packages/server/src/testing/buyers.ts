// Many buyers at once, with invented identities.
import { randomUUID } from 'node:crypto'
import { organisationOf, siteByKey } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { IdentityVault } from '../people/accounts/identity-vault.ts'
import type { Schema } from '../platform/database/schema.ts'

const controlDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** A Swedish number, different for each serial; of an adult unless the year says otherwise. */
export const aPersonalNumber = (serial: number, year = 1960): string => {
  const born = new Date(Date.UTC(year, 0, 1 + Math.floor(serial / 900)))
  const day = born.toISOString().slice(0, 10).replaceAll('-', '')
  const digits = `${day.slice(2)}${String(1 + (serial % 900)).padStart(3, '0')}`
  return `${day.slice(0, 2)}${digits}${controlDigit(digits)}`
}

/** Adds buyers who may book on the Swedish site. */
export const addBuyers = async (
  {
    db,
    vault,
    now,
  }: { readonly db: Kysely<Schema>; readonly vault: IdentityVault; readonly now: () => number },
  people: number,
  from = 10_000,
): Promise<readonly { readonly id: string; readonly email: string; readonly personalNumber: string }[]> => {
  const made = Array.from({ length: people }, (_, at) => {
    const id = randomUUID()
    return { id, email: `${id}@example.com`, personalNumber: aPersonalNumber(from + at) }
  })
  const consent = { brand: 'main' as const, accepted: true, decided_at: new Date(now()).toISOString() }
  const rowOf = ({ id, email, personalNumber }: (typeof made)[number]) => {
    const number = { country: 'SE', personalNumber } as const
    return {
      id,
      organisation: organisationOf(siteByKey('sweden')),
      first_name: 'Astrid',
      last_name: 'Lund',
      email,
      email_key: email,
      identity_lookup: vault.lookupOf(number),
      identity_sealed: vault.seal(number, id),
      identity_country: 'SE',
    }
  }
  for (let at = 0; at < made.length; at += 1_000) {
    const batch = made.slice(at, at + 1_000)
    await db.insertInto('accounts').values(batch.map(rowOf)).execute()
    await db
      .insertInto('site_consents')
      .values(batch.map(({ id }) => ({ account_id: id, ...consent })))
      .execute()
  }
  return made
}
