// The id that services write where there is none (specification 1 §3.7).

/** All zeros, as a GUID. */
export const emptyId = '00000000-0000-0000-0000-000000000000'

/** Whether a value is the empty id; braces round it and missing hyphens change nothing. An empty text is no id at all. */
export const isEmptyId = (value: unknown): boolean =>
  typeof value === 'string' && /^\{?0{8}-?0{4}-?0{4}-?0{4}-?0{12}\}?$/.test(value)
