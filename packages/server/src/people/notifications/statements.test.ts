// The database cost of the pages of contacts, news and settings: one query each, in addition to the session.
import { siteByKey } from '@husrum/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOwnContacts } from '../../content/contacts/own-contacts.ts'
import { makeStoredNews } from '../../content/news/postgres-news.ts'
import { openWords } from '../../testing/words.ts'
import { setMailLanguage } from '../accounts/set-account-facts.ts'
import { makeNotificationSettings } from './notification-settings.ts'
import { makeStoredNotifications } from './postgres-notifications.ts'

const site = siteByKey('sweden')
let house: Awaited<ReturnType<typeof openWords>>
let anna: string
beforeAll(async () => {
  house = await openWords()
  anna = await house.person('anna.counts@example.com')
  await house.home(anna)
}, 60_000)
afterAll(() => house.close())

/** Number of statements meanwhile. */
const questionsOf = async (work: (db: typeof house.database.db) => Promise<unknown>): Promise<number> => {
  let asked = 0
  const counted = house.database.db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await work(counted)
  return asked
}

it.each([
  [
    'contacts, with their messages',
    (db: typeof house.database.db) =>
      makeOwnContacts(db, { contactOf: async () => undefined, now: house.clock.now }).see({
        accountId: anna,
        site,
      }),
  ],
  [
    'news, with the total and the number of new ones',
    (db: typeof house.database.db) =>
      makeStoredNews(db, { now: house.clock.now }).list({ accountId: anna, site }, 0),
  ],
  [
    'in-app notifications',
    (db: typeof house.database.db) => makeStoredNotifications(db).current({ accountId: anna, site }),
  ],
  [
    'notification settings',
    (db: typeof house.database.db) => makeNotificationSettings(db, setMailLanguage).of(anna),
  ],
])('%s: one query', async (_, work) => {
  expect(await questionsOf(work)).toBe(1)
})
