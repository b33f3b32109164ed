// Adds interior options to every stage, in the language of its country, in development.
import type { CountryCode, InteriorRule, SiteDefinition } from '@husrum/domain'
import { dayIn, sites } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'

/** An option that the demo company offers. */
export interface InventedOption {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Whole units of the currency. */
  readonly price: number
  readonly image?: string
  readonly isStandard?: true
  readonly needs?: readonly string[]
  readonly excludes?: readonly string[]
}

export interface InventedOptionGroup {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly rule: InteriorRule
  /** The last day to choose, in days from today. */
  readonly days: number
  readonly options: readonly InventedOption[]
}

export interface InventedOptions {
  of(country: CountryCode): readonly InventedOptionGroup[]
}

export const noOptions: InventedOptions = { of: () => [] }

/** Ids of all pictures of options. */
export const picturesOfOptions = (options: InventedOptions): readonly string[] =>
  options.of('SE').flatMap((group) => group.options.flatMap(({ image }) => image ?? []))

const stagesOf = (siteId: number) => sql`select id as stage_id from stages where site_id = ${siteId}`

export const seedBookingOptions = async (
  db: Kysely<Schema>,
  options: InventedOptions,
  now: number,
): Promise<void> => {
  for (const site of new Map(
    (sites as readonly SiteDefinition[]).map((each) => [each.catalogueSiteId, each] as const),
  ).values()) {
    const groups = options.of(site.country)
    if (groups.length === 0) continue
    const today = dayIn(now, site.country)
    const groupRows = groups.map(({ id, title, text, rule, days }, place) => ({
      id,
      place,
      title,
      text,
      rule,
      last_day: dayIn(Date.parse(today) + days * 86_400_000, 'SE'),
    }))
    const optionRows = groups.flatMap((group) =>
      group.options.map(({ isStandard = false, needs = [], excludes = [], price, ...option }, place) => ({
        ...option,
        option_group: group.id,
        place,
        price: Math.round(price * 100),
        is_standard: isStandard,
        needs,
        excludes,
      })),
    )
    await sql`insert into option_groups (stage_id, id, place, title, text, rule, last_day)
      select stages.stage_id, given.* from (${stagesOf(site.catalogueSiteId)}) as stages,
        jsonb_to_recordset(${JSON.stringify(groupRows)}::text::jsonb) as given
          (id text, place integer, title text, text text, rule text, last_day date)
      on conflict (stage_id, id) do update set last_day = excluded.last_day, title = excluded.title,
        text = excluded.text, rule = excluded.rule, place = excluded.place`.execute(db)
    await sql`insert into booking_options
        (stage_id, id, place, option_group, title, text, price, image, is_standard, needs, excludes)
      select stages.stage_id, given.* from (${stagesOf(site.catalogueSiteId)}) as stages,
        jsonb_to_recordset(${JSON.stringify(optionRows)}::text::jsonb) as given
          (id text, place integer, option_group text, title text, text text, price bigint, image text,
            is_standard boolean, needs jsonb, excludes jsonb)
      on conflict (stage_id, id) do nothing`.execute(db)
  }
}
