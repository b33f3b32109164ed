// Adds news for the homes and associations of demo people, and the contacts of these associations. Never in production.
import type { SiteDefinition } from '@husrum/domain'
import { organisationOf, sites } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { NewsFor, PublishNews } from '../content/news/publish-news.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { InventedResidences } from './invented-residences.ts'
import type { InventedNews, InventedWords } from './invented-words.ts'
import { inventedResidenceId } from './seed-residences.ts'

export interface SeedWordsOptions {
  readonly db: Kysely<Schema>
  readonly words: InventedWords
  readonly residences: InventedResidences
  readonly publishNews: PublishNews
  readonly port: number
  readonly now: () => number
}

const dayMs = 86_400_000

/** Call it after `seedPeople` and `seedResidences`. Existing news and contacts stay. */
export const seedWords = async ({
  db,
  words,
  residences,
  publishNews,
  port,
  now,
}: SeedWordsOptions): Promise<void> => {
  const withLogin = (sites as readonly SiteDefinition[]).filter(({ features }) => features.login)
  const publish = (site: SiteDefinition, item: InventedNews, to: NewsFor, whose: string): Promise<string> =>
    publishNews(
      {
        ...to,
        id: inventedResidenceId(site.key, `news ${item.key} ${whose}`),
        site,
        language: site.locale,
        title: item.title,
        preamble: item.preamble,
        body: item.body,
        publishedOn: now() - item.daysAgo * dayMs,
        // Only news about one home notify their readers.
        isQuiet: item.audience !== 'residence',
      },
      `http://${site.hosts.development}:${port}`,
    )

  for (const site of withLogin) {
    const items = words.newsOf(site)
    const own = new Map<
      string,
      { readonly stageId: string; readonly residenceId: string; readonly person: string }
    >()
    for (const invented of residences.of(site)) {
      if (invented.site !== site.key) continue
      const id = inventedResidenceId(site.key, invented.key)
      const row = await db.selectFrom('residences').select('stage_id').where('id', '=', id).executeTakeFirst()
      if (row) own.set(id, { stageId: row.stage_id, residenceId: id, person: invented.person })
    }
    for (const item of items) {
      if (item.audience === 'stage')
        for (const stageId of new Set([...own.values()].map((each) => each.stageId)))
          await publish(site, item, { audience: 'stage', stageId }, stageId)
      if (item.audience === 'residence')
        for (const { residenceId, person } of own.values())
          if (item.person === undefined || item.person === person)
            await publish(site, item, { audience: 'residence', residenceId }, residenceId)
    }
  }
  await seedAssociations({ db, words, publish, withLogin })
}

const seedAssociations = async ({
  db,
  words,
  publish,
  withLogin,
}: Pick<SeedWordsOptions, 'db' | 'words'> & {
  readonly publish: (site: SiteDefinition, item: InventedNews, to: NewsFor, whose: string) => Promise<string>
  readonly withLogin: readonly SiteDefinition[]
}): Promise<void> => {
  for (const site of withLogin) {
    const organisation = organisationOf(site)
    const associations = await db
      .selectFrom('associations')
      .select(['id', 'name'])
      .where('organisation', '=', organisation)
      .execute()
    for (const { id } of associations) {
      const contacts = words.associationContactsOf(site)
      if (contacts.length > 0)
        await db
          .insertInto('association_contacts')
          .values(
            contacts.map((contact, place) => ({
              association_id: id,
              place,
              contact: JSON.stringify(contact),
            })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      for (const item of words.newsOf(site))
        if (item.audience === 'association')
          await publish(site, item, { audience: 'association', associationId: id }, id)
    }
  }
}
