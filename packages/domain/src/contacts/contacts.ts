// The contacts that are shown to a user, their order, and links to call and to write.
import { compareValues } from '../search/sort-order.ts'
import type { CountryCode } from '../sites/site.ts'
import { emailRule } from '../validation/email.ts'
import { canonicalPhone, phoneRule } from '../validation/phone.ts'
import type { ContactGroup, ContactRole } from './staff-role.ts'
import { contactGroupByRole, contactRoles } from './staff-role.ts'

/** A person or a department that is responsible for a home or an association. */
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
 * The groups that a user sees, most relevant first, by their relation to the home or the association. Interior and settlement concern those
 * who have booked; after moving in, questions go to customer service.
 */
export const contactGroupsByRelation = {
  visitor: ['sales', 'customer', 'other'],
  buyer: ['sales', 'interior', 'settlement', 'customer', 'other'],
  resident: ['customer', 'settlement', 'other'],
  boardMember: ['customer', 'other'],
} as const satisfies Readonly<Record<string, readonly ContactGroup[]>>

/** A user's relation to a home, or to an association. */
export type ContactRelation = keyof typeof contactGroupsByRelation

/**
 * A user's relation to the home on the page: a resident from the entry date on (`yyyy-MM-dd`), a buyer from the booking until then. A board
 * member is always `boardMember`, whatever they have booked.
 */
export const contactRelationOf = (
  facts: { readonly isBoardMember: boolean; readonly hasBooking: boolean; readonly entryDate?: string },
  today: string,
): ContactRelation => {
  if (facts.isBoardMember) return 'boardMember'
  if (!facts.hasBooking) return 'visitor'
  return facts.entryDate && facts.entryDate.slice(0, 10) <= today ? 'resident' : 'buyer'
}

/**
 * The e-mail addresses of a group, each once: of all contacts with the most relevant role of those who have an address. Letters about work
 * for staff go there.
 */
export const emailsOfGroup = (contacts: readonly Contact[], group: ContactGroup): readonly string[] => {
  const found = contacts.filter(({ role, email }) => email && contactGroupByRole[role] === group)
  const [first] = contactRoles.filter((role) => found.some((contact) => contact.role === role))
  return [...new Set(found.flatMap(({ role, email }) => (role === first && email ? [email] : [])))]
}

/** Contacts under one heading. */
export interface GroupedContacts {
  readonly group: ContactGroup
  readonly contacts: readonly Contact[]
}

/** The contacts for a relation: non-empty groups, each sorted by role, then by name. */
export const contactsFor = (
  contacts: readonly Contact[],
  relation: ContactRelation,
): readonly GroupedContacts[] => {
  const sorted = contacts.toSorted(
    (one, other) =>
      contactRoles.indexOf(one.role) - contactRoles.indexOf(other.role) ||
      compareValues(one.name, other.name) ||
      compareValues(one.id, other.id),
  )
  return contactGroupsByRelation[relation]
    .map((group) => ({
      group,
      contacts: sorted.filter(({ role }) => contactGroupByRole[role] === group),
    }))
    .filter((grouped) => grouped.contacts.length > 0)
}

/** `tel:` and `mailto:` addresses of a contact; an invalid number or e-mail has no link. */
export interface ContactLinks {
  readonly tel?: string
  readonly mailto?: string
}

/**
 * Links to call and to write. Numbers without a country code are assumed to be of the site's country. In an e-mail everything except
 * letters, digits, `@`, `+` and a few marks is escaped (RFC 6068).
 */
export const contactLinks = (contact: Contact, country: CountryCode): ContactLinks => {
  const phone = phoneRule.check(contact.phone)
  const number = phone.kind === 'valid' && canonicalPhone(phone.value, country)
  const email = emailRule.check(contact.email)
  return {
    ...(number && { tel: `tel:${number}` }),
    ...(email.kind === 'valid' && {
      mailto: `mailto:${encodeURIComponent(email.value).replace(/%40|%2B/g, decodeURIComponent)}`,
    }),
  }
}
