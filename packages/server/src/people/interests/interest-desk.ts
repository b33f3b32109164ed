// Interests as the company's staff read, assign and answer them.
import type { SiteKey } from '@husrum/domain'
import { siteById, sites, withoutUndefined } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'

export type InterestOutcome = NonNullable<Table<'interests'>['outcome']>

export interface InterestsWanted {
  readonly state?: 'open' | 'answered' | undefined
  readonly site?: SiteKey | undefined
  readonly stageId?: string | undefined
  /** Id of the last interest of the page before. */
  readonly after?: string | undefined
}

const pageSize = 100

type Row = Selectable<Table<'interests'>> & { readonly name: string | null; readonly stage: string | null }

const interestOf = (row: Row) => ({
  id: row.id,
  site: siteById(row.site_id)?.key ?? '',
  about: row.name ?? row.about ?? '',
  ...withoutUndefined({ homeId: row.home_id ?? undefined, stageId: row.stage ?? undefined }),
  person: {
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    ...(row.phone !== null && { phone: row.phone }),
  },
  ...(row.message !== null && { message: row.message }),
  newsletter: row.newsletter,
  registeredAt: row.registered_at,
  changedAt: row.changed_at,
  ...(row.due_on !== null && { dueOn: row.due_on }),
  ...(row.assigned_to !== null &&
    row.assigned_at !== null && { assigned: { to: row.assigned_to, at: row.assigned_at } }),
  ...(row.answered_at !== null &&
    row.answered_by !== null &&
    row.outcome !== null && {
      answer: { at: row.answered_at, by: row.answered_by, outcome: row.outcome },
    }),
})

export type StaffInterest = ReturnType<typeof interestOf>

export const makeInterestDesk = (db: Kysely<Schema>, { now }: { readonly now: () => number }) => {
  const instant = (): string => new Date(now()).toISOString()
  const stageOf = sql<string | null>`coalesce(interests.stage_id, homes.stage_id)`
  const rows = () =>
    db
      .selectFrom('interests')
      .leftJoin('homes', 'homes.id', 'interests.home_id')
      .leftJoin('stages', 'stages.id', 'interests.stage_id')
      .selectAll('interests')
      .select([
        sql<string | null>`coalesce(homes.details->>'name', stages.details->>'name')`.as('name'),
        stageOf.as('stage'),
      ])

  const one = async (id: string): Promise<StaffInterest | undefined> => {
    const row = await rows().where('interests.id', '=', id).executeTakeFirst()
    return row && interestOf(row)
  }

  return {
    /** Open ones first, of which the earliest due is at the top; then answered ones, latest first. */
    list: async ({ state, site, stageId, after }: InterestsWanted) => {
      const place = sql`interests.answered_at is not null,
        coalesce(extract(epoch from interests.answered_at) * -1, extract(epoch from interests.changed_at)),
        interests.id`
      const siteIds = sites.filter(({ key }) => key === site).map(({ siteId }) => siteId)
      const found = await rows()
        .$if(state === 'open', (query) => query.where('interests.answered_at', 'is', null))
        .$if(state === 'answered', (query) => query.where('interests.answered_at', 'is not', null))
        .$if(site !== undefined, (query) => query.where('interests.site_id', 'in', siteIds))
        .$if(stageId !== undefined, (query) => query.where(stageOf, '=', stageId as string))
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(${place}) > (select ${place} from interests where interests.id = ${after}::uuid)`,
          ),
        )
        .orderBy(place)
        .limit(pageSize + 1)
        .execute()
      const interests = found.slice(0, pageSize).map(interestOf)
      const last = interests.at(-1)
      return { interests, ...(found.length > pageSize && last && { next: last.id }) }
    },

    /** Undefined for an unknown interest. */
    assign: async (id: string, to: string): Promise<StaffInterest | undefined> => {
      await db
        .updateTable('interests')
        .set({ assigned_to: to, assigned_at: instant() })
        .where('id', '=', id)
        .execute()
      return one(id)
    },

    /** The first answer stays: `answered` by another person or with another outcome is refused. */
    answer: async (
      id: string,
      { by, outcome }: { readonly by: string; readonly outcome: InterestOutcome },
    ): Promise<StaffInterest | 'answered' | undefined> => {
      await db
        .updateTable('interests')
        .set({ answered_at: instant(), answered_by: by, outcome })
        .where('id', '=', id)
        .where('answered_at', 'is', null)
        .execute()
      const interest = await one(id)
      return interest?.answer && (interest.answer.by !== by || interest.answer.outcome !== outcome)
        ? 'answered'
        : interest
    },
  }
}

export type InterestDesk = ReturnType<typeof makeInterestDesk>
