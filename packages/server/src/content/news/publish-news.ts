// Publishes a piece of news: stores it in one transaction with the job that notifies its audience, by notification and by letter
// unless they have opted out. Pieces for everyone on a site are only listed, without letters.
import { randomUUID } from 'node:crypto'
import type { Locale, SiteDefinition, SiteKey } from '@husrum/domain'
import { newsAddress, routePath, siteByKey } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { addNotification, wantedBy } from '../../people/notifications/index.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { confirmedAddressOf } from '../../platform/mail/recipient.ts'
import type { Platform } from '../../platform/modules/module.ts'

export type NewsFor =
  | { readonly audience: 'site' }
  | { readonly audience: 'stage'; readonly stageId: string }
  | { readonly audience: 'residence'; readonly residenceId: string }
  | { readonly audience: 'association'; readonly associationId: string }

export type NewsToPublish = NewsFor & {
  /** A new id if absent; an existing piece is left as it is. */
  readonly id?: string
  readonly site: SiteDefinition
  readonly language: Locale
  readonly title: string
  readonly preamble: string
  /** Markdown. */
  readonly body: string
  /** Epoch milliseconds; now if absent. Readers are notified then. */
  readonly publishedOn?: number
  /** Listed without notifications, for old news. */
  readonly isQuiet?: boolean
}

/** Returns the id. */
export type PublishNews = (news: NewsToPublish, origin: string, within?: Kysely<Schema>) => Promise<string>

export interface PublishNewsOptions {
  readonly db: Kysely<Schema>
  readonly jobs: Jobs
  readonly mails: Pick<MailService, 'within'>
  readonly environment: Platform['environment']
  readonly now: () => number
}

const notificationTopic = 'sendAlerts'

export const makePublishNews = ({ db, jobs, mails, environment, now }: PublishNewsOptions): PublishNews => {
  const iso = (instant: number): string => new Date(instant).toISOString()

  const readersOf = async (
    trx: Transaction<Schema>,
    item: {
      stage_id: string | null
      residence_id: string | null
      association_id: string | null
      site: string
    },
  ): Promise<readonly string[]> => {
    if (item.association_id !== null) {
      const members = await trx
        .selectFrom('association_members')
        .select('account_id')
        .where('association_id', '=', item.association_id)
        .orderBy('account_id')
        .execute()
      return members.map(({ account_id }) => account_id)
    }
    const people = await trx
      .selectFrom('residences')
      .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
      .select('residence_people.account_id')
      .distinct()
      .where('residences.site', '=', item.site as SiteKey)
      .where((eb) =>
        eb.or([eb('residences.id', '=', item.residence_id), eb('residences.stage_id', '=', item.stage_id)]),
      )
      .where((eb) =>
        eb.or([eb('residences.left_on', 'is', null), eb('residences.left_on', '>', iso(now()).slice(0, 10))]),
      )
      .orderBy('residence_people.account_id')
      .execute()
    return people.map(({ account_id }) => account_id)
  }

  const tell = async (trx: Transaction<Schema>, id: string, origin: string): Promise<void> => {
    const item = await trx
      .updateTable('news_items')
      .set({ told_at: iso(now()) })
      .where('id', '=', id)
      .where('told_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!item) return
    const site = siteByKey(item.site as SiteKey)
    const link = newsAddress(site, { id }) ?? site.routes.start
    const readers = await readersOf(trx, item)
    // A board has no notifications.
    if (item.association_id === null)
      for (const accountId of readers)
        await addNotification(trx, {
          accountId,
          site,
          type: 'News',
          kind: 'news',
          about: item.title,
          link,
          now: now(),
        })
    const wanting = await wantedBy(trx, readers, 'news', 'mail')
    if (wanting.length === 0) return
    const accounts = await trx
      .selectFrom('accounts')
      .select(['email', 'email_confirmed_at'])
      .where('id', 'in', [...wanting])
      .where('email_confirmed_at', 'is not', null)
      .orderBy('id')
      .execute()
    const base = originOf(site, { environment, requestUrl: origin })
    for (const to of accounts.flatMap((account) => confirmedAddressOf(account) ?? []))
      await mails.within(trx).post({
        kind: 'newsPublished',
        to,
        site,
        about: item.title,
        quote: item.preamble,
        link: new URL(link, base).href,
        settingsLink: new URL(routePath(site, 'settings') ?? site.routes.start, base).href,
      })
  }

  jobs.handle(notificationTopic, (facts, trx) => {
    const { id, origin } = facts as { readonly id: string; readonly origin: string }
    return tell(trx, id, origin)
  })

  return ({ site, isQuiet = false, publishedOn = now(), ...news }, origin, within = db) =>
    inTransaction(within, async (trx) => {
      const { id = randomUUID(), audience, language, title, preamble, body } = news
      const isTold = isQuiet || audience === 'site'
      const made = await trx
        .insertInto('news_items')
        .values({
          id,
          site: site.key,
          audience,
          stage_id: audience === 'stage' ? news.stageId : null,
          residence_id: audience === 'residence' ? news.residenceId : null,
          association_id: audience === 'association' ? news.associationId : null,
          language,
          title,
          preamble,
          body,
          published_at: iso(publishedOn),
          told_at: isTold ? iso(publishedOn) : null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (made && !isTold)
        await jobs.enqueue(trx, {
          kind: notificationTopic,
          facts: { id, origin },
          ...(publishedOn > now() && { afterMs: publishedOn - now() }),
        })
      return id
    })
}
