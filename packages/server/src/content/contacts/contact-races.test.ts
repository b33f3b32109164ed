// The same message submitted many times at once, on a database with many connections, is handled once.
import { siteByKey } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import { openWords } from '../../testing/words.ts'
import { makeOwnContacts, sitePlace } from './own-contacts.ts'
import { makeWriteToContact } from './write-to-contact.ts'

let postgres: TestPostgres
let house: Awaited<ReturnType<typeof openWords>>
beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openWords({ database: openPatiently(postgres.url) })
}, 60_000)
afterAll(async () => {
  await house.close()
  await postgres.drop()
})

it('Eight concurrent submissions are one message and one e-mail to customer service', async () => {
  const site = siteByKey('sweden')
  const accountId = await house.person('anna.presses@example.com')
  const { db } = house.database
  const { now } = house.clock
  const desk = 'kundservice@husrum.example'
  const contacts = makeOwnContacts(db, { contactOf: async () => ({ email: desk }), now })
  const write = makeWriteToContact({
    db,
    contacts,
    mails: house.mails,
    uploads: house.uploads,
    environment: 'production',
    now,
  })
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () =>
      write(
        { of: sitePlace, contactId: 'desk', subject: 'Nycklar', message: 'Var hämtar vi dem?' },
        { accountId, site, user: aUser(), origin: 'https://www.husrum.example', key: 'one-press' },
      ),
    ),
  )
  expect(new Set(outcomes.map((outcome) => outcome.kind === 'sent' && outcome.message.id)).size).toBe(1)
  await house.mails.settled()
  expect(house.sent.filter(({ to }) => to === desk)).toHaveLength(1)
})
