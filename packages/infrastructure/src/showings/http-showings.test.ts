// Showings over HTTP, on the real server.
import type { ShowingsForTests } from '@husrum/server/testing'
import { openShowingsForTests } from '@husrum/server/testing'
import { makeAppClient } from '@husrum/testkit/app-client'
import { describeShowings } from '@husrum/testkit/showings-suite'
import { afterAll, beforeAll } from 'vitest'
import { makeHttpShowings } from './http-showings.ts'

let house: ShowingsForTests
beforeAll(async () => {
  house = await openShowingsForTests()
})
afterAll(() => house.close())

const hourMs = 3_600_000
const showingsOf = (token?: string, isDown = false) =>
  makeHttpShowings({ client: makeAppClient(house.app, { token, isDown }) })

describeShowings('The server', async ({ isSignedIn = true, isDown }) => {
  await house.db.deleteFrom('showings').execute()
  const now = house.clock.now()
  const ids = {
    roomy: await house.announce({ reference: 'roomy' }),
    single: await house.announce({ reference: 'single', people: 1 }),
    full: await house.announce({ reference: 'full', people: 1 }),
    early: await house.announce({ reference: 'early', membersUntil: now + hourMs }),
    open: await house.announce({ reference: 'open', startsAt: now + hourMs, endsAt: now + 2 * hourMs }),
  }
  const [person, signe] = [await house.person(), await house.person({ name: 'Signe' })]
  await showingsOf(signe.id).book(ids.full, 1)
  const booked = await showingsOf(signe.id).book(ids.open, 2)
  const path = booked.kind === 'done' ? booked.showing.own?.ticketPath : undefined
  return {
    showings: showingsOf(isSignedIn ? person.id : undefined, isDown),
    ids,
    ticket: new URL(path ?? '', 'http://localhost').searchParams.get('t') ?? '',
    hostCode: house.module.tickets.hostCodeOf({ id: ids.open, version: 1 }),
  }
})
