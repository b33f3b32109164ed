// The pictures of a source that are not shown as its records name them.
import type { CatalogueKind, MediaProblem } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** A picture that a record names, and what is wrong. */
export interface ProblemOfRecord {
  readonly kind: CatalogueKind
  readonly externalId: string
  readonly media: string
  readonly problem: MediaProblem
  /** An older version is shown. */
  readonly isShown: boolean
  readonly attempts: number
  readonly nextAttempt?: string
}

const problemsAPage = 500

/** @param after the `next` of the page before. */
export const readProblems = async (
  db: Kysely<Schema>,
  source: string,
  after: string | undefined,
): Promise<{ readonly problems: readonly ProblemOfRecord[]; readonly next?: string }> => {
  const [kind = '', externalId = '', place = ''] = after?.split('\n') ?? []
  const position = /^\d{1,9}$/.test(place) ? Number(place) : -1
  const { rows } = await sql<{
    kind: CatalogueKind
    external_id: string
    position: number
    name: string
    problem: MediaProblem
    is_shown: boolean
    attempts: number
    next_at: string | null
  }>`
    select kind, external_id, position, name, is_shown, attempts, next_at,
      coalesce(problem, case when host is null then 'notUploaded' else 'waiting' end) as problem
    from (
      select uses.*, links.problem, links.host, coalesce(links.attempts, 0) as attempts, links.next_at,
        links.media_id is not null as is_shown
      from media_uses uses left join media_links links using (ref)
      where uses.source = ${source} and uses.ref !~ '^media-[0-9a-f]{32}$'
        and (links.media_id is null or links.problem is not null)
    ) named
    where (kind, external_id, position) > (${kind}, ${externalId}, ${position}::integer)
    order by kind, external_id, position limit ${problemsAPage}`.execute(db)
  const last = rows.length === problemsAPage ? rows.at(-1) : undefined
  return {
    problems: rows.map((row) => ({
      kind: row.kind,
      externalId: row.external_id,
      media: row.name,
      problem: row.problem,
      isShown: row.is_shown,
      attempts: row.attempts,
      ...(row.next_at !== null && { nextAttempt: new Date(row.next_at).toISOString() }),
    })),
    ...(last && { next: `${last.kind}\n${last.external_id}\n${last.position}` }),
  }
}
