// Errors of a field. Rules return keys; the wording is in each site's texts.

/** Every error key of a field: a closed set, spelled as on the wire (FAULT-54). */
export const fieldErrorKeys = [
  /** No value, or a box was not ticked. */
  'required',
  /** Characters that are not allowed in phone numbers. */
  'phoneNumber',
  /** A personal number of a wrong format. */
  'pnrFormat',
  /** A personal number with a wrong check digit or character. */
  'pnrControl',
  'email',
  /** Something other than digits and slashes. */
  'numericAndSlash',
  /** An organisation number of a wrong shape or checksum. */
  'orgNr',
  /** Something other than digits (postal codes: and spaces). */
  'numeric',
  /** Two applicants with one personal number. Booking's rule over the whole form. */
  'uniqueSocial',
  /** Two applicants with one e-mail address. Booking's rule over the whole form. */
  'uniqueEmail',
  'swedishPhone',
  'phoneWithCountryCode',
  /** The home cannot be booked by this person now. Returned by the booking service. */
  'cannotBook',
  /** A text over its limit. Params: `max` in code points. */
  'inputToLong',
  /** A text with a forbidden piece (params: `forbidden`, `position` from 1), or a value of another type. */
  'invalidInput',
  /** The e-mail address belongs to another identity. Returned by the booking service. */
  'emailInUse',
  /** Booking's rule over price and financing. Params: `amount`. */
  'downPaymentTooLow',
  /** Booking's rule over price and financing. */
  'priceSumToHigh',
  /** A Swedish personal number without its century where twelve digits are required. */
  'pnrFormatWrong',
  /** A personal number with an invalid day, or digits that are never assigned. */
  'pnrInvalid',
  /** A birth date in the future, or a too young person. Params: `min` in years when too young. */
  'invalidBirthDate',
  /** A verification code of a wrong format; the account service returns it for a wrong code. */
  'emailVerificationCodeWrong',
  /** Phone numbers and passwords that are too short. Params: `min`. */
  'minLength',
  /** Phone numbers, passwords and dwelling numbers that are too long. Params: `max`. */
  'maxLength',
  /** A number over its maximum. Params: `max`. */
  'max',
  /** Two passwords that differ. */
  'passwordNoMatch',
  // Our own keys.
  /** More files than allowed. Params: `max`. */
  'tooManyFiles',
  /** The content of the file is none of the allowed kinds. */
  'fileType',
  /** One file over the limit. Params: `max` in bytes. */
  'fileTooLarge',
  /** All files together over the limit. Params: `max` in bytes. */
  'filesTooLarge',
  /** A file without content. */
  'fileEmpty',
  /** Shares of ownership that do not sum to 100 %. */
  'shareSum',
  /** A number under its minimum. Params: `min`. */
  'min',
  /** A commonly used password. */
  'commonPassword',
  /** A value that is not among the options. */
  'unknownValue',
  /** Letters of a script that papers cannot contain. */
  'unwritableScript',
  /** The value has been changed by another user; `now` is the current one. */
  'changedElsewhere',
] as const

/** One of {@link fieldErrorKeys}. */
export type FieldErrorKey = (typeof fieldErrorKeys)[number]

/** An error, with the parameters of its message (`max: 50`, `amount: 750000`, `forbidden: '<'`). */
export interface FieldError {
  readonly key: FieldErrorKey
  readonly params?: Readonly<Record<string, string | number>>
}

/** A field error and its path: `['applicants', 1, 'email']`. An empty path is the whole form. */
export interface FieldIssue extends FieldError {
  readonly path: readonly (string | number)[]
}

/** The result of a rule: the value in its canonical form, or all of its errors. */
export type Checked<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly issues: readonly FieldIssue[] }
