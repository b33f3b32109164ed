// Reads the catalogue from a replica of the database, if it is available and has reached the revision that we know.
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { watchReplica } from './watch-replica.ts'

/** The position of a catalogue: `catalogue_state`. */
export interface CatalogueState {
  readonly revision: number
  readonly change: number
}

/** Runs queries that only read. */
export interface CatalogueReads {
  /** @param known the minimum position of the result; undefined before the catalogue has been read. */
  run<Answer>(
    known: CatalogueState | undefined,
    query: (db: Kysely<Schema>) => Promise<Answer>,
  ): Promise<Answer>
}

/** All reads on one database. */
export const readsOf = (db: Kysely<Schema>): CatalogueReads => ({
  run: (_, query) => query(db),
})

const reaches = (reached: CatalogueState, known: CatalogueState): boolean =>
  reached.revision > known.revision || (reached.revision === known.revision && reached.change >= known.change)

export const readCatalogueState = (db: Kysely<Schema>): Promise<CatalogueState> =>
  db.selectFrom('catalogue_state').select(['revision', 'change']).executeTakeFirstOrThrow()

/** Minimum interval between checks of the replica's position while it lags. Milliseconds. */
const checkIntervalMs = 50

/**
 * Sends reads to the replica. Those for which it lags too far, and those that fail there, go to the primary. Requests never wait
 * for a replica that is down: its recovery is checked in the background.
 */
export const makeReplicatedReads = ({
  primary,
  replica,
  ...watching
}: {
  readonly primary: Kysely<Schema>
  readonly replica: Kysely<Schema>
  readonly now?: () => number
  readonly onAway?: (cause: unknown) => void
  readonly onBack?: () => void
}): CatalogueReads => {
  const watch = watchReplica({ look: () => readCatalogueState(replica), checkIntervalMs, ...watching })
  return {
    run: async (known, query) => {
      const reached = watch.reached()
      if (!reached || !known || !reaches(reached, known)) {
        watch.lookSoon()
        return query(primary)
      }
      try {
        return await query(replica)
      } catch (cause) {
        watch.leave(cause)
        return query(primary)
      }
    },
  }
}
