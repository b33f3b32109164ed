// What can be wrong with a field. Rules answer keys; the words belong to each site's texts.

/** Every field error of the specification (2 §5, 3 §8), under the key that the wire uses. */
export const specifiedFieldErrorKeys = [
  'required',
  'phoneNumber',
  'pnrFormat',
  'pnrControl',
  'email',
  'numericAndSlash',
  'orgNr',
  'numeric',
  'uniqueSocial',
  'uniqueEmail',
  'swedishPhone',
  'phoneWithCountryCode',
  'cannotBook',
  'inputToLong',
  'invalidInput',
  'emailInUse',
  'downPaymentTooLow',
  'priceSumToHigh',
  'pnrFormatWrong',
  'pnrInvalid',
  'invalidBirthDate',
  'emailVerificationCodeWrong',
  'minLength',
  'maxLength',
  'max',
  'passwordNoMatch',
] as const

/** Errors that the specification names in words only (2 §5 files) or leaves open (contract-decisions 4.3, 4.5). */
export const addedFieldErrorKeys = [
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
] as const

/** Every key that a field can be marked with: a closed set. */
export const fieldErrorKeys = [...specifiedFieldErrorKeys, ...addedFieldErrorKeys] as const
/** One of {@link fieldErrorKeys}. */
export type FieldErrorKey = (typeof fieldErrorKeys)[number]

/** One thing that is wrong, with what a sentence about it may need (`max: 50`, `amount: 750000`, `character: '<'`). */
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
