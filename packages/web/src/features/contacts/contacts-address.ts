// State in the address of the contacts page: the selected contact, and the result of a form submitted without script.
import { contactQuery } from '@husrum/contract/contacts/wire'

export const contactFormErrors = ['invalid', 'tooFast', 'failed'] as const
export type ContactFormError = (typeof contactFormErrors)[number]

export interface ContactsAddress {
  /** The home or association, and the contact, of the form. */
  readonly of: string
  readonly contact: string
  readonly isSent: boolean
  readonly error: ContactFormError | undefined
  readonly wrong: readonly (readonly [field: string, key: string])[]
}

export const readContactsAddress = (search: string): ContactsAddress => {
  const query = new URLSearchParams(search)
  return {
    of: query.get(contactQuery.of) ?? '',
    contact: query.get(contactQuery.contact) ?? '',
    isSent: query.get(contactQuery.done) === 'sent',
    error: contactFormErrors.find((known) => known === query.get(contactQuery.error)),
    wrong: query.getAll(contactQuery.field).map((text) => {
      const [field = '', key = ''] = text.split(':')
      return [field, key] as const
    }),
  }
}

/** Link to the form with a contact selected. */
export const writeToAddress = (path: string, of: string, contact: string): string =>
  `${path}?${new URLSearchParams({ [contactQuery.of]: of, [contactQuery.contact]: contact })}#write`
