// The roles of the developer's staff (PLAT-66), who are contacts, never users.

/**
 * Every role, in the order of their ids on the wire (`contactType`, 0 to 11), with the group under which it is shown; last the fallback for
 * unknown roles.
 */
export const contactGroupByRole = {
  realEstateAgent: 'sales',
  assistant: 'sales',
  salesManager1: 'sales',
  salesManager2: 'sales',
  interiorResponsible1: 'interior',
  interiorResponsible2: 'interior',
  externalAgent1: 'sales',
  externalAgent2: 'sales',
  settlementBroker1: 'settlement',
  settlementBroker2: 'settlement',
  customerSupport: 'customer',
  customerService: 'customer',
  contact: 'other',
} as const

/** A person's role at the developer, or `contact`. */
export type ContactRole = keyof typeof contactGroupByRole
/** Every {@link ContactRole}: the index of the first twelve is their id. */
export const contactRoles = Object.keys(contactGroupByRole) as readonly ContactRole[]

/** A group of contacts; `other` has those with an unknown role. */
export type ContactGroup = (typeof contactGroupByRole)[ContactRole]

/** The number of a role on the wire, 0 to 11; undefined for `contact`, which has none. */
export const idOfStaffRole = (role: ContactRole): number | undefined =>
  role === 'contact' ? undefined : contactRoles.indexOf(role)

/** The role of an id, 0 to 11; anything else is `contact`. */
export const staffRoleOf = (id: unknown): ContactRole =>
  (typeof id === 'number' && contactRoles[id]) || 'contact'
