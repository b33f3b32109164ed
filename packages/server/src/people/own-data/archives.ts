// Archives that account holders request: one at a time, created by a job, stored encrypted, deleted after a week.
import type { SiteDefinition, SiteKey } from '@husrum/domain'
import { routePath, siteByKey } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { confirmedAddressOf } from '../../platform/mail/recipient.ts'
import { makeSeal } from '../../platform/secrets/seal.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { makeCollectArchive } from './collect-archive.ts'
import { writeArchive } from './write-archive.ts'

export interface ArchiveStanding {
  readonly state: 'making' | 'ready'
  /** Epoch milliseconds. */
  readonly askedAt: number
  readonly expiresAt: number
  readonly bytes?: number
}

export interface Archives {
  /** Undefined if none was requested, or it has expired. */
  standing(accountId: string): Promise<ArchiveStanding | undefined>
  /** Idempotent: while there is one, no other is created. */
  ask(
    accountId: string,
    where: { readonly site: SiteDefinition; readonly origin: string },
  ): Promise<ArchiveStanding>
  /** The ZIP file; undefined if there is none, it has expired, or it is not ready yet. */
  read(accountId: string): Promise<Uint8Array | undefined>
  sweep(): Promise<void>
}

export const archiveLifetimeMs = 7 * 24 * 3_600_000
const kind = 'own-archive'

interface Facts {
  readonly accountId: string
  readonly askedAt: string
}

export const contextOfArchive = ({ accountId, askedAt }: Facts): string =>
  `archive ${accountId} ${Date.parse(askedAt)}`

export const makeArchives = ({
  db,
  keys,
  now,
  jobs,
  mails,
  collect,
}: {
  readonly db: Kysely<Schema>
  readonly keys: SecretKeys
  readonly now: () => number
  readonly jobs: Jobs
  readonly mails: Pick<MailService, 'within'>
  readonly collect: ReturnType<typeof makeCollectArchive>
}): Archives => {
  const { seal, open } = makeSeal(keys.keysFor('archive'))
  const iso = (ms: number): string => new Date(ms).toISOString()

  const rowOf = (within: Kysely<Schema>, accountId: string) =>
    within
      .selectFrom('account_archives')
      .select(['asked_at', 'made_at', 'expires_at', 'bytes'])
      .where('account_id', '=', accountId)
      .where('expires_at', '>', iso(now()))
      .executeTakeFirst()

  const standingOf = (row: Awaited<ReturnType<typeof rowOf>>): ArchiveStanding | undefined =>
    row && {
      state: row.made_at === null ? 'making' : 'ready',
      askedAt: Date.parse(row.asked_at),
      expiresAt: Date.parse(row.expires_at),
      ...(row.bytes !== null && { bytes: row.bytes }),
    }

  /** The e-mail is queued in the same transaction as the archive, so the archive exists when it arrives, and it is sent once. */
  jobs.handleOutside(kind, async (given) => {
    const facts = given as Facts
    const { accountId, askedAt } = facts
    const asked = await db
      .selectFrom('account_archives')
      .select(['site', 'origin'])
      .where('account_id', '=', accountId)
      .where('asked_at', '=', askedAt)
      .where('made_at', 'is', null)
      .executeTakeFirst()
    const collected = asked && (await collect(accountId))
    if (!asked || !collected) return
    const site: SiteDefinition = siteByKey(asked.site as SiteKey)
    const at = now()
    const zip = await writeArchive(collected, { site, at })
    const sealed = seal(zip.toString('base64'), contextOfArchive(facts))
    await db.transaction().execute(async (trx) => {
      const made = await trx
        .updateTable('account_archives')
        .set({ sealed, bytes: zip.length, made_at: iso(at), expires_at: iso(at + archiveLifetimeMs) })
        .where('account_id', '=', accountId)
        .where('asked_at', '=', askedAt)
        .where('made_at', 'is', null)
        .returning('account_id')
        .executeTakeFirst()
      const account = await trx
        .selectFrom('accounts')
        .select(['email', 'email_confirmed_at'])
        .where('id', '=', accountId)
        .executeTakeFirst()
      const to = account && confirmedAddressOf(account)
      if (!made || to === undefined) return
      const link = `${asked.origin}${routePath(site, 'settings') ?? site.routes.start}#own-data`
      await mails.within(trx).post({ kind: 'archiveReady', to, site, link })
    })
  })

  return {
    standing: async (accountId) => standingOf(await rowOf(db, accountId)),

    ask: (accountId, { site, origin }) =>
      db.transaction().execute(async (trx) => {
        const askedAt = iso(now())
        await trx
          .deleteFrom('account_archives')
          .where('account_id', '=', accountId)
          .where('expires_at', '<=', askedAt)
          .execute()
        const begun = await trx
          .insertInto('account_archives')
          .values({
            account_id: accountId,
            asked_at: askedAt,
            site: site.key,
            origin,
            expires_at: iso(now() + archiveLifetimeMs),
          })
          .onConflict((conflict) => conflict.column('account_id').doNothing())
          .returning('account_id')
          .executeTakeFirst()
        if (begun) await jobs.enqueue(trx, { kind, facts: { accountId, askedAt } satisfies Facts })
        const standing = standingOf(await rowOf(trx, accountId))
        if (!standing) throw new Error('The archive that was just requested does not exist')
        return standing
      }),

    read: async (accountId) => {
      const row = await db
        .selectFrom('account_archives')
        .select(['asked_at', 'sealed'])
        .where('account_id', '=', accountId)
        .where('expires_at', '>', iso(now()))
        .executeTakeFirst()
      if (!row?.sealed) return undefined
      const text = open(row.sealed, contextOfArchive({ accountId, askedAt: row.asked_at }))
      return text === undefined ? undefined : new Uint8Array(Buffer.from(text, 'base64'))
    },

    sweep: async () => {
      await db.deleteFrom('account_archives').where('expires_at', '<=', iso(now())).execute()
    },
  }
}
