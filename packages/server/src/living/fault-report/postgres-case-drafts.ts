// Stores drafts of reports in the database: encrypted, per person, for a day.
import type { CaseDraft, CaseType, CaseView, SiteDefinition, StoredCaseDraft } from '@husrum/domain'
import { caseDraftLifetime, caseStepOrder, caseViews, readCaseDraft } from '@husrum/domain'
import type { Kysely, Selectable, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import { preparedPlan } from '../../platform/database/prepared-plans.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'
import { makeStoredUploads } from '../../platform/files/postgres-uploads.ts'
import { makeSeal } from '../../platform/secrets/seal.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { ReportsOf } from './case-reporter.ts'

/** The stored data of a draft. */
export interface SavedDraft extends CaseDraft {
  readonly caseType: CaseType
  readonly isNewCase: boolean
  readonly isSwitched: boolean
}

/** A draft with the furthest step that was reached. */
export interface StoredDraft extends StoredCaseDraft {
  readonly reached: CaseView
}

export interface CaseDrafts {
  /** Latest first. */
  list(whose: ReportsOf): Promise<readonly StoredDraft[]>
  find(id: string, whose: ReportsOf): Promise<StoredDraft | undefined>
  /**
   * Saves a draft, and returns the stored one. With a base only if no other tab saved since that version, otherwise the result is
   * `isElsewhere`. Without a base an older submission than the stored one changes nothing. `foreign`: the id belongs to another account.
   * `sent`: the report has been sent, so nothing is stored any more.
   */
  save(
    draft: SavedDraft,
    whose: ReportsOf,
    base?: { readonly version: number; readonly tab: string },
  ): Promise<StoredDraft | { readonly sent: string } | 'foreign'>
  /** Reads and deletes the draft for sending, in the transaction that sends it; a rollback restores it. */
  take(within: Kysely<Schema>, id: string, whose: ReportsOf): Promise<StoredDraft | undefined>
  /** False if the person has no such draft. */
  discard(id: string, whose: ReportsOf): Promise<boolean>
  /** Deletes expired drafts; returns their ids. */
  sweep(): Promise<readonly string[]>
  /** Whether the account may use the files of a draft: its own, or one that is not stored yet. */
  isFree(id: string, accountId: string | undefined): Promise<boolean>
}

export const draftLifetimeMs = caseDraftLifetime.value * 3_600_000

/** Maximum number of drafts of a person on a site; the oldest is deleted. */
const maxDrafts = 20

/** The id of a draft is a UUID, so that access to its files cannot be guessed. */
export const isDraftId = (id: string): boolean => isUuid(id)

/** Name of the lock for saving and sending a draft. */
export const lockOfDraft = (id: string): string => `case draft ${id}`

const placeOf = (caseType: CaseType, view: CaseView): number =>
  (caseStepOrder[caseType] as readonly CaseView[]).indexOf(view)

const laterOf = (caseType: CaseType, one: CaseView | undefined, other: CaseView): CaseView =>
  one !== undefined && placeOf(caseType, one) > placeOf(caseType, other) ? one : other

export const contextOfDraft = (id: string, accountId: string, site: Pick<SiteDefinition, 'siteId'>): string =>
  [id, accountId, site.siteId].join('\n')

type Row = Selectable<Table<'case_drafts'>>

const columns = [
  'id',
  'account_id',
  'association_id',
  'site_id',
  'case_type',
  'submission',
  'sealed',
  'changed_at',
  'expires_at',
  'version',
  'saved_by',
] as const satisfies readonly (keyof Row)[]

export const makeCaseDrafts = ({
  db,
  keys,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly keys: SecretKeys
  readonly now: () => number
}): CaseDrafts => {
  const { seal, open } = makeSeal(keys.keysFor('case-draft'))
  const uploads = makeStoredUploads(db, { now })
  const iso = (ms: number): string => new Date(ms).toISOString()

  const draftOf = (row: Row, site: SiteDefinition): StoredDraft | undefined => {
    const text = open(row.sealed, contextOfDraft(row.id, row.account_id, site))
    const given: unknown = text === undefined ? undefined : JSON.parse(text)
    const { isNewCase, isSwitched, reached }: Readonly<Record<string, unknown>> = { ...(given as object) }
    const draft = readCaseDraft({ ...(given as object), id: row.id, submission: row.submission })
    return (
      draft && {
        ...draft,
        caseType: row.case_type,
        isNewCase: isNewCase === true,
        isSwitched: isSwitched === true,
        reached: laterOf(
          row.case_type,
          caseViews.find((view) => view === reached),
          draft.step,
        ),
        changedOn: Date.parse(row.changed_at),
        version: row.version,
      }
    )
  }

  const ownRows = (on: Kysely<Schema>, { accountId, associationId, site }: ReportsOf) =>
    on
      .selectFrom('case_drafts')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('site_id', '=', site.siteId)
      .where('association_id', 'is not distinct from', associationId ?? null)
      .where('expires_at', '>', iso(now()))

  const find: CaseDrafts['find'] = async (id, whose) => {
    if (!isDraftId(id)) return undefined
    const row = await ownRows(db, whose).where('id', '=', id).executeTakeFirst()
    return row && draftOf(row, whose.site)
  }

  return {
    find,
    list: async (whose) => {
      const rows = await ownRows(db, whose).orderBy('changed_at', 'desc').limit(maxDrafts).execute()
      return rows.flatMap((row) => draftOf(row, whose.site) ?? [])
    },

    save: ({ id, submission, caseType, ...facts }, whose, base) =>
      inTransaction(db, async (trx) => {
        const { accountId, associationId, site } = whose
        await sql`select pg_advisory_xact_lock(hashtextextended(${lockOfDraft(id)}, 0))`.execute(trx)
        const sent = await trx
          .selectFrom('case_submissions')
          .innerJoin('accounts', 'accounts.id', 'case_submissions.account_id')
          .leftJoin('cases', (join) =>
            join.on(sql<SqlBool>`cases.id::text = case_submissions.answer ->> 'reference'`),
          )
          .select(['case_submissions.account_id', 'cases.ticket_number'])
          .where('draft_id', '=', id)
          .executeTakeFirst()
        if (sent) return { sent: sent.account_id === accountId ? (sent.ticket_number ?? '') : '' }
        const before = await ownRows(trx, whose).where('id', '=', id).executeTakeFirst()
        const stored = before && draftOf(before, site)
        if (before && stored && base && base.version !== before.version && base.tab !== before.saved_by)
          return { ...stored, isElsewhere: true }
        const reached = laterOf(caseType, stored?.reached, facts.step)
        const values = {
          case_type: caseType,
          submission,
          sealed: seal(JSON.stringify({ ...facts, reached }), contextOfDraft(id, accountId, site)),
          changed_at: iso(now()),
          expires_at: iso(now() + draftLifetimeMs),
          version: (before?.version ?? 0) + 1,
          saved_by: base?.tab ?? null,
        }
        const saved = await trx
          .insertInto('case_drafts')
          .values({
            id,
            account_id: accountId,
            association_id: associationId ?? null,
            site_id: site.siteId,
            ...values,
          })
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet(values)
              .where('case_drafts.account_id', '=', accountId)
              .where('case_drafts.site_id', '=', site.siteId)
              .where('case_drafts.association_id', 'is not distinct from', associationId ?? null)
              .where((eb) => (base ? eb.val(true) : eb('case_drafts.submission', '<=', submission))),
          )
          .returningAll()
          .executeTakeFirst()
        const row = saved ?? (await ownRows(trx, whose).where('id', '=', id).executeTakeFirst())
        const kept = row && draftOf(row, site)
        if (!kept) return 'foreign'
        // Files live as long as the draft that they belong to.
        await uploads.prolong(trx, { owner: { kind: 'draft', id }, purpose: 'case' })
        await trx
          .deleteFrom('case_drafts')
          .where(
            'id',
            'in',
            ownRows(trx, whose).clearSelect().select('id').orderBy('changed_at', 'desc').offset(maxDrafts),
          )
          .execute()
        return kept
      }),

    take: async (within, id, { accountId, associationId, site }) => {
      if (!isDraftId(id)) return undefined
      const row = await within
        .deleteFrom('case_drafts')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('site_id', '=', site.siteId)
        .where('association_id', 'is not distinct from', associationId ?? null)
        .where('expires_at', '>', iso(now()))
        .returning(columns)
        .modifyEnd(preparedPlan)
        .executeTakeFirst()
      return row && draftOf(row, site)
    },

    discard: async (id, { accountId, site }) => {
      if (!isDraftId(id)) return false
      const { numDeletedRows } = await db
        .deleteFrom('case_drafts')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .where('site_id', '=', site.siteId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    sweep: async () => {
      const rows = await db
        .deleteFrom('case_drafts')
        .where('expires_at', '<=', iso(now()))
        .returning('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    isFree: async (id, accountId) => {
      if (!isDraftId(id)) return false
      const row = await db
        .selectFrom('case_drafts')
        .select('account_id')
        .where('id', '=', id)
        .executeTakeFirst()
      return row === undefined || row.account_id === accountId
    },
  }
}
