// Names that pages and the server share for the contact form without script. No schemas.

/**
 * Where the form is posted, as `application/x-www-form-urlencoded` or `multipart/form-data`: `to` (`of` of the endpoint, a slash, and
 * `contactId`), `subject`, `message`, `files`, and `key`, the idempotency key.
 */
export const contactFormPath = '/services/contacts/form'

/** Query parameters of the page that the form redirects to. They never contain user input. */
export const contactQuery = {
  /** `sent`. */
  done: 'done',
  /** `invalid`, `tooFast` or `failed`. The page shows the input again. */
  error: 'error',
  /** Once for each invalid field: `{field}:{key}`. */
  field: 'field',
  /** The home and the contact of the form. */
  of: 'of',
  contact: 'contact',
} as const
