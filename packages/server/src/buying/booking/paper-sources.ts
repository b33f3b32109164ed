// Queries of the seller, the payment plan and the company's own texts, which a booking keeps as they are when it begins.
import type { PlanInstalment, Seller, SiteDefinition } from '@husrum/domain'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** The seller of a stage: the one that its record names, otherwise that of the site. A query of one value. */
export const sellerRecord = (
  { catalogueSiteId }: Pick<SiteDefinition, 'catalogueSiteId'>,
  stageId: string | RawBuilder<string> | undefined,
): RawBuilder<Seller | null> => sql<Seller | null>`coalesce(
  (select sellers.record from catalogue_records
    join sellers on sellers.key = catalogue_records.record ->> 'seller'
    where catalogue_records.kind = 'stage' and catalogue_records.id = ${stageId ?? ''} limit 1),
  (select sellers.record from sellers where sellers.record -> 'siteIds' @> ${String(catalogueSiteId)}::text::jsonb
    limit 1))`

/** The payments of the plan of a stage, otherwise of the site: the one for this form of disposal comes first. A query of one value. */
const planRecord = (
  { catalogueSiteId }: Pick<SiteDefinition, 'catalogueSiteId'>,
  { stageId, tenure }: { readonly stageId: string; readonly tenure: string },
): RawBuilder<readonly PlanInstalment[] | null> => sql<readonly PlanInstalment[] | null>`(
  select payment_plans.record -> 'instalments' from payment_plans
  cross join lateral (select exists (
    select from catalogue_records, jsonb_array_elements(coalesce(payment_plans.record -> 'stages', '[]')) as named
    where catalogue_records.kind = 'stage' and catalogue_records.id = ${stageId}
      and catalogue_records.source = named ->> 'source'
      and catalogue_records.external_id = named ->> 'externalId') as of_stage) as found
  where (of_stage or payment_plans.record -> 'siteIds' @> ${String(catalogueSiteId)}::text::jsonb)
    and (payment_plans.record -> 'tenures' is null or payment_plans.record -> 'tenures' ? ${tenure})
  order by of_stage desc, payment_plans.record -> 'tenures' is null, payment_plans.key limit 1)`

/** The sources of a paper that is written now, as JSON. */
export const currentSources = (
  site: Pick<SiteDefinition, 'catalogueSiteId'>,
  { stageId, tenure }: { readonly stageId: string; readonly tenure: string },
): RawBuilder<string> => sql<string>`jsonb_strip_nulls(jsonb_build_object(
  'seller', ${sellerRecord(site, stageId)},
  'plan', ${planRecord(site, { stageId, tenure })},
  'templates', coalesce((
    select jsonb_object_agg(chosen.kind || '.' || chosen.language, chosen.id) from (
      select distinct on (latest.kind, latest.language) latest.kind, latest.language, latest.id from (
        select distinct on (kind, language, tenure) kind, language, tenure, id, text from paper_templates
        where site_id = ${site.catalogueSiteId} and tenure in ('', ${tenure})
        order by kind, language, tenure, version desc) as latest
      where latest.text is not null
      order by latest.kind, latest.language, latest.tenure desc) as chosen), '{}')))`
