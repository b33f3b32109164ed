// The tables of contacts, with their rules.
import { sql } from 'kysely'
import { byAccount } from '../../platform/modules/personal-data.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import type { StoredFormKind } from '../../platform/secrets/stored-forms.ts'
import { sealedForms } from '../../platform/secrets/stored-forms.ts'
import { contactLetters } from './letters.ts'

export const contactForms: StoredFormKind = { table: 'contact_typed_forms', context: 'contact form' }

export const contactsDeclaration: SubjectDeclaration = {
  subject: 'contacts',
  letters: contactLetters,
  tables: {
    contact_messages: {
      retention: [
        {
          name: 'messages to contacts',
          what: 'Messages to the contacts of homes, with files; the contact has the e-mail',
          by: 'retention',
          after: 'they were sent',
          since: sql`sent_at`,
          term: { years: 1 },
          because: ['minimal'],
        },
      ],
      person: { category: 'messages', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { files: 'readonly string[]', site: 'SiteKey' },
    },
    contact_typed_forms: {
      retention: [
        {
          name: 'typed contact forms',
          what: 'Forms that were returned with errors',
          by: 'sweep',
          sweep: 'contact forms',
          after: 'a day after they were returned',
          since: sql`expires_at`,
          term: {},
          because: ['service'],
        },
      ],
      person: { category: 'messages', of: byAccount('account_id'), fate: 'goes' },
      sealed: sealedForms(contactForms),
    },
    association_contacts: {
      retention: 'associations',
      columnTypes: { contact: 'Contact' },
    },
  },
}
