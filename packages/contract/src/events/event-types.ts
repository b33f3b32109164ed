// The events that other systems receive: one table, from which the server, the OpenAPI document and the guide are made.
import { z } from '../zod.ts'

const id = z.string()
/** Rises with each change of the thing; equal to the version that its own endpoints return, if they return one. */
const version = z.int()

const home = z.object({ homeId: id, status: z.string(), version })
const booking = z.object({ bookingId: id, homeId: id, status: z.string(), version })
const errand = z.object({ errandId: id, status: z.string(), version })
const inspection = z.object({ inspectionId: id, residenceId: id })

/**
 * Each type with a sentence, the field that names its thing, and the schema of its data. Data are ids, statuses and versions: never names,
 * addresses or typed text, so that reading more needs a key with the scope for it.
 */
export const eventTypes = {
  'home.created': { summary: 'A home is new in the catalogue.', of: 'homeId', data: home },
  'home.changed': {
    summary: 'Status, price or other facts of a home have changed.',
    of: 'homeId',
    data: home,
  },
  'home.ended': { summary: 'A home is no longer in the catalogue.', of: 'homeId', data: home },
  'stage.changed': {
    summary: 'A stage is new, has changed, or has ended.',
    of: 'stageId',
    data: z.object({ stageId: id, status: z.enum(['listed', 'ended']), version }),
  },
  'interest.registered': {
    summary: 'A person is interested in a home or a stage, or has written again about it.',
    of: 'interestId',
    data: z.object({
      interestId: id,
      homeId: z.exactOptional(id),
      stageId: z.exactOptional(id),
      status: z.enum(['new', 'again']),
    }),
  },
  'message.received': {
    summary: 'A person has written to a contact from My Pages.',
    of: 'messageId',
    data: z.object({ messageId: id }),
  },
  'booking.held': { summary: 'A buyer holds a home.', of: 'bookingId', data: booking },
  'booking.completed': {
    summary: 'A booking is signed and paid, and awaits confirmation by staff.',
    of: 'bookingId',
    data: booking,
  },
  'booking.confirmed': {
    summary: 'Staff have confirmed a booking: the home is sold.',
    of: 'bookingId',
    data: booking,
  },
  'booking.refused': { summary: 'Staff have ended a booking.', of: 'bookingId', data: booking },
  'booking.withdrawn': {
    summary: 'A completed booking is withdrawn, by the buyer or by staff.',
    of: 'bookingId',
    data: booking,
  },
  'booking.ended': {
    summary: 'A booking has ended before it was completed: cancelled, released, expired or failed.',
    of: 'bookingId',
    data: booking,
  },
  'payment.paid': {
    summary: 'A payment has arrived.',
    of: 'paymentId',
    data: z.object({ paymentId: id, bookingId: z.exactOptional(id), status: z.string(), version }),
  },
  'payment.refund_due': {
    summary: 'Money of a payment is to be refunded.',
    of: 'paymentId',
    data: z.object({ paymentId: id, refundId: id, bookingId: z.exactOptional(id) }),
  },
  'residence.begun': {
    summary: 'A completed booking has become a residence of its buyers.',
    of: 'residenceId',
    data: z.object({ residenceId: id, homeId: id, bookingId: id }),
  },
  'residence.day_changed': {
    summary: 'A day of a residence has been set or moved, such as that of access.',
    of: 'residenceId',
    data: z.object({ residenceId: id, day: z.string() }),
  },
  'interior.ordered': {
    summary: 'Residents have confirmed their choice of interior options.',
    of: 'residenceId',
    data: z.object({ residenceId: id, version }),
  },
  'errand.opened': { summary: 'A fault has been reported.', of: 'errandId', data: errand },
  'errand.changed': {
    summary: 'The status or another fact of an errand has changed.',
    of: 'errandId',
    data: errand,
  },
  'errand.message': { summary: 'An errand has a new message.', of: 'errandId', data: errand },
  'inspection.booked': { summary: 'An inspection has a time.', of: 'inspectionId', data: inspection },
  'inspection.moved': { summary: 'An inspection has another time.', of: 'inspectionId', data: inspection },
  'inspection.closed': { summary: 'An inspection is finished.', of: 'inspectionId', data: inspection },
  'showing.booked': {
    summary: 'A party has a place at a showing, or waits for one.',
    of: 'placeId',
    data: z.object({ placeId: id, showingId: id, status: z.enum(['booked', 'waiting']) }),
  },
  'print.ordered': {
    summary: 'A member has ordered printed material.',
    of: 'orderId',
    data: z.object({ orderId: id, stageId: id }),
  },
  'import.finished': {
    summary: 'An import of the catalogue has been applied, partly or wholly, or has failed.',
    of: 'importId',
    data: z.object({ importId: id, status: z.enum(['applied', 'partly', 'refused', 'failed']) }),
  },
  'person.deleted': {
    summary: 'An account has been deleted: delete what you keep of it.',
    of: 'accountId',
    data: z.object({ accountId: id }),
  },
} as const

/** The name of a type of event. */
export type EventType = keyof typeof eventTypes
/** The names of all types. */
export const eventTypeNames = Object.keys(eventTypes) as [EventType, ...EventType[]]

/** What is said of a deed: a type, and data by its schema. */
export type EventFacts = {
  [Type in EventType]: { readonly type: Type; readonly data: z.infer<(typeof eventTypes)[Type]['data']> }
}[EventType]

/** `home/home-00018`: the thing that an event is about. */
export const subjectOfEvent = ({ type, data }: EventFacts): string => {
  const { of } = eventTypes[type]
  return `${of.slice(0, -'Id'.length)}/${(data as Readonly<Record<string, unknown>>)[of]}`
}

const sharedFields = {
  specversion: z.literal('1.0'),
  /** The same each time that the event is sent. */
  id: z.uuid(),
  source: z.string(),
  /** ISO 8601. */
  time: z.string(),
  /** The thing that the event is about, such as `home/home-00018`. */
  subject: z.string(),
  /** Rises from event to event of a subject, as digits of equal length: an event with a lower one than the last is outdated. */
  sequence: z.string().check(z.regex(/^\d{19}$/)),
  datacontenttype: z.literal('application/json'),
  dataschema: z.string(),
}

/** An event as it is sent: CloudEvents 1.0. `data` has the schema of its type. */
export const eventDto = z.object({
  ...sharedFields,
  type: z.enum(eventTypeNames),
  data: z.record(z.string(), z.unknown()),
})
/** An event as it is sent. */
export type EventDto = z.infer<typeof eventDto>

/** The schema of an event of one type. */
export const eventSchemaOf = (type: EventType) =>
  z.object({ ...sharedFields, type: z.literal(type), data: eventTypes[type].data })

/** Its name in the OpenAPI document: `HomeCreatedEvent`. */
export const eventSchemaName = (type: EventType): string =>
  `${type.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())}Event`
