// Distinguishes a value that the database rejected from a defect in our code. Validation should have rejected it before: this
// is the safety net, and each hit is logged.

/** SQLSTATEs of values that PostgreSQL cannot store, regardless of existing rows. */
const unusable: ReadonlySet<string> = new Set([
  '22001', // string_data_right_truncation
  '22003', // numeric_value_out_of_range
  '22007', // invalid_datetime_format
  '22008', // datetime_field_overflow
  '22021', // character_not_in_repertoire: U+0000
  '22P02', // invalid_text_representation: no uuid, no number
  '22P05', // untranslatable_character: U+0000 in jsonb
  '54000', // program_limit_exceeded: too long for an index
  '54001', // statement_too_complex: nested too deeply
])

/**
 * `unusable`: the value itself. `vanished`: the row that it refers to does not exist, or was deleted after it was looked up
 * (foreign_key_violation). Undefined for everything else.
 */
export const rejectionOf = (cause: unknown): 'unusable' | 'vanished' | undefined => {
  if (!(cause instanceof Error)) return undefined
  const { code } = cause as { readonly code?: unknown }
  if (code === '23503') return 'vanished'
  if (typeof code === 'string' && unusable.has(code)) return 'unusable'
  return cause.cause === undefined ? undefined : rejectionOf(cause.cause)
}
