// Announces the demo showings and books places for their guests. A start on another day adds new ones.
import type { SiteDefinition } from '@husrum/domain'
import { dayIn, instantOf, organisationOf, sites } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ShowingsModule } from '../buying/showings/index.ts'
import type { Schema } from '../platform/database/schema.ts'

/** A showing of the demo company. */
export interface InventedShowing {
  readonly key: string
  readonly kind: 'onSite' | 'digital'
  readonly stage: number
  readonly days: number
  readonly hour: number
  readonly minutes: number
  readonly place: Readonly<Record<SiteDefinition['country'], string>>
  readonly joinUrl?: string
  readonly people: number
  readonly parties: number
  readonly maxPartySize: number
  readonly membersDays?: number
  readonly guests: readonly (readonly [key: string, partySize: number])[]
}

export interface SeedShowingsOptions {
  readonly db: Kysely<Schema>
  readonly showings: readonly InventedShowing[]
  readonly module: Pick<ShowingsModule, 'announce' | 'showingService'>
  readonly now: () => number
  /** Port of the server, for links in e-mails. */
  readonly port: number
}

const dayMs = 86_400_000

/** Stages of a site; those for sale to members first. */
const stagesOf = async (
  db: Kysely<Schema>,
  { catalogueSiteId }: SiteDefinition,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('stages')
    .select('id')
    .where('site_id', '=', catalogueSiteId)
    .orderBy(
      sql`case details ->> 'phase' when 'vipSale' then 0 when 'vipSaleProcessing' then 1 when 'salesStart' then 2 else 3 end`,
    )
    .orderBy('id')
    .limit(2)
    .execute()
  return rows.map(({ id }) => id)
}

const seedSite = async (options: SeedShowingsOptions, site: SiteDefinition): Promise<void> => {
  const { db, showings, module, now, port } = options
  const stages = await stagesOf(db, site)
  const today = dayIn(now(), site.country)
  const accountOf = async (key: string) =>
    db
      .selectFrom('accounts')
      .select('id')
      .where('organisation', '=', organisationOf(site))
      .where('email', '=', `${key.toLowerCase()}@husrum.example`)
      .executeTakeFirst()
  for (const { key, stage, days, hour, minutes, place, membersDays, guests, ...facts } of showings) {
    const stageId = stages[stage] ?? stages[0]
    const reference = `development ${key} ${today}`
    const known = await db
      .selectFrom('showings')
      .select('id')
      .where('site_id', '=', site.catalogueSiteId)
      .where('reference', '=', reference)
      .executeTakeFirst()
    if (stageId === undefined || known) continue
    const startsAt = instantOf(Date.parse(today) + days * dayMs + hour * 3_600_000, site.country)
    const { id } = await module.announce({
      ...facts,
      reference,
      siteId: site.catalogueSiteId,
      stageId,
      place: place[site.country],
      startsAt,
      endsAt: startsAt + minutes * 60_000,
      ...(membersDays !== undefined && { membersUntil: now() + membersDays * dayMs }),
    })
    for (const [person, partySize] of guests) {
      const account = await accountOf(person)
      if (!account) continue
      const origin = `http://${site.hosts.development.replace(/:\d+$/, '')}:${port}`
      // A booking may be refused, for example if the showing is too soon or the person is not a member.
      await module.showingService
        .book({ id, partySize }, { accountId: account.id, site, origin })
        .catch(() => undefined)
    }
  }
}

export const seedShowings = async (options: SeedShowingsOptions): Promise<void> => {
  if (options.showings.length === 0) return
  const withMembers = (sites as readonly SiteDefinition[]).filter(({ features }) => features.vip)
  for (const site of withMembers) await seedSite(options, site)
}
