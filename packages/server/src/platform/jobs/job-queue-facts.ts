// State of the job queue, for monitoring.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

export const jobStates = ['waiting', 'retrying', 'active', 'failed'] as const
export type JobState = (typeof jobStates)[number]

export interface WaitingJobs {
  readonly kind: string
  readonly state: JobState
  readonly count: number
  /** Seconds since the oldest was enqueued. */
  readonly oldest: number
  /** Seconds since one was due and not started; 0 if all are deferred, active or failed. */
  readonly overdue: number
  /** Name or code of the error of the latest failure; undefined if none has failed. */
  readonly reason: string | undefined
}

/** Completed jobs are deleted; failed ones remain for two weeks, unless they are retried. */
export const readJobQueue = async (db: Kysely<Schema>): Promise<readonly WaitingJobs[]> => {
  const { rows } = await sql<{
    kind: string
    state: JobState
    count: number
    oldest: number
    overdue: number
    reason: string | null
  }>`
    select data ->> 'kind' as kind,
      case state when 'created' then 'waiting' when 'retry' then 'retrying' when 'active' then 'active' else 'failed' end as state,
      count(*)::int as count,
      extract(epoch from now() - min(created_on))::float8 as oldest,
      coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after < now())), 0)::float8
        as overdue,
      (array_agg(coalesce(output ->> 'responseCode', output ->> 'code', output ->> 'name') order by created_on desc)
        filter (where output is not null))[1] as reason
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed')
    group by 1, 2
    order by 1, 2`.execute(db)
  return rows.map(({ reason, ...row }) => ({ ...row, reason: reason ?? undefined }))
}
