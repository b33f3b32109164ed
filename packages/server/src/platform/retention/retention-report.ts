// The retention rules and the last runs, as readable tables.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { RetentionRule, Term } from '../modules/retention-rule.ts'
import { grounds } from '../modules/retention-rule.ts'
import type { RetentionRun } from './apply-retention.ts'

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

const lengthInWords = ({ fromYearsEnd, ...units }: Term): string =>
  Object.entries(units)
    .map(([unit, count]) => counted(count, unit.slice(0, -1)))
    .join(', ')

const endInWords = ({ fromYearsEnd }: Term, after: string): string =>
  fromYearsEnd ? `the end of the year of ${after}` : after

const keptInWords = (rule: RetentionRule): string => {
  switch (rule.by) {
    case 'with':
      return `as long as the row of \`${rule.parent}\` that it belongs to`
    case 'account':
      return 'until its owner, or the account, deletes it'
    default: {
      const { term, after } = rule
      if ('SE' in term) {
        const lengths = Object.entries(term).map(([country, each]) => `${lengthInWords(each)} (${country})`)
        return `${lengths.join(', ')} after ${endInWords(term.SE, after)}`
      }
      const length = lengthInWords(term)
      return length === '' ? `until ${after}` : `${length} after ${endInWords(term, after)}`
    }
  }
}

const doneBy = (rule: RetentionRule): string =>
  ({ retention: 'retention', sweep: 'another job', with: 'the database', account: 'the database' })[rule.by]

/** The rules table of the guide, in Markdown. */
export const rulesInMarkdown = (rules: readonly RetentionRule[]): string => {
  const own = rules.filter(({ by }) => by !== 'with')
  const rows = own.map((rule) => {
    const along = rules.flatMap((each) =>
      each.by === 'with' && each.parent === rule.table && rule.by === 'retention' && !rule.clears
        ? [`\`${each.table}\``]
        : [],
    )
    const tables = [`\`${rule.table}\``, ...along].join(', ')
    return `| ${rule.what} | ${tables} | ${keptInWords(rule)} | ${rule.because.join(', ')} | ${doneBy(rule)} |`
  })
  return [
    '| What | Tables | Kept | Why | By |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '| Why | |',
    '|---|---|',
    ...Object.entries(grounds).map(([name, words]) => `| ${name} | ${words} |`),
  ].join('\n')
}

export interface ReportRow {
  readonly rule: string
  readonly kept: string
  readonly why: string
  readonly gone: string
  readonly overdue: string
  readonly oldestLeft: string
}

export const rowsOfReport = (
  rules: readonly RetentionRule[],
  runs: readonly RetentionRun[],
): readonly ReportRow[] =>
  runs.map(({ rule: name, gone, overdue, oldestLeft }) => {
    const rule = rules.find((each) => each.name === name)
    return {
      rule: name,
      kept: rule ? keptInWords(rule) : 'no longer a rule',
      why: rule?.because.join(', ') ?? '',
      gone: gone === undefined ? '' : String(gone),
      overdue: String(overdue),
      oldestLeft: oldestLeft === undefined ? '' : new Date(oldestLeft).toISOString().slice(0, 10),
    }
  })

/** The latest run of each rule, with the total of all runs of a year; `at` is the latest of all. */
export const latestRuns = async (
  db: Kysely<Schema>,
  now: number,
): Promise<{ readonly at: string | undefined; readonly runs: readonly RetentionRun[] }> => {
  const { rows } = await sql<{
    rule: string
    gone: number | null
    overdue: number
    oldest: string | null
    at: string
  }>`select distinct on (rule) rule, at, overdue, oldest_left as oldest,
      (select sum(gone)::int from retention_runs as year
        where year.rule = retention_runs.rule and year.at > ${new Date(now).toISOString()}::timestamptz - interval '1 year') as gone
    from retention_runs order by rule, id desc`.execute(db)
  return {
    at: rows
      .map(({ at }) => at)
      .sort()
      .at(-1),
    runs: rows.map(({ rule, gone, overdue, oldest }) => ({
      rule,
      gone: gone ?? undefined,
      overdue,
      oldestLeft: oldest ?? undefined,
    })),
  }
}
