// What the people do who work for the developer (specification 1 §3.7): they are contacts, never users.

/** Roles in the order of their ids, 0 to 11, each with the part of the work that it belongs to. */
const roles = {
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
} as const

/** What somebody does for the developer. */
export type StaffRole = keyof typeof roles
/** Every role; its place is its id on the wire (`contactType`). */
export const staffRoles = Object.keys(roles) as readonly StaffRole[]

/** Parts of the work under which contacts are grouped; `other` has those whose role nobody knows. */
export const contactGroups = ['sales', 'interior', 'settlement', 'customer', 'other'] as const
/** One of {@link contactGroups}. */
export type ContactGroup = (typeof contactGroups)[number]

/** A role, or `contact` for a person whose role has no word. */
export type ContactRole = StaffRole | 'contact'

/** The role of an id, 0 to 11; anything else is `contact`. */
export const staffRoleOf = (id: unknown): ContactRole =>
  (typeof id === 'number' ? staffRoles[id] : undefined) ?? 'contact'

/** The group that a role belongs to. */
export const contactGroupOf = (role: ContactRole): ContactGroup =>
  role === 'contact' ? 'other' : roles[role]
