// Waiting and failed jobs: their data, sealed again. A failed e-mail job is stored for two weeks.
import { sql } from 'kysely'
import { queue } from '../database/job-queue.ts'
import { contextOfJob } from '../jobs/pg-boss-jobs.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { MakesAnew } from './make-anew.ts'
import { throughAll, unlessLocked, untilDone } from './make-anew.ts'

interface Job {
  readonly id: string
  readonly kind: string
  readonly sealed: string
}

export const jobsAnew: MakesAnew = {
  jobs: (workshop) => {
    const { db, keys, newKeys, isDry } = workshop
    const any = makeSeal(keys.keysFor('jobs'))
    const own = makeSeal(newKeys.keysFor('jobs'))
    const read = async (after: Job | undefined, limit: number): Promise<readonly Job[]> => {
      const { rows } = await sql<Job>`select id::text, data ->> 'kind' as kind, data ->> 'sealed' as sealed
        from pgboss.job where name = ${queue} and data ->> 'sealed' is not null
          ${after === undefined ? sql`` : sql`and id > ${after.id}::uuid`}
        order by pgboss.job.id limit ${limit}`.execute(db)
      return rows
    }
    const write = ({ id, sealed: before }: Job, sealed: Uint8Array) =>
      unlessLocked(db, async (trx) => {
        const words = JSON.stringify(Buffer.from(sealed).toString('base64'))
        const { numAffectedRows } = await sql`update pgboss.job
          set data = jsonb_set(data, '{sealed}', ${words}::jsonb)
          where name = ${queue} and id = ${id}::uuid and data ->> 'sealed' = ${before}`.execute(trx)
        return numAffectedRows === 1n
      })
    return untilDone(() =>
      throughAll(workshop, read, async (job) => {
        const [bytes, context] = [Buffer.from(job.sealed, 'base64'), contextOfJob(job.kind, job.id)]
        if (own.open(bytes, context) !== undefined) return 'new'
        const facts = any.open(bytes, context)
        if (facts === undefined) return 'lost'
        if (isDry) return 'made'
        return (await write(job, any.seal(facts, context))) ? 'made' : 'left'
      }),
    )
  },
}
