// The database cost of a page of My Pages: the session, the caller, and one query for the content.
import { setTimeout as delay } from 'node:timers/promises'
import type { EndpointName } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { SeededPersonKey } from '@husrum/demo'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallValues } from '../../testing/contract-calls.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres } from '../../testing/test-database.ts'
import type { WholeServer } from '../../testing/whole-server.ts'
import { openWholeServer } from '../../testing/whole-server.ts'

let postgres: TestPostgres
let house: WholeServer
beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openWholeServer(postgres)
}, 180_000)
afterAll(async () => {
  await house.close()
  await postgres.drop()
})

/** The statements on all connections meanwhile, each a round trip; jobs run concurrently. */
const statementsDuring = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
  const texts: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [string | { readonly text: string }]
    const text = typeof asked === 'string' ? asked : asked.text
    if (!/pgboss/.test(text)) texts.push(text)
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return texts
}

/** The calls of each page in addition to its texts, and the maximum number of queries. */
const pages: readonly {
  readonly name: EndpointName
  readonly who?: SeededPersonKey
  readonly values?: CallValues
}[] = [
  { name: 'getMyPagesOverview' },
  { name: 'getMyPagesOverview', who: 'nothing' },
  { name: 'getHasErrands' },
  { name: 'getResidences' },
  { name: 'getContacts' },
  { name: 'getNews' },
  { name: 'getNotifications', values: { siteKey: 'sweden' } },
  { name: 'getOwnPayments' },
  { name: 'getInterior' },
  { name: 'getInspections' },
  { name: 'getSavedSearches' },
  { name: 'listFavourites' },
  { name: 'listSessions' },
  { name: 'getNotificationSettings' },
]

it.each(pages)('$name takes at most three queries', async ({ name, who = 'movingIn', values = {} }) => {
  if (!house.isBound(endpoints[name])) return
  const { id } = await house.db
    .selectFrom('accounts')
    .select('id')
    .where('organisation', '=', 'mainAndCooperative')
    .where('email', '=', `${who.toLowerCase()}@husrum.example`)
    .executeTakeFirstOrThrow()
  const person = await house.signIn(id)
  // The session has begun, and caches are filled.
  expect((await person.send(endpoints[name], values)).status).toBe(200)
  // Jobs and e-mails of the server run concurrently: an attempt without any is the page's own.
  let asked = await statementsDuring(() => person.send(endpoints[name], values))
  for (let turn = 0; asked.length > 3 && turn < 60; turn += 1) {
    await delay(50)
    asked = await statementsDuring(() => person.send(endpoints[name], values))
  }
  expect(asked.length, asked.join('\n\n')).toBeLessThanOrEqual(3)
})
