// The electronic identity of an account, as its owner may see it, and unlinking it.
import type { UnlinkObstacle } from '@husrum/domain'
import { blockingBusiness, defaultLoginMethods, maskPersonalNumber, unlinkObstacle } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type {
  AccountOutcome,
  AccountUndos,
  AllOrNothing,
  Business,
  IdentityVault,
  makeProveOwner,
  PagesOfAccounts,
} from '../accounts/index.ts'
import { blockedBy, liveSession, outcome, undoAddress } from '../accounts/index.ts'

type Column = keyof Schema['accounts']
const columns = [
  'first_name',
  'last_name',
  'email_confirmed_at',
  'password_hash',
  'requires_identity',
  'identity_lookup',
  'identity_sealed',
  'identity_tied_at',
  'latest_identity_login_at',
] as const satisfies readonly Column[]

const rowOf = (db: Kysely<Schema>, accountId: string) =>
  db.selectFrom('accounts').select(columns).where('id', '=', accountId)

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof rowOf>['executeTakeFirst']>>>

const obstacleOf = (row: Row): UnlinkObstacle | undefined =>
  unlinkObstacle({
    hasPassword: row.password_hash !== null,
    isEmailConfirmed: row.email_confirmed_at !== null,
    requiresIdentity: row.requires_identity,
  })

/** Undefined if there is none, or it cannot be decrypted. */
export const makeReadOwnIdentity =
  ({ db, vault }: { readonly db: Kysely<Schema>; readonly vault: Pick<IdentityVault, 'open'> }) =>
  async (accountId: string) => {
    const row = await rowOf(db, accountId).executeTakeFirst()
    const number = row?.identity_sealed && vault.open(row.identity_sealed, accountId)
    if (!row || !number) return undefined
    const { country, personalNumber } = number
    const { identity_tied_at: tied, latest_identity_login_at: used } = row
    const obstacle = obstacleOf(row)
    return {
      method: defaultLoginMethods[country],
      name: `${row.first_name} ${row.last_name}`,
      maskedNumber: maskPersonalNumber(personalNumber, country),
      ...(tied !== null && { tiedAt: Date.parse(tied) }),
      ...(used !== null && { lastUsedAt: Date.parse(used) }),
      ...(obstacle && { obstacle }),
    }
  }

export interface UntieIdentityOptions {
  readonly db: Kysely<Schema>
  readonly business: Business
  readonly content: PagesOfAccounts
  readonly undos: Pick<AccountUndos, 'make'>
  readonly allOrNothing: AllOrNothing
  readonly proveOwner: ReturnType<typeof makeProveOwner>
}

/** Throws `notFound` if none is linked, and `statusConflict` if no sign-in method would be left. Ends every session. */
export const makeUntieIdentity =
  ({ db, business, content, undos, allOrNothing, proveOwner }: UntieIdentityOptions) =>
  async (
    { password }: { readonly password?: string | undefined },
    visitor: Visitor,
  ): Promise<AccountOutcome> => {
    const { accountId } = liveSession(visitor)
    const { site, requestId, address } = visitor
    const row = await rowOf(db, accountId).executeTakeFirst()
    if (!row?.identity_lookup) throw new Problem('notFound')
    const obstacle = obstacleOf(row)
    if (obstacle) throw new Problem('statusConflict', { present: obstacle })
    const blocking = blockingBusiness(await business.of(accountId))
    if (blocking.length > 0) return blockedBy(blocking)
    const refused = await proveOwner(password, visitor)
    if (refused) return refused
    const undo = undos.make()
    const link = await undoAddress(visitor, content, undo)
    return allOrNothing(async ({ changes, sessions, audit, mails, ring }) => {
      const contact = await changes.contactOf(accountId)
      await changes.untieIdentity(accountId, undo)
      await sessions.endAll(accountId)
      await audit.add({ event: 'identityUntied', site, requestId, address, accountId })
      await ring(accountId, site)
      const to = contact?.confirmedEmail
      if (to !== undefined) await mails.post({ kind: 'identityUntied', to, site, link })
      return outcome('Ok')
    })
  }
