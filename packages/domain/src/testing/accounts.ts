// Builders of users for tests: complete and plausible; a test sets only the relevant fields.
import type { AccountRecord, AssociationAccount, User } from '../accounts/user.ts'

/** A private person with an e-identity, who has agreed to use the account on the Swedish main site and has nothing else. */
export const aUser = (facts: Partial<User> = {}): User => ({
  id: 'user-anna',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  email: 'anna.lindqvist@example.com',
  phoneNumber: '+46701740605',
  newsletter: false,
  hasAccount: true,
  isFirstIdentityLogin: false,
  hasPersonalIdentifier: true,
  requiresIdentity: false,
  vipMemberships: [],
  consents: [{ site: 'main', accepted: true }],
  payments: [],
  bookings: [],
  favourites: [],
  interests: [],
  purchases: [],
  showings: [],
  ...facts,
})

/** An association whose buildings the provider manages. */
export const anAssociation = (facts: Partial<AssociationAccount> = {}): AssociationAccount => ({
  id: 'brf-kajutan',
  name: 'Brf Kajutan',
  activeFinancialManagement: true,
  ...facts,
})

/** A board member of {@link anAssociation}. */
export const aBoardMember = (facts: Partial<User> = {}): User =>
  aUser({ id: 'user-bo', firstName: 'Bo', association: anAssociation(), ...facts })

/** The server's data of {@link aUser}. The personal number is one that the Swedish tax agency reserves for tests. */
export const anAccountRecord = (facts: Partial<AccountRecord> = {}): AccountRecord => {
  const { hasPersonalIdentifier: _told, ...kept } = aUser()
  return { ...kept, securityNumber: '191212121212', pid: 'pid-7f3a', ...facts }
}
