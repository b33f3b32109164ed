// Contacts: the staff behind a home or an association, and how to reach them.
export type { Contact, ContactLinks, ContactRelation, GroupedContacts } from './contacts.ts'
export {
  contactGroupsFor,
  contactLinks,
  contactRelationOf,
  contactRelations,
  contactsFor,
} from './contacts.ts'
export type { ContactGroup, ContactRole, StaffRole } from './staff-role.ts'
export { contactGroupOf, contactGroups, staffRoleOf, staffRoles } from './staff-role.ts'
