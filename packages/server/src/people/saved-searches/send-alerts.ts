// E-mails about hits, each sent once. The hits are marked as reported in the transaction that queues the e-mail.
import type { HomeDetails, SiteDefinition } from '@husrum/domain'
import { withoutUndefined } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { NewsOfHome } from '../../platform/mail/letter.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { addressOfUsedLink } from '../../platform/mail/recipient.ts'
import { alertLink, unsubscribeLink } from './alert-addresses.ts'
import type { Places } from './follow-changes.ts'
import { criteriaOfAddress, isFollowed } from './follow-changes.ts'
import { hitColumns, hitsOfHomes, newsOfSearch } from './news-of-search.ts'
import type { SavedSearches } from './postgres-saved-searches.ts'

/** Homes in an e-mail; it mentions that there are more. */
const maxTold = 10
const lettersAtOnce = 200

const letterKind = 'savedSearchNews'

const newsOfHome = (
  { home, ...news }: Omit<NewsOfHome, 'link' | 'home'> & { readonly home: HomeDetails },
  origin: string,
): NewsOfHome => {
  const { name, areaName, municipality, rooms, area, outdoorSpaces } = home
  const { price, totalPrice, monthlyFee, disposalForm, status } = home
  return {
    ...news,
    home: {
      name,
      areaName,
      municipality,
      rooms,
      area,
      outdoorSpaces,
      price,
      disposalForm,
      status,
      ...withoutUndefined({ totalPrice, monthlyFee }),
    },
    link: new URL(home.path, origin).href,
  }
}

export interface SendAlertsOptions {
  readonly db: Kysely<Schema>
  readonly jobs: Jobs
  readonly mails: MailService
  readonly places: Pick<Places, 'tagsByUrl'>
  readonly environment: 'development' | 'production'
  readonly now: () => number
  /** Within a transaction. */
  readonly searchesOn: (db: Kysely<Schema>) => Pick<SavedSearches, 'makeStopLink'>
}

/** Returns the function that queues the e-mails that are due. */
export const makeSendAlerts = ({
  db,
  jobs,
  mails,
  places,
  environment,
  now,
  searchesOn,
}: SendAlertsOptions): (() => Promise<void>) => {
  /** Reported hits stay visible in the account until the owner's visit; without account they are reported once. */
  const takeHits = async (trx: Transaction<Schema>, id: string, hasAccount: boolean) => {
    const hits = await trx
      .selectFrom('saved_search_hits')
      .innerJoin('home_changes', 'home_changes.id', 'saved_search_hits.change_id')
      .select(hitColumns)
      .where('saved_search_id', '=', id)
      .where('told', '=', false)
      .orderBy('home_changes.id')
      .execute()
    if (hasAccount)
      await trx
        .updateTable('saved_search_hits')
        .set({ told: true })
        .where('saved_search_id', '=', id)
        .where('told', '=', false)
        .execute()
    else await trx.deleteFrom('saved_search_hits').where('saved_search_id', '=', id).execute()
    return hitsOfHomes(hits)
  }

  const originOfRow = (site: SiteDefinition, origin: string): string =>
    originOf(site, { environment, requestUrl: origin })

  jobs.handle(letterKind, async (facts, trx) => {
    const { id } = facts as { readonly id: string }
    const row = await trx
      .selectFrom('saved_searches')
      .leftJoin('accounts', 'accounts.id', 'saved_searches.account_id')
      .select([
        'saved_searches.site_id',
        'saved_searches.account_id',
        'saved_searches.name',
        'saved_searches.address',
        'saved_searches.kinds',
        'saved_searches.origin',
        sql<string | null>`coalesce(saved_searches.email,
          case when accounts.email_confirmed_at is not null then accounts.email end)`.as('to'),
      ])
      .where('saved_searches.id', '=', id)
      .where(isFollowed)
      .forUpdate('saved_searches')
      .executeTakeFirst()
    if (!row) return
    const hits = await takeHits(trx, id, row.account_id !== null)
    const search = await criteriaOfAddress({ siteId: row.site_id, address: row.address, now: now() }, places)
    if (hits.size === 0 || !search || row.to === null) return
    const { site, filters, tags } = search
    const homes = await trx
      .selectFrom('homes')
      .select('details')
      .where('id', 'in', [...hits.keys()])
      .orderBy('number')
      .execute()
    const news = newsOfSearch(
      homes.map(({ details }) => details),
      hits,
      search,
      row.kinds,
    )
    if (news.length === 0) return
    // New homes first.
    const told = [...news].sort((a, b) => Number(b.isNew) - Number(a.isNew)).slice(0, maxTold)
    const origin = originOfRow(site, row.origin)
    const secret = await searchesOn(trx).makeStopLink(id)
    await trx
      .updateTable('saved_searches')
      .set({ last_letter_at: new Date(now()).toISOString() })
      .where('id', '=', id)
      .execute()
    await mails.within(trx).post({
      kind: 'homesFound',
      // Only active after its link was used, or for an account with a confirmed address.
      to: addressOfUsedLink(row.to),
      site,
      search: { filters, places: tags.map(({ name }) => name), ...(row.name !== '' && { name: row.name }) },
      link: new URL(row.address, origin).href,
      news: told.map((each) => newsOfHome(each, origin)),
      others: news.length - told.length,
      stopLink: alertLink('stop', secret, { site, origin }),
      unsubscribe: unsubscribeLink(secret, { site, origin }),
    })
  })

  return async () => {
    for (;;) {
      const due = await db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ id: string }>`update saved_searches set due_at = null
          where id in (select id from saved_searches where due_at <= ${new Date(now()).toISOString()}::timestamptz
            order by due_at limit ${lettersAtOnce} for update skip locked)
          returning id`.execute(trx)
        for (const { id } of rows) await jobs.enqueue(trx, { kind: letterKind, facts: { id } })
        return rows.length
      })
      if (due < lettersAtOnce) return
    }
  }
}
