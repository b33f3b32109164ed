// Booking a home: one buyer holds it until it is released, and other users cannot access the booking.
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { endpoints } from '@husrum/contract'
import type { Setting } from '../check.ts'
import { checksOf } from '../check.ts'
import { answered, Broken, cookiesOf, holds, NotTried, refused, same } from '../expect.ts'
import type { Person, Reply } from '../service.ts'

const bookable = async ({ service, site }: Setting, as: Person, exceptId = ''): Promise<string> => {
  if (!site.features.clickToBuy) throw new NotTried('the site has no online booking')
  const filter = { siteId: site.catalogueSiteId, status: ['forSale'] }
  const reply = await service.send(endpoints.searchObject, { filter, limit: 100 })
  for (const { id } of answered(endpoints.searchObject, reply).hits) {
    const offer = await service.send(endpoints.getBookingOffer, { objectId: id }, { as })
    if (id !== exceptId && offer.status === 200 && offer.body.canBook) return id
  }
  throw new NotTried('the buyer cannot book any home: do they have an open booking?')
}

const start = ({ service }: Setting, objectId: string, as: Person, key = randomUUID()) =>
  service.send(endpoints.startBookingAsync, { objectId }, { as, headers: { 'idempotency-key': key } })

/** The result of a booking request: polled while it is pending. */
const outcome = async ({ service }: Setting, id: string, as: Person): Promise<Reply> => {
  for (let turn = 0; ; turn += 1) {
    const reply = await service.send(endpoints.getBookingStatus, { id }, { as })
    if (reply.status !== 202 || turn > 60) return reply
    await delay(1_000)
  }
}

const cancel = ({ service }: Setting, id: string, as: Person) =>
  service.send(endpoints.cancelBooking, { id }, { as })

/** Runs a story with a home held by the person, and cancels the booking afterwards. */
const withBooking = async (
  setting: Setting,
  as: Person,
  story: (booking: {
    readonly bookingId: string
    readonly objectId: string
    readonly reply: Reply
  }) => Promise<void>,
): Promise<void> => {
  const objectId = await bookable(setting, as)
  const started = await start(setting, objectId, as)
  same('status of a start', started.status, 202)
  const { id } = answered(endpoints.startBookingAsync, started)
  const reply = await outcome(setting, id, as)
  const { bookingId } = answered(endpoints.getBookingStatus, reply)
  try {
    await story({ bookingId, objectId, reply })
  } finally {
    await cancel(setting, bookingId, as)
  }
}

const isFree = async ({ service }: Setting, objectId: string): Promise<boolean> =>
  answered(endpoints.isBookable, await service.send(endpoints.isBookable, { objectId }))

export const bookingChecks = checksOf('booking', {
  'the offer of a home has its price, and guests can read it but cannot book': async (setting) => {
    const objectId = await bookable(setting, await setting.people.of('buyer'))
    const reply = await setting.service.send(endpoints.getBookingOffer, { objectId })
    const offer = answered(endpoints.getBookingOffer, reply)
    same('home', [offer.objectId, offer.home.objectId], [objectId, objectId])
    same('free', [offer.isBookable, await isFree(setting, objectId)], [true, true])
    same('a guest may book', offer.canBook, false)
    const [home] = answered(
      endpoints.objectsByIds,
      await setting.service.send(endpoints.objectsByIds, {
        filter: { ids: [objectId], siteId: setting.site.catalogueSiteId },
      }),
    ).hits
    same('price', offer.terms.price, home.minPrice)
    same('an unknown home is free', await isFree(setting, 'no-such-home'), false)
  },
  'a hold sets a cookie, and the home is free again once the booking is cancelled': async (setting) => {
    const { service, people } = setting
    const as = await people.of('buyer')
    let held = ''
    await withBooking(setting, as, async ({ bookingId, objectId, reply }) => {
      held = objectId
      same('home that is held', reply.body.objectId, objectId)
      same('status', reply.body.status, 'held')
      holds('the hold has already expired', reply.body.holdExpiresAt > Date.now() - 3_600_000)
      const line = [...cookiesOf(reply)].find(([name]) => name.includes('buy'))?.[1] ?? ''
      holds('no cookie names the booking', line !== '')
      const browser = { ...as, cookie: `${as.cookie}; ${line.split(';')[0]}` }
      const current = await service.send(endpoints.getBookingCookie, {}, { as: browser })
      same('current booking', answered(endpoints.getBookingCookie, current), { bookingId, objectId })
      same('free for other visitors', await isFree(setting, objectId), false)
      const own = await service.send(endpoints.isBookableFor, { objectId, bookingId }, { as })
      same('held for its buyer', answered(endpoints.isBookableFor, own), true)
      const list = answered(endpoints.getBookings, await service.send(endpoints.getBookings, {}, { as }))
      holds(
        'it is not listed',
        list.some((each: { bookingId: string }) => each.bookingId === bookingId),
      )
      const expiry = await service.send(endpoints.getBookingExpiry, { id: bookingId }, { as })
      const { expiresAt, remainingSeconds } = answered(endpoints.getBookingExpiry, expiry)
      same('end of the hold', expiresAt, reply.body.holdExpiresAt)
      holds('no time is left', remainingSeconds > 0)
      answered(endpoints.cancelBooking, await cancel(setting, bookingId, as))
      refused(await cancel(setting, bookingId, as), 409, 'statusConflict')
      const over = await service.send(endpoints.getBookingExpiry, { id: bookingId }, { as })
      same('time that is left', answered(endpoints.getBookingExpiry, over), {
        expiresAt: 0,
        remainingSeconds: 0,
      })
    })
    same('free again', await isFree(setting, held), true)
  },
  'a repeated start returns the same booking, and its key is refused for another home': async (setting) => {
    const as = await setting.people.of('buyer')
    const objectId = await bookable(setting, as)
    const other = await bookable(setting, as, objectId)
    const key = randomUUID()
    const first = answered(endpoints.startBookingAsync, await start(setting, objectId, as, key))
    try {
      const again = await start(setting, objectId, as, key)
      same('id of the repeated request', answered(endpoints.startBookingAsync, again).id, first.id)
      refused(await start(setting, other, as, key), 422, 'keyReused')
      same('the other home is free', await isFree(setting, other), true)
    } finally {
      const held = await outcome(setting, first.id, as)
      await cancel(setting, held.body?.bookingId ?? first.id, as)
    }
  },
  'of two buyers who request one home at once, one gets it': async (setting) => {
    const buyers = [await setting.people.of('buyer'), await setting.people.of('otherBuyer')]
    const objectId = await bookable(setting, buyers[0] as Person)
    const results = await Promise.all(
      buyers.map(async (as) => {
        const started = await start(setting, objectId, as)
        if (started.status === 409) {
          holds('the reason is the other hold', ['held', 'booked'].includes(refused(started, 409).code))
          return undefined
        }
        const { id } = answered(endpoints.startBookingAsync, started)
        const reply = await outcome(setting, id, as)
        if (reply.status !== 409) return { as, ...answered(endpoints.getBookingStatus, reply) }
        refused(reply, 409, 'purchaseobjecterror')
        return undefined
      }),
    )
    const held = results.filter((result) => result !== undefined)
    for (const { as, bookingId } of held) await cancel(setting, bookingId, as)
    same('buyers who hold the home', held.length, 1)
  },
  'other buyers cannot access a booking': async (setting) => {
    const { service, people } = setting
    const [as, other] = [await people.of('buyer'), await people.of('otherBuyer')]
    await withBooking(setting, as, async ({ bookingId, objectId }) => {
      for (const [endpoint, values] of [
        [endpoints.getBooking, { id: bookingId }],
        [endpoints.getBookingDocuments, { id: bookingId }],
        [endpoints.getBookingExpiry, { id: bookingId }],
        [endpoints.getBookingStatus, { id: bookingId }],
        [endpoints.isBookableFor, { objectId, bookingId }],
        [endpoints.getBookedObjectInformation, { objectId, bookingId }],
        [endpoints.cancelBooking, { id: bookingId }],
        [endpoints.goBackInBooking, { id: bookingId }],
        [endpoints.inviteCoBuyer, { id: bookingId }],
        [endpoints.withdrawFromBooking, { id: bookingId, isConfirmed: true }],
        [endpoints.completeBooking, { bookingId }],
        [endpoints.setBookingCookie, { objectId }],
      ] as const) {
        const reply = await service.send(endpoint, values, { as: other })
        try {
          refused(reply, 404, 'notFound')
        } catch (cause) {
          throw new Broken(`${endpoint.path}: ${(cause as Error).message}`)
        }
      }
      const list = answered(
        endpoints.getBookings,
        await service.send(endpoints.getBookings, {}, { as: other }),
      )
      holds(
        'it is in the list of another buyer',
        !list.some((each: { bookingId: string }) => each.bookingId === bookingId),
      )
      const offer = answered(
        endpoints.getBookingOffer,
        await service.send(endpoints.getBookingOffer, { objectId }, { as: other }),
      )
      same('the other buyer may book', offer.canBook, false)
      holds('the offer names the booking', !('openBooking' in offer))
    })
  },
  'only the current step can be saved, with the current version and a valid form': async (setting) => {
    const { service, people } = setting
    const as = await people.of('buyer')
    await withBooking(setting, as, async ({ bookingId }) => {
      const read = async () =>
        answered(endpoints.getBooking, await service.send(endpoints.getBooking, { id: bookingId }, { as }))
      const save = (values: Readonly<Record<string, unknown>>) =>
        service.send(endpoints.saveBookingStep, { id: bookingId, ...values }, { as })
      const first = await read()
      const begin = { step: 'start-booking', form: {}, goesOn: true, version: first.version }
      if (first.step === 'start-booking') answered(endpoints.saveBookingStep, await save(begin))
      const { step, version, forms } = await read()
      same('step', step, 'personal-info')
      const form = { applicants: forms.applicants ?? [] }
      refused(await save({ step, form, goesOn: false, version: version + 7 }), 412, 'changedMeanwhile')
      const wrongStep = { step: 'financing', form: {}, goesOn: true, version }
      const { present } = refused(await save(wrongStep), 409, 'statusConflict')
      holds('the refusal does not name its status', typeof present === 'string')
      const empty = {
        firstName: '',
        lastName: '',
        email: 'x',
        phone: '',
        address: '',
        country: '',
        personalNumber: '',
        share: '',
      }
      const invalid = await save({
        step: 'personal-info',
        form: { applicants: [empty] },
        goesOn: true,
        version,
      })
      const { errors = [] } = refused(invalid, [400, 422])
      holds(
        'the refusal does not name the e-mail address',
        errors.some(({ field }) => field.includes('email')),
      )
    })
  },
  'a booking has the price of its offer, and the offer names the open booking': async (setting) => {
    const { service, people } = setting
    const as = await people.of('buyer')
    await withBooking(setting, as, async ({ bookingId, objectId }) => {
      const offer = answered(
        endpoints.getBookingOffer,
        await service.send(endpoints.getBookingOffer, { objectId }, { as }),
      )
      const booking = answered(
        endpoints.getBooking,
        await service.send(endpoints.getBooking, { id: bookingId }, { as }),
      )
      same('price', booking.terms.price, offer.terms.price)
      same('home', booking.objectId, objectId)
      same('open booking of the offer', offer.openBooking?.bookingId, bookingId)
    })
  },
  'a buyer joins the waiting list once, and leaves it': async (setting) => {
    const { service, people } = setting
    const [as, other] = [await people.of('buyer'), await people.of('otherBuyer')]
    await withBooking(setting, as, async ({ objectId }) => {
      const join = async () =>
        answered(
          endpoints.joinBookingLine,
          await service.send(endpoints.joinBookingLine, { objectId }, { as: other }),
        )
      const first = await join()
      const again = await join()
      same('length of the waiting list', again.line?.length, first.line?.length)
      same('place', again.line?.place, first.line?.place)
      const own = answered(
        endpoints.getBookingLines,
        await service.send(endpoints.getBookingLines, {}, { as: other }),
      )
      same(
        'entries in the waiting list',
        own.filter((each: { objectId: string }) => each.objectId === objectId).length,
        1,
      )
      const left = await service.send(endpoints.leaveBookingLine, { objectId }, { as: other })
      same('place after leaving', answered(endpoints.leaveBookingLine, left).line?.place, undefined)
    })
  },
  'a user can only check for themselves whether they may book in a project': async (setting) => {
    const { service, people, site } = setting
    const [as, other] = [await people.of('buyer'), await people.of('otherBuyer')]
    const objectId = await bookable(setting, as)
    const filter = { ids: [objectId], siteId: site.catalogueSiteId }
    const [{ stageId }] = answered(
      endpoints.objectsByIds,
      await service.send(endpoints.objectsByIds, { filter }),
    ).hits
    const { id: userId } = answered(endpoints.getMe, await service.send(endpoints.getMe, {}, { as }))
    const own = await service.send(endpoints.canBookInStage, { userId, stageId }, { as })
    same('may book', answered(endpoints.canBookInStage, own).canBook, true)
    refused(await service.send(endpoints.canBookInStage, { userId, stageId }, { as: other }), 404)
  },
  'signing and payment are refused before their step': async (setting) => {
    const { service, people } = setting
    const as = await people.of('buyer')
    await withBooking(setting, as, async ({ bookingId }) => {
      const sign = { bookingId, acceptedTerms: true, documentsRead: [] }
      refused(await service.send(endpoints.signContract, sign, { as }), [409, 422])
      refused(await service.send(endpoints.createPaymentId, { id: bookingId }, { as }), 409, 'statusConflict')
      const done = answered(
        endpoints.completeBooking,
        await service.send(endpoints.completeBooking, { bookingId }, { as }),
      )
      holds('it is completed', done.status !== 'completed')
    })
  },
  'an invented invitation link for a second applicant is refused': async ({ service, site }) => {
    if (!site.features.clickToBuy) throw new NotTried('the site has no online booking')
    const token = 'r4nD0mBase64UrlOf32Bytes-r4nD0mBase64UrlOf'
    refused(await service.send(endpoints.readBookingInvitation, { token }), 404)
  },
})
