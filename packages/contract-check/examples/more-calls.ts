// Calls of endpoints that no check and no recorded test makes, for their examples.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { endpoints } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { answered, Broken, cookiesOf } from '../src/expect.ts'
import type { People } from '../src/people.ts'
import type { Person, Reply, Service } from '../src/service.ts'

const flowOf = (reply: Reply): Person => ({
  authorization: '',
  cookie: [...cookiesOf(reply).values()].map((line) => line.split(';')[0]).join('; '),
})

const identify = async (service: Service, objectId: string): Promise<void> => {
  const provider = 'bank_id'
  const booking = { provider, returnUrl: '/boka/', objectId, role: 'buyer', device: 'other' }
  const begun = await service.send(endpoints.startBookingIdentity, booking)
  const { id } = answered(endpoints.startBookingIdentity, begun)
  const as = flowOf(begun)
  answered(
    endpoints.getBookingBankIdStatus,
    await service.send(endpoints.getBookingBankIdStatus, { id }, { as }),
  )
  const named = await service.send(endpoints.getBookingIdentityStatus, { provider, code: id }, { as })
  answered(endpoints.getBookingIdentityStatus, named)
  const signIn = { provider, flow: 'login', loginType: 'private', device: 'other', page: '/', returnUrl: '/' }
  const started = await service.send(endpoints.startIdentification, signIn)
  const order = answered(endpoints.startIdentification, started)
  const status = await service.send(endpoints.getBankIdStatus, { id: order.id }, { as: flowOf(started) })
  answered(endpoints.getBankIdStatus, status)
}

const book = async (service: Service, as: Person, objectId: string): Promise<void> => {
  const key = { 'idempotency-key': randomUUID() }
  const begun = await service.send(endpoints.startBookingAsync, { objectId }, { as, headers: key })
  const { id } = answered(endpoints.startBookingAsync, begun)
  for (let turn = 0; turn < 60; turn += 1) {
    if ((await service.send(endpoints.getBookingStatus, { id }, { as })).status !== 202) break
    await delay(1_000)
  }
  const current = answered(
    endpoints.setBookingCookie,
    await service.send(endpoints.setBookingCookie, { objectId }, { as }),
  )
  const { bookingId } = current
  const offer = await service.send(endpoints.getBookingObjectInformation, { objectId }, { as })
  answered(endpoints.getBookingObjectInformation, offer)
  for (const endpoint of [endpoints.getBookedObjectInformation, endpoints.getBookingDocuments])
    answered(endpoint, await service.send(endpoint, { id: bookingId, bookingId, objectId }, { as }))
  for (const endpoint of [endpoints.removeBookingExpiry, endpoints.removeBookingCookie])
    answered(endpoint, await service.send(endpoint, {}, { as }))
  await service.send(endpoints.cancelBooking, { id: bookingId }, { as })
}

const beMember = async (service: Service, member: Person, other: Person): Promise<void> => {
  const renewal = await service.send(endpoints.renewVip, { renews: false }, { as: member })
  answered(endpoints.renewVip, renewal)
  const created = await service.send(endpoints.createPaymentId, { id: 'vip' }, { as: other })
  answered(endpoints.createPaymentId, created)
  const as = member
  const { stages } = answered(
    endpoints.getPrintOrders,
    await service.send(endpoints.getPrintOrders, {}, { as }),
  )
  const order = {
    stageId: stages[0].id,
    material: ['brochure'],
    name: 'Signe Hammar',
    address: 'Kajgatan 4',
    postalCode: '411 03',
    city: 'Göteborg',
  }
  answered(endpoints.orderPrints, await service.send(endpoints.orderPrints, order, { as }))
  answered(endpoints.getPrintOrders, await service.send(endpoints.getPrintOrders, {}, { as }))
}

const reportFault = async (service: Service, resident: Person, board: Person): Promise<void> => {
  const account = answered(
    endpoints.getCaseAccount,
    await service.send(endpoints.getCaseAccount, {}, { as: board }),
  )
  const changed = await service.send(endpoints.changeCaseAccount, account, { as: board })
  answered(endpoints.changeCaseAccount, changed)
  const as = resident
  const places = answered(
    endpoints.getPublicAddresses,
    await service.send(endpoints.getPublicAddresses, {}, { as }),
  )
  const { propertyId } = places[0]
  const rooms = await service.send(endpoints.getCaseBuildingRooms, { propertyId }, { as })
  answered(endpoints.getCaseBuildingRooms, rooms)
  answered(
    endpoints.getCaseFaq,
    await service.send(endpoints.getCaseFaq, { faqIds: ['tap', 'drain'] }, { as }),
  )
}

/** Throws `Broken` if an answer is not as described. */
export const makeMoreCalls = async ({
  service,
  site,
  people,
}: {
  readonly service: Service
  readonly site: SiteDefinition
  readonly people: People
}): Promise<void> => {
  const [buyer, member] = [await people.of('buyer'), await people.of('member')]
  const filter = { siteId: site.catalogueSiteId, status: ['forSale'] }
  const found = await service.send(endpoints.searchObject, { filter, limit: 100 })
  const homes = answered(endpoints.searchObject, found).hits as readonly { readonly id: string }[]
  const offers = await Promise.all(
    homes.map(({ id }) => service.send(endpoints.getBookingOffer, { objectId: id }, { as: buyer })),
  )
  const objectId = homes.find((_, at) => offers[at]?.body.canBook === true)?.id
  if (objectId === undefined) throw new Broken('The buyer cannot book any home')
  await identify(service, objectId)
  await book(service, buyer, objectId)
  await beMember(service, member, buyer)
  await reportFault(service, await people.of('resident'), await people.of('board'))
}
