// The company's registers: houses and homes, associations, and who lives and decides there. Other systems send them.
import { contactRecord, externalId } from '../catalogue/more-records.ts'
import { sourceName as source } from '../catalogue/records.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, integer, requiredText, secret, siteId, text, uuid } from '../fields.ts'
import { z } from '../zod.ts'

const access = 'key:registers:write'

const kinds = ['association', 'article', 'layout', 'place', 'residence'] as const

const association = z.strictObject({
  externalId,
  siteId,
  name: requiredText(120),
  /** The company manages it: its board can report faults and follow errands. */
  isManaged: z.boolean(),
  organisationNumber: z.exactOptional(requiredText(20)),
  boardEmail: z.exactOptional(requiredText(200)),
  /** Contacts of its members and residents, in this order. */
  contacts: z.exactOptional(z.array(contactRecord).check(z.maxLength(20))),
})

/** A guidance text, which the report of a fault shows. */
const article = z.strictObject({
  externalId,
  siteId,
  title: requiredText(200),
  /** HTML, which is made safe. */
  text: requiredText(40_000),
  description: z.exactOptional(text(1_000)),
  videoUrl: z.exactOptional(text(500)),
})

/** The rooms of a kind of home, or the common spaces of a kind of house. */
const layout = z.strictObject({
  externalId,
  siteId,
  rooms: z
    .array(
      z.strictObject({
        /** Unique in the layout. */
        externalId,
        /** The product's word for it, such as `kitchen`. */
        key: requiredText(40),
        /** Default: the product's name of the key. */
        name: z.exactOptional(requiredText(100)),
        parts: z.exactOptional(
          z
            .array(
              z.strictObject({
                /** Unique in the room. */
                externalId,
                key: requiredText(40),
                name: z.exactOptional(requiredText(100)),
                /** Keys of articles. */
                articles: z.exactOptional(z.array(externalId).check(z.maxLength(20))),
              }),
            )
            .check(z.maxLength(100)),
        ),
      }),
    )
    .check(z.maxLength(60)),
})

/** A home, a house, a stairwell or the grounds of a property. */
const place = z.strictObject({
  externalId,
  siteId,
  kind: z.enum(['home', 'object', 'stairs', 'property']),
  /** Designation of the property. Residents of its homes may report faults of its common spaces. */
  property: requiredText(60),
  building: z.exactOptional(requiredText(60)),
  /** Key of the stairwell, and its name. */
  stairwell: z.exactOptional(requiredText(60)),
  stairwellName: z.exactOptional(requiredText(100)),
  name: requiredText(100),
  address: requiredText(120),
  postalCode: requiredText(12),
  city: requiredText(60),
  /** Key of the association that owns it. */
  association: z.exactOptional(externalId),
  /** Key of the layout. */
  layout: z.exactOptional(externalId),
  isRental: z.exactOptional(z.boolean()),
  /** The day on which it was first handed over. */
  completedOn: z.exactOptional(day),
  /** Key of the same home in the catalogue: residences of its buyers get this place. */
  home: z.exactOptional(externalId),
  /** Source of that key. Default: the source of this record. */
  homeSource: z.exactOptional(source),
  /** The number of the home in the national register. */
  nationalNumber: z.exactOptional(requiredText(40)),
  /** The kind of object in your own case system. */
  objectType: z.exactOptional(requiredText(60)),
})

/** A household's time in a home: a purchase or a lease. */
const residence = z.strictObject({
  externalId,
  siteId,
  /** Key of the home. */
  place: externalId,
  /** Day of the contract. */
  agreedOn: z.exactOptional(day),
  /** From this day on residents may report faults. */
  handedOverOn: z.exactOptional(day),
  /** From this day on they may not: they have moved. */
  leftOn: z.exactOptional(day),
  /** The household took it over from another one, not from the company. */
  isSuccession: z.exactOptional(z.boolean()),
  rooms: z.exactOptional(integer(1, 30)),
  /** m². */
  area: z.exactOptional(z.number().check(z.minimum(1), z.maximum(2_000))),
})

/** A person before the first sign-in. */
const person = z.strictObject({
  externalId,
  siteId,
  /** Stored as a keyed hash only. Not needed for a person who is already expected. */
  personalNumber: z.exactOptional(secret(20)),
  /** Country of the personal number. Default: that of the site. */
  country: z.exactOptional(z.enum(['SE', 'NO', 'FI'])),
  role: z.enum(['owner', 'coOwner', 'tenant', 'board']),
  /** Key of the residence; of the association for `board`. */
  of: externalId,
  /** First and last day. */
  from: z.exactOptional(day),
  until: z.exactOptional(day),
})

const records = {
  associations: z.exactOptional(z.array(association).check(z.maxLength(500))),
  articles: z.exactOptional(z.array(article).check(z.maxLength(500))),
  layouts: z.exactOptional(z.array(layout).check(z.maxLength(200))),
  places: z.exactOptional(z.array(place).check(z.maxLength(2_000))),
  residences: z.exactOptional(z.array(residence).check(z.maxLength(2_000))),
}

const set = z.strictObject({
  source,
  ...records,
  people: z.exactOptional(z.array(person).check(z.maxLength(2_000))),
  /** Records that no longer apply. A residence that ends is moved out of today; a person who ends loses access at once. */
  end: z.exactOptional(
    z.array(z.strictObject({ kind: z.enum([...kinds, 'person']), externalId })).check(z.maxLength(2_000)),
  ),
})

const result = z.object({
  /** In the order of the request: associations, articles, layouts, places, residences, people, ended records. */
  rows: z.array(
    z.object({
      kind: z.enum([...kinds, 'person']),
      externalId: z.string(),
      /** `inUse`: it does not end while other records need it. `unknown`: there is nothing to end. */
      result: z.enum(['created', 'changed', 'unchanged', 'ended', 'inUse', 'unknown']),
      /** Keys that it names and that have not come yet. */
      missing: z.exactOptional(z.array(z.string())),
    }),
  ),
})

const maxBodyBytes = 4 * 1024 * 1024

export const changeRegister = endpoint({
  method: 'POST',
  path: '/services/register/changes',
  access,
  summary:
    'Create, change and end records of the registers by your own keys, all or none, in any order: houses and homes, rooms, guidance texts, associations, residences, and the people who are expected. The same records again change nothing.',
  request: set,
  maxBodyBytes,
  response: result,
})

export const previewRegister = endpoint({
  method: 'POST',
  path: '/services/register/preview',
  access,
  summary: 'What a change of the registers would do. Nothing is changed.',
  request: set,
  maxBodyBytes,
  response: result,
})

export const listRegister = endpoint({
  method: 'GET',
  path: '/services/register/records',
  access,
  summary: 'The records of a source by kind, as they were sent, 500 at a time.',
  request: z.strictObject({
    source,
    kind: z.enum(kinds),
    /** `next` of the page before. */
    after: z.exactOptional(id),
  }),
  response: z.object({
    associations: z.array(association),
    articles: z.array(article),
    layouts: z.array(layout),
    places: z.array(place),
    residences: z.array(residence),
    next: z.exactOptional(z.string()),
  }),
})

export const listExpectedPeople = endpoint({
  method: 'GET',
  path: '/services/register/people',
  access,
  summary: 'The people that a source expects, without personal numbers, 500 at a time.',
  request: z.strictObject({ source, after: z.exactOptional(id) }),
  response: z.object({
    people: z.array(
      z.object({
        id: uuid,
        externalId: z.string(),
        siteId: z.int(),
        role: z.enum(['owner', 'coOwner', 'tenant', 'board']),
        of: z.string(),
        from: z.exactOptional(z.string()),
        until: z.exactOptional(z.string()),
        /** An account has access by this record today. */
        hasAccess: z.boolean(),
      }),
    ),
    next: z.exactOptional(z.string()),
  }),
})
