// Contacts: the staff responsible for a home or an association, and how to reach them.
export type { ContactMessage } from './contact-message.ts'
export { contactMessageForm } from './contact-message.ts'
export type { Contact, ContactLinks, ContactRelation, GroupedContacts } from './contacts.ts'
export { contactLinks, contactRelationOf, contactsFor, emailsOfGroup } from './contacts.ts'
export type { Opening } from './opening.ts'
export { openingAt } from './opening.ts'
export type { ContactGroup, ContactRole } from './staff-role.ts'
export { contactRoles, idOfStaffRole, staffRoleOf } from './staff-role.ts'
