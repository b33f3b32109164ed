// What can be wrong with a field. Rules answer keys; the words belong to each site's texts.

/**
 * Every key that a field can be marked with: a closed set, spelled as on the wire (FAULT-54).
 */
export const fieldErrorKeys = [
  /** Nothing was given, or a box was not ticked. */
  'required',
  /** Characters that no phone number has. */
  'phoneNumber',
  /** A personal number of another shape. */
  'pnrFormat',
  /** A personal number whose check digit or character is wrong. */
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
  /** The home cannot be booked by this person now. The booking service answers it. */
  'cannotBook',
  /** A text over its limit. Params: `max` in code points. */
  'inputToLong',
  /** A text with something forbidden (params: `forbidden`, `position` from 1), or a value of another type. */
  'invalidInput',
  /** The e-mail address belongs to another identity. The booking service answers it. */
  'emailInUse',
  /** Booking's rule over price and financing. Params: `amount`. */
  'downPaymentTooLow',
  /** Booking's rule over price and financing. */
  'priceSumToHigh',
  /** A Swedish personal number without its century where twelve digits are asked for. */
  'pnrFormatWrong',
  /** A personal number with a day that no calendar has, or digits that nobody gets. */
  'pnrInvalid',
  /** Born on a day to come, or too young. Params: `min` in years when too young. */
  'invalidBirthDate',
  /** A verification code of a wrong shape; the account service answers it for a wrong code. */
  'emailVerificationCodeWrong',
  /** Phone numbers and passwords that are too short. Params: `min`. */
  'minLength',
  /** Phone numbers, passwords and dwelling numbers that are too long. Params: `max`. */
  'maxLength',
  /** A number over its most. Params: `max`. */
  'max',
  /** Two passwords that differ. */
  'passwordNoMatch',
  // Our own keys.
  /** More files than are left. Params: `max`. */
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
  /** A number under its least. Params: `min`. */
  'min',
  /** A password that everybody tries first. */
  'commonPassword',
  /** A value that is none of those offered. */
  'unknownValue',
  /** Somebody has written something else there meanwhile; `now` is what. */
  'changedElsewhere',
] as const

/** One of {@link fieldErrorKeys}. */
export type FieldErrorKey = (typeof fieldErrorKeys)[number]

/**
 * One thing that is wrong, with what a sentence about it may need (`max: 50`, `amount: 750000`, `forbidden:
 * '<'`).
 */
export interface FieldError {
  readonly key: FieldErrorKey
  readonly params?: Readonly<Record<string, string | number>>
}

/** A field error and where it stands: `['applicants', 1, 'email']`. An empty path is the whole form. */
export interface FieldIssue extends FieldError {
  readonly path: readonly (string | number)[]
}

/** What a rule answers: the value in its canonical form, or everything that is wrong with it. */
export type Checked<Value> =
  | { readonly kind: 'valid'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly issues: readonly FieldIssue[] }
