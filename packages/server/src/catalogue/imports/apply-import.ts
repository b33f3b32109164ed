// Applies the parts of an import one after the other, each in the transaction of a job: a server that is killed leaves whole parts, and
// the next server goes on.

import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addEvents } from '../../platform/events/add-events.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { ChangeSet, KeepChange } from '../records/index.ts'
import { ChangeSetRefused, makeChange } from '../records/index.ts'
import type { Catalogue } from '../search/index.ts'
import { takeTurn } from '../search/index.ts'
import { mistakeOf, receiptOf } from './check-import.ts'
import { checkParts } from './import-files.ts'
import type { ImportPart } from './import-parts.ts'
import type { ImportsOptions } from './imports-options.ts'
import type { Counts, Db, ImportedFile, ImportSettings, StoredTable } from './stored-import.ts'
import { appliedPart, insertImport, noCounts, raiseVersion, sumOf, versionOf } from './stored-import.ts'

const job = 'catalogue-import'

const isUniqueViolation = (cause: unknown): boolean => (cause as { readonly code?: unknown }).code === '23505'

const problems = {
  stale:
    'The catalogue has changed since the preview, or the receipt is of another preview. Preview the import again.',
  running: 'Another import of this source is being applied. Wait until it has ended.',
}

const readForUpdate = (db: Db, id: string) =>
  db.selectFrom('catalogue_imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const isBegun = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('catalogue_import_parts')
    .select('number')
    .where('import_id', '=', id)
    .where('state', '=', 'applied')
    .limit(1)
    .executeTakeFirst()) !== undefined

const setState = (
  db: Db,
  id: string,
  state: 'stale' | 'applying' | 'applied' | 'partly' | 'refused' | 'failed',
  { now, ...more }: { readonly now: number; readonly counts?: Counts; readonly isApplied?: boolean },
) =>
  db
    .updateTable('catalogue_imports')
    .set({
      state,
      changed_at: new Date(now).toISOString(),
      ...(more.counts && { counts: JSON.stringify(more.counts) }),
      ...(more.isApplied && { applied_at: new Date(now).toISOString() }),
    })
    .where('id', '=', id)
    .execute()

/** Orders the work of a checked import. @throws Problem */
export const beginApplying = async (
  { db, jobs, now }: Pick<ImportsOptions, 'db' | 'jobs' | 'now'>,
  id: string,
  receipt: string,
): Promise<void> => {
  const answer = await db
    .transaction()
    .execute(async (trx) => {
      const row = await readForUpdate(trx, id)
      if (!row) throw new Problem('notFound')
      if (row.receipt !== null && row.receipt !== receipt)
        throw new Problem('previewStale', { title: problems.stale, present: row.state })
      // The same call again.
      if (['applying', 'applied', 'partly'].includes(row.state)) return 'begun'
      if (row.state === 'stale') return 'stale'
      if (!['checked', 'failed'].includes(row.state))
        throw new Problem('statusConflict', { present: row.state })
      if ((await versionOf(trx, row.source)) !== row.base_version && !(await isBegun(trx, id))) {
        await setState(trx, id, 'stale', { now: now() })
        return 'stale'
      }
      await setState(trx, id, 'applying', { now: now() })
      await jobs.enqueue(trx, { kind: job, facts: { id } })
      return 'begun'
    })
    .catch((cause: unknown) => {
      throw isUniqueViolation(cause)
        ? new Problem('importRunning', { title: problems.running, present: 'applying', cause })
        : cause
    })
  if (answer === 'stale') throw new Problem('previewStale', { title: problems.stale, present: 'stale' })
}

/** Compares an import with the catalogue again, and gives it a new receipt. @throws Problem */
export const previewAgain = async (options: ImportsOptions, id: string): Promise<void> => {
  const { db, now } = options
  const row = await db.selectFrom('catalogue_imports').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Problem('notFound')
  if (!['checked', 'stale'].includes(row.state)) throw new Problem('statusConflict', { present: row.state })
  const stored = await db
    .selectFrom('catalogue_import_parts')
    .selectAll()
    .where('import_id', '=', id)
    .where('change_set', 'is not', null)
    .orderBy('number')
    .execute()
  const settings = row.settings as ImportSettings
  const baseVersion = await versionOf(db, row.source)
  const parts = stored.map(
    ({ change_set, places }): ImportPart => ({
      set: { ...(change_set as ChangeSet), maxEnded: Number.MAX_SAFE_INTEGER },
      places: places as ImportPart['places'],
      isWrong: false,
      issues: [],
    }),
  )
  const checked = await checkParts(options, parts, {
    tables: row.tables as readonly StoredTable[],
    maxEnded: settings.maxEnded,
  })
  const mistakes = checked.mistakes
  const isRefused = mistakes.length > 0 && !(settings.isPartly && checked.parts.some(({ set }) => set))
  const files = row.files as readonly ImportedFile[]
  const receipt = receiptOf({ id, files, mapping: row.mapping as object, settings, baseVersion })
  await db.transaction().execute(async (trx) => {
    const current = await readForUpdate(trx, id)
    if (!current || !['checked', 'stale'].includes(current.state))
      throw new Problem('statusConflict', { present: current?.state ?? 'deleted' })
    for (const [at, part] of checked.parts.entries())
      await trx
        .updateTable('catalogue_import_parts')
        .set({
          rows: JSON.stringify(part.rows),
          counts: JSON.stringify(part.counts),
          mistakes: JSON.stringify(part.mistakes),
          state: part.state,
          ...(part.set && { change_set: JSON.stringify(part.set) }),
        })
        .where('import_id', '=', id)
        .where('number', '=', stored[at]?.number ?? -1)
        .execute()
    await trx
      .updateTable('catalogue_imports')
      .set({
        // It can be previewed once more.
        state: isRefused ? 'stale' : 'checked',
        receipt: isRefused ? null : receipt,
        base_version: baseVersion,
        counts: JSON.stringify({
          ...sumOf(checked.parts.map(({ counts }) => counts)),
          mistakes: mistakes.length,
        }),
        changed_at: new Date(now()).toISOString(),
      })
      .where('id', '=', id)
      .execute()
  })
}

const finish = async (db: Db, id: string, now: number): Promise<void> => {
  const parts = await db
    .selectFrom('catalogue_import_parts')
    .select(['state', 'counts', sql<number>`jsonb_array_length(mistakes)`.as('mistakes')])
    .where('import_id', '=', id)
    .execute()
  const applied = parts.filter(({ state }) => state === 'applied')
  const mistakes = parts.reduce((sum, part) => sum + part.mistakes, 0)
  const state = applied.length === parts.length ? 'applied' : applied.length > 0 ? 'partly' : 'refused'
  await setState(db, id, state, {
    now,
    isApplied: applied.length > 0 || parts.length === 0,
    counts: { ...sumOf(applied.map(({ counts }) => counts as Counts)), mistakes },
  })
  await addEvents(db, [{ type: 'import.finished', data: { importId: id, status: state } }])
}

/** Applies the next part. Returns whether there may be another. */
const applyNext = async (
  db: Catalogue,
  id: string,
  { now, ...options }: Pick<ImportsOptions, 'guardsOf' | 'noteHeldBack' | 'isAllowedAddress' | 'now'>,
): Promise<boolean> => {
  const row = await readForUpdate(db, id)
  if (row?.state !== 'applying') return false
  const part = await db
    .selectFrom('catalogue_import_parts')
    .selectAll()
    .where('import_id', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  if (!part) {
    await finish(db, id, now())
    return false
  }
  await takeTurn(db)
  if ((await versionOf(db, row.source)) !== row.base_version && !(await isBegun(db, id))) {
    await setState(db, id, 'stale', { now: now() })
    return false
  }
  const set = part.change_set as ChangeSet
  const update = (values: Record<string, unknown>) =>
    db
      .updateTable('catalogue_import_parts')
      .set(values)
      .where('import_id', '=', id)
      .where('number', '=', part.number)
      .execute()
  try {
    const change = await makeChange(db, set, { ...options, now: now() })
    const applied = appliedPart(change)
    await raiseVersion(db, row.source)
    await update({
      state: 'applied',
      change_set: null,
      rows: JSON.stringify(applied.rows),
      counts: JSON.stringify(applied.counts),
      changed: JSON.stringify(applied.changed),
    })
  } catch (cause) {
    // Nothing of the part was written.
    if (!(cause instanceof ChangeSetRefused)) throw cause
    const places = part.places as ImportPart['places']
    const tables = row.tables as readonly StoredTable[]
    await update({
      state: 'refused',
      rows: '[]',
      counts: JSON.stringify(noCounts),
      mistakes: JSON.stringify(cause.issues.map((issue) => mistakeOf(issue, { set, places }, tables))),
    })
  }
  await db
    .updateTable('catalogue_imports')
    .set({ changed_at: new Date(now()).toISOString() })
    .where('id', '=', id)
    .execute()
  return true
}

/** Handles the jobs of imports. */
export const handleImports = (options: ImportsOptions): void =>
  options.jobs.handle(job, async (facts, trx) => {
    const { id } = facts as { readonly id: string }
    if (await applyNext(trx, id, options)) await options.jobs.enqueue(trx, { kind: job, facts: { id } })
  })

/** Longer than all tries of a job. */
const longestMs = 3 * 3_600_000

/** Imports whose job was given up can be applied again. */
export const failAbandoned = ({ db, now }: Pick<ImportsOptions, 'db' | 'now'>) =>
  db.transaction().execute(async (trx) => {
    const failed = await trx
      .updateTable('catalogue_imports')
      .set({ state: 'failed' })
      .where('state', '=', 'applying')
      .where('changed_at', '<', new Date(now() - longestMs).toISOString())
      .returning('id')
      .execute()
    await addEvents(
      trx,
      failed.map(({ id: importId }) => ({ type: 'import.finished', data: { importId, status: 'failed' } })),
    )
  })

/** Keeps a change set that another way than a file has applied. */
export const makeKeepChange =
  ({ now }: Pick<ImportsOptions, 'now'>): KeepChange =>
  async (db, { source, change, keyName, reason }) => {
    if (change.records.length === 0 && reason === undefined) return
    const part = appliedPart(change)
    const baseVersion = await versionOf(db, source)
    await raiseVersion(db, source)
    await insertImport(
      db,
      {
        id: randomUUID(),
        source,
        origin: reason === undefined ? 'changes' : 'edit',
        state: 'applied',
        files: [],
        tables: [],
        mapping: {},
        settings: {
          isReplacing: false,
          maxEnded: 0,
          isPartly: false,
          ...(reason !== undefined && { reason }),
        },
        counts: part.counts,
        mistakes: [],
        skipped: [],
        baseVersion,
        keyName,
      },
      [{ ...part, places: {} }],
      now(),
    )
  }
