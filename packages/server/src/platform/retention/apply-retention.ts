// Deletes expired data by the rules that no other job applies, and records the results.
import type { CountryCode } from '@husrum/domain'
import { sites } from '@husrum/domain'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { OwnRule, RetentionRule, Term, TimedRule } from '../modules/retention-rule.ts'
import type { SubjectDeclaration } from '../modules/subject-declaration.ts'
import { hasDependents, makeDeleteRows } from './delete-rows.ts'
import { retentionRulesOf } from './retention-rules.ts'

type Db = Kysely<Schema>

export interface RetentionRun {
  readonly rule: string
  /** Rows deleted or cleared; undefined if another job does it. */
  readonly gone: number | undefined
  /** Expired rows that still exist. */
  readonly overdue: number
  /** Creation time of the oldest row, ISO. */
  readonly oldestLeft: string | undefined
}

/** Small batches, so that row locks are short. */
const atOnce = 500
/** Tolerance for other jobs. */
const graceMs = 86_400_000

const iso = (at: number): string => new Date(at).toISOString()

const isTimed = (rule: RetentionRule): rule is TimedRule => rule.by === 'retention' || rule.by === 'sweep'

/** Years end in the bookkeeping time zone of all three countries, within an hour. */
const zone = sql.lit('Europe/Stockholm')

const isBefore = (since: RawBuilder<unknown>, term: Term, now: number): RawBuilder<boolean> => {
  const { years = 0, months = 0, days = 0, hours = 0, fromYearsEnd } = term
  const at = sql`${iso(now)}::timestamptz`
  return fromYearsEnd
    ? sql`date_trunc('year', (${since}) at time zone ${zone}) + make_interval(years => ${sql.lit(years + 1)})
        <= ${at} at time zone ${zone}`
    : sql`(${since}) < ${at} - make_interval(years => ${sql.lit(years)}, months => ${sql.lit(months)},
        days => ${sql.lit(days)}, hours => ${sql.lit(hours)})`
}

const isPerCountry = (term: TimedRule['term']): term is Readonly<Record<CountryCode, Term>> => 'SE' in term

const idsIn = (country: CountryCode): RawBuilder<unknown> =>
  sql.join(sites.filter((site) => site.country === country).map(({ siteId }) => sql.lit(siteId)))

/** Rows that have expired at an instant (epoch milliseconds). */
export const isDue = ({ since, term, of }: TimedRule, now: number): RawBuilder<boolean> => {
  const isOver = isPerCountry(term)
    ? sql`(${sql.join(
        (Object.keys(term) as CountryCode[]).map(
          (country) => sql`site_id in (${idsIn(country)}) and ${isBefore(since, term[country], now)}`,
        ),
        sql` or `,
      )})`
    : isBefore(since, term, now)
  return of ? sql`(${of} and ${isOver})` : sql`(${isOver})`
}

/** Deletes one batch in a transaction of its own. Locked rows are left for the next day. */
const deleteBatch = (
  db: Db,
  rule: OwnRule,
  now: number,
  declarations: readonly SubjectDeclaration[],
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const table = sql.table(rule.table)
    const due = isDue(rule, now)
    if (!rule.clears && hasDependents(declarations, rule.table)) {
      const { rows } = await sql<{ readonly id: string }>`
        select id from ${table} where ${due} limit ${sql.lit(atOnce)} for update skip locked`.execute(trx)
      await makeDeleteRows(declarations)(
        trx,
        rule.table,
        rows.map(({ id }) => id),
      )
      return rows.length
    }
    const some = sql`ctid = any(array(select ctid from ${table} where ${due} limit ${sql.lit(atOnce)} for update skip locked))`
    const { numAffectedRows = 0n } = rule.clears
      ? await sql`update ${table} set ${sql.join(
          Object.entries(rule.clears).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
        )} where ${some}`.execute(trx)
      : await sql`delete from ${table} where ${some}`.execute(trx)
    return Number(numAffectedRows)
  })

const stateOf = async (db: Db, rule: TimedRule, now: number) => {
  const late = rule.by === 'sweep' ? now - graceMs : now
  const { rows } = await sql<{ readonly overdue: number; readonly oldest: string | null }>`
    select count(*) filter (where ${isDue(rule, late)})::int as overdue, min(${rule.since})::timestamptz as oldest
    from ${sql.table(rule.table)} where ${rule.of ?? sql`true`}`.execute(db)
  const [row] = rows
  return { overdue: row?.overdue ?? 0, oldestLeft: row?.oldest ?? undefined }
}

interface Retention {
  /** Those of all subjects. */
  readonly rules: readonly RetentionRule[]
  /** Dry run: the current state, without deletions. */
  look(db: Db, now: number): Promise<readonly RetentionRun[]>
  /**
   * Applies each rule and writes its report row. Concurrent runs are safe: each row is deleted once.
   *
   * @param failed called for each rule that could not be applied; the others are, and then this rejects with the first error.
   */
  apply(
    db: Db,
    now: number,
    failed?: (rule: string, cause: unknown) => void,
  ): Promise<readonly RetentionRun[]>
}

export const makeRetention = (declarations: readonly SubjectDeclaration[]): Retention => {
  const rules = retentionRulesOf(declarations)
  const timed = rules.filter(isTimed)

  const deleteDue = async (db: Db, rule: OwnRule, now: number): Promise<number> => {
    let gone = 0
    for (;;) {
      const some = await deleteBatch(db, rule, now, declarations)
      gone += some
      if (some < atOnce) return gone
    }
  }

  const applyOne = async (db: Db, rule: TimedRule, now: number): Promise<RetentionRun> => {
    const gone = rule.by === 'retention' ? await deleteDue(db, rule, now) : undefined
    const run = { rule: rule.name, gone, ...(await stateOf(db, rule, now)) }
    await db
      .insertInto('retention_runs')
      .values({
        at: iso(now),
        rule: run.rule,
        gone: gone ?? null,
        overdue: run.overdue,
        oldest_left: run.oldestLeft ?? null,
      })
      .execute()
    return run
  }

  return {
    rules,
    look: async (db, now) => {
      const runs: RetentionRun[] = []
      for (const rule of timed)
        runs.push({ rule: rule.name, gone: undefined, ...(await stateOf(db, rule, now)) })
      return runs
    },
    apply: async (db, now, failed = () => undefined) => {
      const runs: RetentionRun[] = []
      const causes: unknown[] = []
      for (const rule of timed)
        try {
          runs.push(await applyOne(db, rule, now))
        } catch (cause) {
          failed(rule.name, cause)
          causes.push(cause)
        }
      if (causes.length > 0) throw causes[0]
      return runs
    },
  }
}
