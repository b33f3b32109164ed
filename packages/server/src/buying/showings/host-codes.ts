// The code with which a host opens the guest list of a showing: issued to the sales system, which can renew and withdraw it.
import { sql } from 'kysely'
import { Problem } from '../../platform/http/problem.ts'
import type { Db } from './stored-showings.ts'
import { hostedIdOf } from './stored-showings.ts'
import type { Tickets } from './tickets.ts'

export interface HostCode {
  /** Of the showing. */
  readonly id: string
  /** Absent while it is withdrawn. */
  readonly hostCode?: string
}

/** Each throws `notFound` for a showing that does not exist. */
export interface HostCodes {
  of(showingId: string): Promise<HostCode>
  /** A new code, also after a withdrawal. Browsers with an earlier code lose access. */
  renew(showingId: string): Promise<HostCode>
  /** Browsers have no access until the code is renewed. */
  withdraw(showingId: string): Promise<HostCode>
}

export const makeHostCodes = ({
  db,
  now,
  tickets,
}: {
  readonly db: Db
  readonly now: () => number
  readonly tickets: Tickets
}): HostCodes => {
  const change = async (
    showingId: string,
    withdrawnAt: string | null,
    renewals: 0 | 1,
  ): Promise<HostCode> => {
    const row = await db
      .updateTable('showings')
      .set({
        host_code_withdrawn_at: withdrawnAt,
        host_code_version: sql`host_code_version + ${renewals}::integer`,
      })
      .where('id', '=', showingId)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new Problem('notFound')
    return { id: row.id, ...(withdrawnAt === null && { hostCode: tickets.hostCodeOf(hostedIdOf(row)) }) }
  }
  return {
    of: async (id) => {
      const row = await db.selectFrom('showings').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw new Problem('notFound')
      const isGood = row.host_code_withdrawn_at === null
      return { id, ...(isGood && { hostCode: tickets.hostCodeOf(hostedIdOf(row)) }) }
    },
    renew: (id) => change(id, null, 1),
    withdraw: (id) => change(id, new Date(now()).toISOString(), 0),
  }
}
