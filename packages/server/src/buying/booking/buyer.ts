// Whether a visitor may book, by the session and the sealed identity.
import type { MayBook, MayBookFacts, ProjectPhase, SiteDefinition, User } from '@husrum/domain'
import {
  allotHomes,
  birthDateOf,
  dayIn,
  hasConsentFor,
  hasUnpaidVip,
  isUnpaidStatus,
  isVip,
  mayBook,
  userBrandOf,
  userPaymentStatuses,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { makeIdentityVault, readUser } from '../../people/accounts/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { BookingStore } from './postgres-bookings.ts'

type Db = Kysely<Schema>

export interface Project {
  /** Of the stage. */
  readonly id: string
  readonly phase: ProjectPhase
}

/** What has already been read about a person. */
export interface ReadBuyer {
  readonly identitySealed: Uint8Array | null
  readonly hasOpenBooking: boolean
}

export interface Buyers {
  /** Whether the visitor may book in a project. For a guest the reason is what is missing. */
  mayBook(visitor: Pick<Visitor, 'caller' | 'site'>, project: Project, read?: ReadBuyer): Promise<MayBook>
  /** The same for an account without a session, by its stored identity. Reads within a transaction. */
  mayAccountBook(
    db: Db,
    who: { readonly accountId: string; readonly site: SiteDefinition },
    project: Project,
  ): Promise<MayBook>
}

interface Person {
  readonly accountId: string
  readonly site: SiteDefinition
  readonly user: User
  /** `yyyy-MM-dd` from the identity; undefined without one. */
  readonly born: string | undefined
}

const unpaidStatuses = userPaymentStatuses.filter(isUnpaidStatus)

export const accountIdOf = (caller: Caller): string => signedInOf(caller).session.accountId

export const makeBuyers = ({
  db,
  keys,
  store,
  now,
}: {
  readonly db: Db
  readonly keys: SecretKeys
  readonly store: BookingStore
  readonly now: () => number
}): Buyers => {
  const vault = makeIdentityVault(keys)

  const readIdentity = async (db: Db, accountId: string): Promise<Uint8Array | null | undefined> => {
    const row = await db
      .selectFrom('accounts')
      .select('identity_sealed')
      .where('id', '=', accountId)
      .executeTakeFirst()
    return row?.identity_sealed
  }

  /** From the identity itself: a birth date that the person typed does not count. */
  const birthDate = async (
    db: Db,
    accountId: string,
    today: string,
    read?: ReadBuyer,
  ): Promise<string | undefined> => {
    const sealed = read ? read.identitySealed : await readIdentity(db, accountId)
    const identity = sealed ? vault.open(sealed, accountId) : undefined
    return identity && birthDateOf(identity.personalNumber, identity.country, today)
  }

  /**
   * Whether the homes of a VIP sale are taken by others: by the paid members of the brand who registered interest in the
   * project, in the order in which they became members.
   */
  const isQuotaFilled = async (db: Db, accountId: string, { id }: Project, site: SiteDefinition) => {
    const brand = userBrandOf(site)
    if (brand === undefined) return true
    const homes = await db
      .selectFrom('homes')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('stage_id', '=', id)
      .where(sql`details ->> 'status'`, 'in', ['forSale', 'preSelling', 'reserved', 'booked'])
      .executeTakeFirstOrThrow()
    const members = await db
      .selectFrom('vip_memberships')
      .select(['account_id', 'joined_at'])
      .where('brand', '=', brand)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('user_payments')
              .select('user_payments.id')
              .whereRef('user_payments.account_id', '=', 'vip_memberships.account_id')
              .where('user_payments.brand', '=', brand)
              .where('user_payments.status', 'in', unpaidStatuses),
          ),
        ),
      )
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('vip_memberships.account_id', '=', accountId),
          exists(
            selectFrom('interests')
              .leftJoin('homes', 'homes.id', 'interests.home_id')
              .select('interests.account_id')
              .whereRef('interests.account_id', '=', 'vip_memberships.account_id')
              .where((eb) => eb.or([eb('interests.stage_id', '=', id), eb('homes.stage_id', '=', id)])),
          ),
        ]),
      )
      .execute()
    const applicants = members.map((member) => ({
      id: member.account_id,
      registeredAt: Date.parse(member.joined_at),
    }))
    return !allotHomes(applicants, Number(homes.count)).some((each) => each.id === accountId)
  }

  const factsOf = async (
    db: Db,
    { accountId, site, user, born }: Person,
    project: Project,
    hasOpenBooking?: boolean,
  ): Promise<MayBookFacts> => {
    const isMember = isVip(user, site)
    const isVipSale = project.phase === 'vipSale' || project.phase === 'vipSaleProcessing'
    return {
      phase: project.phase,
      today: dayIn(now(), site.country),
      isVip: isMember,
      hasPaidVip: isMember && !hasUnpaidVip(user, site),
      hasOpenBooking: hasOpenBooking ?? (await store.openOf(db, accountId, project.id)) !== undefined,
      isQuotaFilled: isVipSale && isMember && (await isQuotaFilled(db, accountId, project, site)),
      ...(born !== undefined && { birthDate: born }),
      hasSiteConsent: hasConsentFor(user, site),
    }
  }

  return {
    mayBook: async ({ caller, site }, project, read) => {
      const today = dayIn(now(), site.country)
      if (caller.kind !== 'signedIn')
        return mayBook({
          phase: project.phase,
          today,
          isVip: false,
          hasPaidVip: false,
          hasOpenBooking: false,
          isQuotaFilled: false,
          hasSiteConsent: false,
        })
      const { accountId, hasIdentity } = caller.session
      const user = await caller.user()
      const born = hasIdentity && !user.association ? await birthDate(db, accountId, today, read) : undefined
      return mayBook(await factsOf(db, { accountId, site, user, born }, project, read?.hasOpenBooking))
    },

    mayAccountBook: async (trx, { accountId, site }, project) => {
      const user = await readUser(trx, accountId, undefined)
      if (!user) return { canBook: false, reason: 'missingIdentity' }
      const born = await birthDate(trx, accountId, dayIn(now(), site.country))
      return mayBook(await factsOf(trx, { accountId, site, user, born }, project))
    },
  }
}
