// The fields of a posted HTML form: each name with all its values, in the order of the form.

export type FormFields = ReadonlyMap<string, readonly string[]>

export const noFields: FormFields = new Map()

export const fieldsOf = (form: URLSearchParams): FormFields =>
  new Map([...new Set(form.keys())].map((name) => [name, form.getAll(name)]))

/** The last value of a field; undefined if the form does not have the field. */
export const optionalTextOf = (fields: FormFields, name: string): string | undefined =>
  fields.get(name)?.at(-1)

/** The last value of a field; empty if the form does not have the field. */
export const textOf = (fields: FormFields, name: string): string => optionalTextOf(fields, name) ?? ''

/** The last value of each field. */
export const textsOf = (fields: FormFields): Readonly<Record<string, string>> =>
  Object.fromEntries([...fields.keys()].map((name) => [name, textOf(fields, name)]))

/** Browsers do not send unticked checkboxes. */
export const isTicked = (fields: FormFields, name: string): boolean =>
  ['true', 'on', '1'].includes(textOf(fields, name))
