// Which contacts people are shown, in what order, and how to reach them.
import { compareValues as compareText } from '../search/compare-values.ts'
import type { CountryCode } from '../sites/site.ts'
import { emailRule } from '../validation/email.ts'
import { canonicalPhone, phoneRule } from '../validation/phone.ts'
import type { ContactGroup, ContactRole } from './staff-role.ts'
import { contactGroupOf, staffRoles } from './staff-role.ts'

/** A person or a desk that answers for a home or an association. */
export interface Contact {
  readonly id: string
  readonly name: string
  readonly role: ContactRole
  readonly phone?: string
  readonly email?: string
  /** A picture's id. */
  readonly image?: string
}

/**
 * Which groups somebody sees, the most wanted first, by what they are to the home or the association. Interior and
 * settlement concern those who have booked; after moving in, questions go to customer service.
 */
const groupsByRelation = {
  visitor: ['sales', 'customer', 'other'],
  buyer: ['sales', 'interior', 'settlement', 'customer', 'other'],
  resident: ['customer', 'settlement', 'other'],
  boardMember: ['customer', 'other'],
} as const satisfies Readonly<Record<string, readonly ContactGroup[]>>

/** What somebody is to a home, or to an association. */
export type ContactRelation = keyof typeof groupsByRelation
/** Every {@link ContactRelation}. */
export const contactRelations = Object.keys(groupsByRelation) as readonly ContactRelation[]

/**
 * What somebody is to the home that they look at: a resident from the entry date on (`yyyy-MM-dd`), a buyer from the
 * booking until then. A board member is that whatever they have booked.
 */
export const contactRelationOf = (
  facts: { readonly isBoardMember: boolean; readonly hasBooking: boolean; readonly entryDate?: string },
  today: string,
): ContactRelation => {
  if (facts.isBoardMember) return 'boardMember'
  if (!facts.hasBooking) return 'visitor'
  return facts.entryDate !== undefined && facts.entryDate.slice(0, 10) <= today ? 'resident' : 'buyer'
}

/** The groups that somebody may see, in the order in which they are shown. */
export const contactGroupsFor = (relation: ContactRelation): readonly ContactGroup[] =>
  groupsByRelation[relation]

/** Contacts under one heading. */
export interface GroupedContacts {
  readonly group: ContactGroup
  readonly contacts: readonly Contact[]
}

const order = (one: Contact, other: Contact): number =>
  staffRoles.indexOf(one.role as never) - staffRoles.indexOf(other.role as never) ||
  compareText(one.name, other.name) ||
  compareText(one.id, other.id)

/** The contacts that somebody is shown: groups by relation and without empty ones, in each by role, then by name. */
export const contactsFor = (
  contacts: readonly Contact[],
  relation: ContactRelation,
): readonly GroupedContacts[] =>
  contactGroupsFor(relation)
    .map((group) => ({
      group,
      contacts: contacts.filter((contact) => contactGroupOf(contact.role) === group).sort(order),
    }))
    .filter(({ contacts: found }) => found.length > 0)

/** `tel:` and `mailto:` addresses of a contact; a number or an e-mail that is none has no link. */
export interface ContactLinks {
  readonly tel?: string
  readonly mailto?: string
}

/** Links to call and to write. Numbers without a country code are taken for numbers of the site's country. */
export const contactLinks = (contact: Contact, country: CountryCode): ContactLinks => {
  const phone = phoneRule.check(contact.phone)
  const number = phone.kind === 'valid' ? canonicalPhone(phone.value, country) : ''
  const email = emailRule.check(contact.email)
  return {
    ...(number && { tel: `tel:${number}` }),
    ...(email.kind === 'valid' && { mailto: `mailto:${mailtoAddress(email.value)}` }),
  }
}

/** RFC 6068: everything but letters, digits, `@`, `+` and a few marks is escaped. */
const mailtoAddress = (email: string): string =>
  encodeURIComponent(email.toWellFormed()).replace('%40', '@').replaceAll('%2B', '+')
