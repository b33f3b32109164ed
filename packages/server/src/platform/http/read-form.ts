// Reads the body of a plain HTML form.
import { fields as contractFields, z } from '@husrum/contract'
import { isStorable, storable } from '../database/storable.ts'
import { Problem } from './problem.ts'
import { readBody } from './read-body.ts'

/** Throws `invalidRequest` for a field whose name or value the database cannot store. */
export const assertStorableField = (name: string, value: string): void => {
  if (isStorable(name) && isStorable(value)) return
  const field = storable(name).slice(0, 200)
  throw new Problem('invalidRequest', { errors: [{ field, key: 'wrongFormat' }] })
}

/**
 * The idempotency key of a form; empty if there is none. Throws `invalidRequest` for anything that could not be an
 * `Idempotency-Key`.
 */
export const formKey = (key = ''): string => {
  if (key === '' || z.safeParse(contractFields.idempotencyKey, key).success) return key
  throw new Problem('invalidRequest', { errors: [{ field: 'key', key: 'wrongFormat' }] })
}

/**
 * Fields of an `application/x-www-form-urlencoded` body.
 *
 * @param longest in bytes; a larger body is answered 413.
 */
export const readForm = async (request: Request, longest: number): Promise<URLSearchParams> => {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Problem('unsupportedMediaType')
  const fields = new URLSearchParams(new TextDecoder().decode(await readBody(request, longest)))
  for (const [name, value] of fields) assertStorableField(name, value)
  return fields
}
