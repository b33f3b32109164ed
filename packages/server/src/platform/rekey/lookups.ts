// Recomputes look-ups of people from the sealed values next to them: one person at a time, in all rows at once.
import type { Applicant } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { moveApplicantLookups, replaceEmailLookup, wordsOfEmail } from '../../buying/booking/index.ts'
import { moveExpectedLookup } from '../../living/registers/index.ts'
import type { PersonalNumber } from '../../people/accounts/index.ts'
import {
  isUniqueViolation,
  makeIdentityVault,
  moveIdentityLookup,
  takeTurn,
} from '../../people/accounts/index.ts'
import type { Table } from '../database/schema.ts'
import { makeKeyedHash } from '../secrets/keyed-hash.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { MakesAnew, Outcome, Workshop } from './make-anew.ts'
import { throughAll, unlessLocked, untilDone } from './make-anew.ts'

const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.from(one).equals(other)

/**
 * Moves all rows of a person from any of their look-ups to the new one, or none, so that joins between them are valid at any
 * moment. Writers of such rows take the same lock. `lost`: there are two accounts, one by each.
 */
const movePerson = async ({ db, keys, isDry }: Workshop, person: PersonalNumber): Promise<Outcome> => {
  const [lookup, ...others] = makeIdentityVault(keys).lookupsOf(person)
  if (lookup === undefined || isDry) return 'made'
  try {
    const moved = await unlessLocked(db, async (trx) => {
      await takeTurn(trx, [lookup, ...others])
      await moveIdentityLookup(trx, { from: others, to: lookup })
      await moveApplicantLookups(trx, { from: others, to: lookup })
      await moveExpectedLookup(trx, { from: others, to: lookup })
      return true
    })
    return moved ? 'made' : 'left'
  } catch (cause) {
    if (isUniqueViolation(cause)) return 'lost'
    throw cause
  }
}

const isKnownBy = (
  workshop: Workshop,
  person: PersonalNumber,
  lookup: Uint8Array,
): 'new' | 'old' | 'unknown' => {
  const [own, ...others] = makeIdentityVault(workshop.keys).lookupsOf(person)
  if (own && isSame(own, lookup)) return 'new'
  return others.some((each) => isSame(each, lookup)) ? 'old' : 'unknown'
}

const remake = async (workshop: Workshop, person: PersonalNumber, lookup: Uint8Array): Promise<Outcome> => {
  const by = isKnownBy(workshop, person, lookup)
  return by === 'new' ? 'new' : by === 'old' ? movePerson(workshop, person) : 'lost'
}

const ofAccounts: MakesAnew[string] = (workshop) => {
  const { db, keys } = workshop
  const vault = makeIdentityVault(keys)
  const read = (after: { readonly id: string } | undefined, limit: number) =>
    db
      .selectFrom('accounts')
      .select(['id', 'identity_lookup', 'identity_sealed'])
      .where('identity_lookup', 'is not', null)
      .$if(after !== undefined, (query) => query.where('id', '>', after?.id ?? ''))
      .orderBy('id')
      .limit(limit)
      .execute()
  return untilDone(() =>
    throughAll(workshop, read, async ({ id, identity_lookup: lookup, identity_sealed: sealed }) => {
      const person = sealed ? vault.open(sealed, id) : undefined
      return person && lookup ? remake(workshop, person, lookup) : 'lost'
    }),
  )
}

type ApplicantRow = Pick<Table<'booking_applicants'>, 'role' | 'identity_lookup' | 'email_lookup'> & {
  readonly booking_id: string
  readonly site: Table<'bookings'>['site']
  readonly sealed: Uint8Array | null
}

const readApplicants =
  ({ db }: Workshop) =>
  (after: ApplicantRow | undefined, limit: number): Promise<ApplicantRow[]> =>
    db
      .selectFrom('booking_applicants')
      .innerJoin('bookings', 'bookings.id', 'booking_applicants.booking_id')
      .select(['booking_id', 'role', 'identity_lookup', 'email_lookup', 'bookings.site', 'bookings.sealed'])
      .$if(after !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('booking_id', 'role'), '>', tuple(after?.booking_id ?? '', after?.role ?? 'buyer')),
        ),
      )
      .orderBy('booking_id')
      .orderBy('role')
      .limit(limit)
      .execute()

/** As typed; undefined if it cannot be decrypted. */
const makeReadApplicant = ({ keys }: Workshop) => {
  const { open } = makeSeal(keys.keysFor('booking'))
  return ({ booking_id: id, role, sealed }: ApplicantRow): Applicant | undefined => {
    const text = sealed ? open(sealed, id) : undefined
    const { applicants = [] } = text === undefined ? {} : (JSON.parse(text) as { applicants?: Applicant[] })
    return applicants[role === 'buyer' ? 0 : 1]
  }
}

const ofApplicants: MakesAnew[string] = (workshop) => {
  const readApplicant = makeReadApplicant(workshop)
  return untilDone(() =>
    throughAll(workshop, readApplicants(workshop), async (row) => {
      const applicant = readApplicant(row)
      if (!applicant) return 'lost'
      const person = { country: siteByKey(row.site).country, personalNumber: applicant.personalNumber }
      return remake(workshop, person, row.identity_lookup)
    }),
  )
}

const ofAddresses: MakesAnew[string] = (workshop) => {
  const { db, keys, isDry } = workshop
  const hash = makeKeyedHash(keys, 'booking-email')
  const readApplicant = makeReadApplicant(workshop)
  const write = ({ booking_id, role, email_lookup: before }: ApplicantRow, lookup: Uint8Array) =>
    unlessLocked(db, (trx) =>
      replaceEmailLookup(trx, { bookingId: booking_id, role }, { from: before, to: lookup }),
    )
  return untilDone(() =>
    throughAll(workshop, readApplicants(workshop), async (row) => {
      const applicant = readApplicant(row)
      if (!applicant) return 'lost'
      const words = wordsOfEmail(siteByKey(row.site), applicant.email)
      if (isSame(hash.of(words), row.email_lookup)) return 'new'
      if (!hash.isOf(words, row.email_lookup)) return 'lost'
      if (isDry) return 'made'
      return (await write(row, hash.of(words))) ? 'made' : 'left'
    }),
  )
}

/** Accounts first: rows that move with them need not be searched for by bookings. */
export const lookupsAnew: MakesAnew = {
  'accounts by identity': ofAccounts,
  'applicants by identity': ofApplicants,
  'applicants by address': ofAddresses,
}
