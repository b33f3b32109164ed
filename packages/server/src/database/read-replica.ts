// Reads of the catalogue from a replica of the database, as long as it is there and has come as far as we know it.
import type { Kysely } from 'kysely'
import { forEverybody } from './late-reads.ts'
import type { Schema } from './schema.ts'
import { watchReplica } from './watch-replica.ts'

/** How far a catalogue has come: `catalogue_state`. */
export interface CatalogueState {
  readonly revision: number
  readonly change: number
}

/** Where queries that only read are run. */
export interface CatalogueReads {
  /** @param known what an answer may not be older than; nothing is known before the catalogue has been read. */
  run<Answer>(
    known: CatalogueState | undefined,
    query: (db: Kysely<Schema>) => Promise<Answer>,
  ): Promise<Answer>
}

/** Everything on one database. */
export const readsOf = (db: Kysely<Schema>): CatalogueReads => ({
  run: (_, query) => forEverybody(() => query(db)),
})

const reaches = (reached: CatalogueState, known: CatalogueState): boolean =>
  reached.revision > known.revision || (reached.revision === known.revision && reached.change >= known.change)

export const readCatalogueState = (db: Kysely<Schema>): Promise<CatalogueState> =>
  db.selectFrom('catalogue_state').select(['revision', 'change']).executeTakeFirstOrThrow()

/** While it is behind, how often it is asked how far it has come. Milliseconds. */
const patience = 50

/**
 * Sends reads to the replica. Those of which it does not know enough yet, and those that fail there, go to the primary;
 * while it is away nobody waits for it: whether it is back is found out beside what visitors ask.
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
  const watch = watchReplica({ look: () => readCatalogueState(replica), patience, ...watching })
  return {
    // What is read is kept for others, and has a rule of its own by which it is late or not.
    run: (known, query) =>
      forEverybody(async () => {
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
      }),
  }
}
