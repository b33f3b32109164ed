// Events of the demo company's people have no personal data. The tests of the deeds check their events in the same way.
import { expect, it } from 'vitest'
import { makeTestPostgres } from '../../testing/test-database.ts'
import { toldEvents } from '../../testing/told-events.ts'
import { openWholeServer } from '../../testing/whole-server.ts'

it('The events of a demo company are ids, statuses and versions', { timeout: 300_000 }, async () => {
  const postgres = await makeTestPostgres()
  const house = await openWholeServer(postgres)
  expect((await toldEvents(house.db)).toSorted()).toEqual([
    'errand.changed',
    'errand.message',
    'errand.opened',
    'showing.booked',
  ])
  await house.close()
  await postgres.drop()
})
