// A builder of contacts for tests.
import type { Contact } from '../contacts/contacts.ts'

/** A real estate agent with a Swedish number and an e-mail address. */
export const aContact = (facts: Partial<Contact> = {}): Contact => ({
  id: 'contact-1',
  name: 'Eva Ek',
  role: 'realEstateAgent',
  phone: '031-390 60 10',
  email: 'eva.ek@example.com',
  ...facts,
})
