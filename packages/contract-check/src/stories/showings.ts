// Places at showings, and members' wishes.
import { randomUUID } from 'node:crypto'
import { endpoints } from '@husrum/contract'
import type { Setting } from '../check.ts'
import { checksOf } from '../check.ts'
import { answered, holds, NotTried, refused, same } from '../expect.ts'
import type { Person } from '../service.ts'

const dayMs = 86_400_000

/** Announces a showing a week from now, for one person by default. */
const announce = async ({ service, site, salesKey }: Setting, people = 1) => {
  if (salesKey === undefined) throw new NotTried('no key of the sales system (--sales-key)')
  const found = await service.send(endpoints.searchStage, {
    filter: { siteId: site.catalogueSiteId },
    limit: 1,
  })
  const [stage] = answered(endpoints.searchStage, found).hits
  if (!stage) throw new NotTried('there is no stage')
  const startsAt = Math.floor(Date.now() / dayMs) * dayMs + 7 * dayMs + 10 * 3_600_000
  const facts = {
    reference: `contract-check-${randomUUID()}`,
    siteId: site.catalogueSiteId,
    stageId: stage.id,
    kind: 'onSite',
    place: 'Prövningsgatan 1',
    startsAt,
    endsAt: startsAt + 3_600_000,
    people,
    parties: 10,
    maxPartySize: 4,
  }
  const as = { authorization: `Bearer ${salesKey}`, cookie: '' }
  const send = (values: object) => service.send(endpoints.announceShowing, { ...facts, ...values }, { as })
  const { id, hostCode } = answered(endpoints.announceShowing, await send({}))
  return {
    id: id as string,
    hostCode: hostCode as string,
    again: send,
    callOff: () => send({ isCalledOff: true }),
  }
}

const book = ({ service }: Setting, id: string, as: Person, partySize = 1) =>
  service.send(endpoints.bookShowing, { id, partySize }, { as })

export const showingChecks = checksOf('showings', {
  'of two members who want the last place, one gets it, and the other the next': async (setting) => {
    const { service, people } = setting
    const members = [await people.of('member'), await people.of('otherMember')] as const
    const showing = await announce(setting)
    const replies = await Promise.all(members.map((as) => book(setting, showing.id, as)))
    const outcomes = replies.map((reply) => answered(endpoints.bookShowing, reply).outcome)
    same('outcomes', outcomes.toSorted(), ['booked', 'waiting'])
    const [winner, other] = outcomes[0] === 'booked' ? members : [members[1], members[0]]
    const list = async (as: Person) =>
      answered(endpoints.getShowings, await service.send(endpoints.getShowings, {}, { as })).showings.find(
        ({ id }: { id: string }) => id === showing.id,
      )
    same('people with a place', (await list(winner)).people, { capacity: 1, taken: 1 })
    answered(
      endpoints.cancelShowing,
      await service.send(endpoints.cancelShowing, { id: showing.id }, { as: winner }),
    )
    const place = await list(other)
    same('people with a place then', place.people, { capacity: 1, taken: 1 })
    same('people on the waiting list then', place.waiting, 0)
    await showing.callOff()
  },
  'a place is taken once, and released once': async (setting) => {
    const { service, people } = setting
    const as = await people.of('member')
    const showing = await announce(setting, 8)
    const first = answered(endpoints.bookShowing, await book(setting, showing.id, as, 2))
    same('outcome', first.outcome, 'booked')
    const again = answered(endpoints.bookShowing, await book(setting, showing.id, as, 2))
    same('outcome of the repeated request', again.outcome, 'kept')
    same('people with a place', again.showing.people.taken, 2)
    refused(await book(setting, showing.id, as, 5), 400)
    for (const _ of [1, 2]) {
      const left = await service.send(endpoints.cancelShowing, { id: showing.id }, { as })
      same('people with a place then', answered(endpoints.cancelShowing, left).people.taken, 0)
    }
    await showing.callOff()
  },
  'a showing that is announced again is the same one': async (setting) => {
    const showing = await announce(setting)
    const again = answered(endpoints.announceShowing, await showing.again({ place: 'Prövningsgatan 2' }))
    same('id', again.id, showing.id)
    await showing.callOff()
  },
  'an invented code does not open a guest list': async ({ service, site }) => {
    if (!site.features.vip) throw new NotTried('the site has no members')
    refused(await service.send(endpoints.openShowingAsHost, { code: 'no-such-code' }), 400)
    refused(await service.send(endpoints.getHostedShowing), 404)
    refused(await service.send(endpoints.getShowingTicket, { ticket: 'no-such-ticket' }), 404)
  },
  'the guest list opens in the browser with the code of the host': async (setting) => {
    const { service } = setting
    const showing = await announce(setting)
    const opened = await service.send(endpoints.openShowingAsHost, { code: showing.hostCode })
    answered(endpoints.openShowingAsHost, opened)
    const cookie = opened.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    holds('no cookie marks the browser of the host', cookie !== '')
    const as = { authorization: '', cookie }
    answered(endpoints.getHostedShowing, await service.send(endpoints.getHostedShowing, {}, { as }))
    const stranger = { placeId: randomUUID(), hasCome: true }
    refused(await service.send(endpoints.checkInToShowing, stranger, { as }), 404)
    await showing.callOff()
  },
  'wishes are stored as sent, and private': async (setting) => {
    const { service, site, people } = setting
    const [as, other] = [await people.of('member'), await people.of('otherMember')]
    const found = await service.send(endpoints.searchStage, {
      filter: { siteId: site.catalogueSiteId },
      limit: 20,
    })
    for (const { id: projectId } of answered(endpoints.searchStage, found).hits) {
      const read = (who: Person) => service.send(endpoints.getWishes, { projectId }, { as: who })
      if ((await read(as)).status === 404) continue
      const before = answered(endpoints.getWishes, await read(other))
      const wanted = { minRooms: 2, maxRooms: before.wishes.maxRooms === 5 ? 4 : 5 }
      const put = await service.send(endpoints.putWishes, { projectId, ...wanted }, { as })
      if (put.status >= 400) throw new NotTried('the project does not accept wishes now')
      const { wishes } = answered(endpoints.getWishes, await read(as))
      same('wishes', [wishes.minRooms, wishes.maxRooms], [wanted.minRooms, wanted.maxRooms])
      same('wishes of another', answered(endpoints.getWishes, await read(other)).wishes, before.wishes)
      return
    }
    throw new NotTried('there is no project that accepts wishes')
  },
})
