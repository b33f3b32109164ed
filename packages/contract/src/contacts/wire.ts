// What page and server share of writing to a contact where no script sends the form, without a schema.

/**
 * Where the form is sent, as `application/x-www-form-urlencoded` or `multipart/form-data`: `to` (what the call calls
 * `of`, a slash, and `contactId`), `subject`, `message`, `files`, and `key`, which makes sure that it is sent once.
 */
export const contactFormPath = '/services/contacts/form'

/** What stands in the query of the page that the form leads to. Nothing that somebody typed is among it. */
export const contactQuery = {
  /** `sent`. */
  done: 'done',
  /** `invalid`, `tooFast` or `failed`; what was typed is there again. */
  error: 'error',
  /** Once for each wrong field: `{field}:{key}`. */
  field: 'field',
  /** The home, and the contact, whose form it is. */
  of: 'of',
  contact: 'contact',
} as const
