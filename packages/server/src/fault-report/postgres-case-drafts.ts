// Reports that were begun, in the database: encrypted, each one person's, for a day.
import type { CaseDraft, CaseType, CaseView, KeptCaseDraft, SiteDefinition } from '@husrum/domain'
import { caseDraftLifetime, caseStepOrder, caseViews, readCaseDraft } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import { isUuid } from '../database/is-uuid.ts'
import { keptPlan } from '../database/kept-plans.ts'
import type { Schema, Table } from '../database/schema.ts'
import { makeStoredUploads } from '../files/postgres-uploads.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'
import type { ReportsOf } from './case-reporter.ts'

/** What is saved of a report. */
export interface SavedDraft extends CaseDraft {
  readonly caseType: CaseType
  readonly isNewCase: boolean
  readonly isSwitched: boolean
}

/** A draft with how far it had come before somebody went back in it. */
export interface StoredDraft extends KeptCaseDraft {
  readonly reached: CaseView
}

export interface CaseDrafts {
  /** The latest first. */
  list(whose: ReportsOf): Promise<readonly StoredDraft[]>
  find(id: string, whose: ReportsOf): Promise<StoredDraft | undefined>
  /**
   * Keeps a draft; an older submission than the kept one changes nothing. Answers what is kept. `foreign`: the id is
   * somebody else's. `sent`: the report has been sent, so that nothing is kept of it any more.
   */
  save(draft: SavedDraft, whose: ReportsOf): Promise<StoredDraft | 'foreign' | 'sent'>
  /** Takes it for sending, and away: within the transaction in which it is sent, without which it is still there. */
  take(within: Kysely<Schema>, id: string, whose: ReportsOf): Promise<StoredDraft | undefined>
  /** False where the person had none. */
  discard(id: string, whose: ReportsOf): Promise<boolean>
  /** Lets go of those whose time is over; answers their ids. */
  sweep(): Promise<readonly string[]>
  /** Whether somebody may have the files of a draft: their own, or one that is not kept yet. */
  isFree(id: string, accountId: string | undefined): Promise<boolean>
}

export const draftLifetimeMs = caseDraftLifetime.value * 3_600_000

/** Reports that a person may have begun on a site; the oldest goes. */
const mostDrafts = 20

/** A draft's id is a UUID, so that nobody can guess the place of its files. */
export const isDraftId = (id: string): boolean => isUuid(id)

/** By which whoever saves a draft and whoever sends it wait for each other. */
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
      const rows = await ownRows(db, whose).orderBy('changed_at', 'desc').limit(mostDrafts).execute()
      return rows.flatMap((row) => draftOf(row, whose.site) ?? [])
    },

    save: ({ id, submission, caseType, ...facts }, whose) =>
      inTransaction(db, async (trx) => {
        const { accountId, associationId, site } = whose
        await sql`select pg_advisory_xact_lock(hashtextextended(${lockOfDraft(id)}, 0))`.execute(trx)
        const sent = await trx
          .selectFrom('case_submissions')
          .select('key')
          .where('draft_id', '=', id)
          .executeTakeFirst()
        if (sent) return 'sent'
        const before = await ownRows(trx, whose).where('id', '=', id).executeTakeFirst()
        const reached = laterOf(caseType, before && draftOf(before, site)?.reached, facts.step)
        const values = {
          case_type: caseType,
          submission,
          sealed: seal(JSON.stringify({ ...facts, reached }), contextOfDraft(id, accountId, site)),
          changed_at: iso(now()),
          expires_at: iso(now() + draftLifetimeMs),
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
              .where('case_drafts.submission', '<=', submission),
          )
          .returningAll()
          .executeTakeFirst()
        const row = saved ?? (await ownRows(trx, whose).where('id', '=', id).executeTakeFirst())
        const kept = row && draftOf(row, site)
        if (!kept) return 'foreign'
        // Files wait for as long as the words that they belong to.
        await uploads.prolong(trx, { owner: { kind: 'draft', id }, purpose: 'case' })
        await trx
          .deleteFrom('case_drafts')
          .where(
            'id',
            'in',
            ownRows(trx, whose).clearSelect().select('id').orderBy('changed_at', 'desc').offset(mostDrafts),
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
        .modifyEnd(keptPlan)
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
