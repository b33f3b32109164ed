// Accounts in the database: found by address or identity, created once, read as each site sees them.

import { randomUUID } from 'node:crypto'
import type { AccountOrganisation } from '@husrum/domain'
import { birthDateOf, canonicalEmail, userBrandOf } from '@husrum/domain'
import type { ExpressionBuilder, Kysely } from 'kysely'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { confirmedAddressOf } from '../../platform/mail/recipient.ts'
import type { Accounts, FoundAccount, ProvenIdentity } from './accounts.ts'
import { joinByIdentity } from './association-seats.ts'
import type { IdentityVault } from './identity-vault.ts'
import { lookupsToWrite } from './one-lookup-a-person.ts'
import { noteUndo } from './postgres-account-undos.ts'
import { readUser } from './read-user.ts'
import { unlessTaken } from './unique-violation.ts'
import { voidLinks } from './void-links.ts'

export interface AccountsOptions {
  readonly db: Kysely<Schema>
  readonly vault: IdentityVault
  readonly now: () => number
}

export const makeAccounts = ({ db, vault, now }: AccountsOptions): Accounts => {
  const instant = (): string => new Date(now()).toISOString()

  const findWhere = async (
    condition: (row: ExpressionBuilder<Schema, 'accounts'>) => ReturnType<typeof row.and>,
  ): Promise<FoundAccount | undefined> => {
    const row = await db
      .selectFrom('accounts')
      .select(['id', 'password_hash', 'requires_identity', 'identity_lookup', 'email', 'email_confirmed_at'])
      .where(condition)
      .executeTakeFirst()
    return (
      row && {
        id: row.id,
        passwordHash: row.password_hash,
        requiresIdentity: row.requires_identity,
        hasIdentity: row.identity_lookup !== null,
        confirmedEmail: confirmedAddressOf(row),
      }
    )
  }

  /** The identity columns of one account's row. */
  const identityColumns = async (trx: Kysely<Schema>, id: string, identity: ProvenIdentity) => ({
    identity_lookup: (await lookupsToWrite(trx, vault, [identity]))[0],
    identity_sealed: vault.seal(identity, id),
    identity_country: identity.country,
    identity_tied_at: instant(),
    birth_date: birthDateOf(identity.personalNumber, identity.country, instant().slice(0, 10)) ?? null,
  })

  const hasIdentity = async (id: string, identity: ProvenIdentity): Promise<boolean> =>
    (await findWhere((row) =>
      row.and([row('id', '=', id), row('identity_lookup', 'in', vault.lookupsOf(identity))]),
    )) !== undefined

  return {
    findByEmail: (organisation: AccountOrganisation, email) =>
      findWhere((row) =>
        row.and([
          row('organisation', '=', organisation),
          row('email_key', '=', canonicalEmail(email)),
          row('email_confirmed_at', 'is not', null),
        ]),
      ),
    findByIdentity: (organisation, identity) =>
      findWhere((row) =>
        row.and([
          row('organisation', '=', organisation),
          row('identity_lookup', 'in', vault.lookupsOf(identity)),
        ]),
      ),
    find: async (id) => (isUuid(id) ? findWhere((row) => row.and([row('id', '=', id)])) : undefined),

    create: ({ organisation, firstName, lastName, email, phone, newsletter, ...rest }) =>
      unlessTaken(db, async (trx) => {
        const { passwordHash, identity, isOfBookingAlone = false } = rest
        const id = randomUUID()
        await trx
          .insertInto('accounts')
          .values({
            id,
            organisation,
            first_name: firstName,
            last_name: lastName,
            email,
            email_key: canonicalEmail(email),
            phone,
            newsletter,
            has_account: !isOfBookingAlone,
            password_hash: passwordHash ?? null,
            created_at: instant(),
            ...(identity && (await identityColumns(trx, id, identity))),
          })
          .execute()
        if (identity) await joinByIdentity(trx, id, now())
        return { id }
      }),

    tieIdentity: async (id, identity, undo) => {
      if (!isUuid(id)) return 'taken'
      const tied = await unlessTaken(db, async (trx) => {
        const row = await trx
          .updateTable('accounts')
          .set(await identityColumns(trx, id, identity))
          .where('id', '=', id)
          .where('identity_lookup', 'is', null)
          .returning('id')
          .executeTakeFirst()
        if (row) {
          await joinByIdentity(trx, id, now())
          await voidLinks(trx, id)
        }
        if (row && undo) await noteUndo(trx, id, undo, { hadIdentity: false })
        return row
      })
      if (tied === 'taken') return 'taken'
      return tied || (await hasIdentity(id, identity)) ? 'tied' : 'taken'
    },

    noteIdentityLogin: async (id) => {
      await db
        .updateTable('accounts')
        .set((row) => ({
          first_identity_login_at: row.fn.coalesce('first_identity_login_at', row.val(instant())),
          latest_identity_login_at: instant(),
        }))
        .where('id', '=', id)
        .execute()
    },

    associationsOf: (id) =>
      db
        .selectFrom('association_members')
        .innerJoin('associations', 'associations.id', 'association_members.association_id')
        .select(['associations.id', 'associations.name'])
        .where('association_members.account_id', '=', id)
        .orderBy('associations.name')
        .orderBy('associations.id')
        .execute(),

    user: async (id, { associationId }) => (isUuid(id) ? readUser(db, id, associationId) : undefined),

    giveConsent: async (id, site, accepted) => {
      const brand = userBrandOf(site)
      if (brand === undefined) throw new Error(`There are no accounts on the site ${site.key}`)
      const answer = { accepted, decided_at: instant() }
      await db
        .insertInto('site_consents')
        .values({ account_id: id, brand, ...answer })
        .onConflict((conflict) => conflict.columns(['account_id', 'brand']).doUpdateSet(answer))
        .execute()
    },
  }
}
