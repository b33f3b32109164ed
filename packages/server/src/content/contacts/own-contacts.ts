// The contacts of an account: for each of its homes, for its association, and the desk of the site. They come from the stages
// of the catalogue and from associations. A single query reads all of them, together with the messages of the account.
import type { Contact, ContactRelation, Opening, SiteContact, SiteDefinition } from '@husrum/domain'
import { activeBookingStatuses, contactRelationOf, contactsFor, dayIn, openingAt } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schema, Table } from '../../platform/database/schema.ts'

export interface ContactsReader {
  readonly accountId: string
  readonly associationId?: string | undefined
  readonly site: SiteDefinition
}

/** A home, an association or the site, with its contacts. */
export interface ContactPlace {
  /** The home's id, `brf` or `site`. */
  readonly of: string
  /** Empty for the site's desk. */
  readonly name: string
  readonly relation: ContactRelation
  readonly contacts: readonly Contact[]
}

export interface WrittenMessage {
  readonly id: string
  readonly subject: string
  readonly message: string
  readonly contactName: string
  readonly about: string
  /** Epoch milliseconds. */
  readonly sentAt: number
  /** Names of the attached files. */
  readonly files: readonly string[]
}

export interface SentInterest {
  readonly id: string
  readonly about: string
  readonly message?: string
  /** Epoch milliseconds. */
  readonly registeredAt: number
  readonly answer?: { readonly at: number; readonly outcome: NonNullable<Table<'interests'>['outcome']> }
}

export interface SeenContacts {
  readonly places: readonly ContactPlace[]
  readonly opening?: Opening
  readonly messages: readonly WrittenMessage[]
  readonly interests: readonly SentInterest[]
  /** Sealed, as stored. */
  readonly typed: Uint8Array | undefined
}

export interface OwnContacts {
  see(reader: ContactsReader): Promise<SeenContacts>
  /** Undefined if the place does not belong to the reader. */
  place(reader: ContactsReader, of: string): Promise<ContactPlace | undefined>
}

export const boardPlace = 'brf'
export const sitePlace = 'site'
/** Id of the site's own desk. */
export const deskId = 'desk'
/** The maximum that a page shows. */
const maxMessages = 50

export const makeOwnContacts = (
  db: Kysely<Schema>,
  {
    contactOf,
    now,
  }: {
    readonly contactOf: (site: SiteDefinition) => Promise<SiteContact | undefined>
    readonly now: () => number
  },
): OwnContacts => {
  const ask = (reader: ContactsReader) => {
    const { accountId, associationId = null, site } = reader
    const today = dayIn(now(), site.country)
    return db
      .selectFrom('accounts')
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('residences')
            .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
            .leftJoin('stages', (join) =>
              join
                .onRef('stages.id', '=', 'residences.stage_id')
                .on('stages.site_id', '=', site.catalogueSiteId),
            )
            .select((row) => [
              'residences.object_id',
              'residences.home',
              'residences.completed_on',
              'stages.details',
              row
                .selectFrom('residence_days')
                .select('earliest')
                .whereRef('residence_days.residence_id', '=', 'residences.id')
                .where('residence_days.kind', '=', 'moveIn')
                .orderBy('residence_days.id', 'desc')
                .limit(1)
                .as('entry'),
              // Residents contact the managers of the building.
              jsonArrayFrom(
                row
                  .selectFrom('case_places')
                  .innerJoin(
                    'association_contacts',
                    'association_contacts.association_id',
                    'case_places.association_id',
                  )
                  .select('association_contacts.contact')
                  .whereRef('case_places.id', '=', 'residences.place_id')
                  .orderBy('association_contacts.place'),
              ).as('managers'),
            ])
            .whereRef('residence_people.account_id', '=', 'accounts.id')
            .where('residences.site', '=', site.key)
            .where((row) =>
              row.or([row('residences.left_on', 'is', null), row('residences.left_on', '>', today)]),
            )
            .orderBy('residences.agreed_on', 'desc')
            .orderBy('residences.id'),
        ).as('homes'),
        jsonArrayFrom(
          eb
            .selectFrom('bookings')
            .leftJoin('stages', (join) =>
              join
                .onRef('stages.id', '=', 'bookings.project_id')
                .on('stages.site_id', '=', site.catalogueSiteId),
            )
            .select(['bookings.object_id', 'bookings.home', 'stages.details'])
            .whereRef('bookings.account_id', '=', 'accounts.id')
            .where('bookings.site', '=', site.key)
            .where('bookings.status', 'in', activeBookingStatuses)
            .orderBy('bookings.started_at', 'desc'),
        ).as('bookings'),
        jsonObjectFrom(
          eb
            .selectFrom('association_members')
            .innerJoin('associations', 'associations.id', 'association_members.association_id')
            .select((row) => [
              'associations.name',
              jsonArrayFrom(
                row
                  .selectFrom('association_contacts')
                  .select('association_contacts.contact')
                  .whereRef('association_contacts.association_id', '=', 'associations.id')
                  .orderBy('place'),
              ).as('contacts'),
            ])
            .whereRef('association_members.account_id', '=', 'accounts.id')
            .where('associations.id', '=', associationId),
        ).as('association'),
        jsonArrayFrom(
          eb
            .selectFrom('contact_messages')
            .select(['id', 'subject', 'message', 'contact_name', 'about', 'sent_at', 'files'])
            .whereRef('contact_messages.account_id', '=', 'accounts.id')
            .where('contact_messages.site', '=', site.key)
            .orderBy('sent_at', 'desc')
            .limit(maxMessages),
        ).as('messages'),
        jsonArrayFrom(
          eb
            .selectFrom('interests')
            .leftJoin('homes', 'homes.id', 'interests.home_id')
            .leftJoin('stages', 'stages.id', 'interests.stage_id')
            .select([
              'interests.id',
              'message',
              'registered_at',
              'answered_at',
              'outcome',
              sql<string | null>`coalesce(homes.details->>'name', stages.details->>'name', about)`.as(
                'about',
              ),
            ])
            .whereRef('interests.account_id', '=', 'accounts.id')
            .where('interests.site_id', '=', site.siteId)
            .orderBy('registered_at', 'desc')
            .orderBy('interests.id')
            .limit(maxMessages),
        ).as('interests'),
        eb
          .selectFrom('contact_typed_forms')
          .select('sealed')
          .whereRef('contact_typed_forms.account_id', '=', 'accounts.id')
          .where('expires_at', '>', new Date(now()).toISOString())
          .as('typed'),
      ])
      .where('accounts.id', '=', accountId)
      .executeTakeFirst()
  }

  const see: OwnContacts['see'] = async (reader) => {
    const { associationId, site } = reader
    const [row, desk] = await Promise.all([ask(reader), contactOf(site)])
    const today = dayIn(now(), site.country)
    const deskContact: Contact[] = desk
      ? [
          {
            id: deskId,
            name: site.name,
            role: 'customerService',
            email: desk.email,
            ...(desk.phone !== undefined && { phone: desk.phone }),
          },
        ]
      : []
    /** The contacts for the relation, the most relevant first. */
    const shown = (contacts: readonly Contact[], relation: ContactRelation): readonly Contact[] =>
      contactsFor(contacts, relation).flatMap((group) => group.contacts)
    const placeOf = (
      of: string,
      name: string,
      contacts: readonly Contact[],
      facts: { readonly hasBooking: boolean; readonly entryDate?: string },
    ): ContactPlace => {
      const relation = contactRelationOf({ isBoardMember: of === boardPlace, ...facts }, today)
      return { of, name, relation, contacts: shown([...contacts, ...deskContact], relation) }
    }
    const homes = (row?.homes ?? []).map(({ object_id, home, details, entry, completed_on, managers }) =>
      placeOf(
        object_id,
        home.name,
        [...(details?.contacts ?? []), ...managers.map(({ contact }) => contact)],
        {
          hasBooking: true,
          ...((entry ?? completed_on) && { entryDate: entry ?? completed_on ?? '' }),
        },
      ),
    )
    const booked = (row?.bookings ?? []).map(({ object_id, home, details }) =>
      placeOf(object_id, home.name, details?.contacts ?? [], { hasBooking: true }),
    )
    const board =
      associationId !== undefined && row?.association
        ? [
            placeOf(
              boardPlace,
              row.association.name,
              row.association.contacts.map(({ contact }) => contact),
              { hasBooking: false },
            ),
          ]
        : []
    const own = associationId === undefined ? [...booked, ...homes] : board
    const isThere = new Set<string>()
    const places = own.filter(({ of }) => !isThere.has(of) && isThere.add(of))
    const opening = openingAt(desk?.openingHours ?? [], now(), site.country)
    return {
      // A reader without a home or association can still contact the desk.
      places:
        places.length > 0 || deskContact.length === 0
          ? places
          : [{ of: sitePlace, name: '', relation: 'visitor', contacts: deskContact }],
      ...(opening && { opening }),
      messages: (row?.messages ?? []).map(({ contact_name, sent_at, ...message }) => ({
        ...message,
        contactName: contact_name,
        sentAt: Date.parse(sent_at),
      })),
      interests: (row?.interests ?? []).map(
        ({ id, about, message, registered_at, answered_at, outcome }) => ({
          id,
          about: about ?? '',
          ...(message !== null && { message }),
          registeredAt: Date.parse(registered_at),
          ...(answered_at !== null &&
            outcome !== null && { answer: { at: Date.parse(answered_at), outcome } }),
        }),
      ),
      typed: row?.typed ?? undefined,
    }
  }

  return {
    see,
    place: async (reader, of) => (await see(reader)).places.find((place) => place.of === of),
  }
}
