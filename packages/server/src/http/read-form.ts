// Reads what a plain HTML form sends.
import { Problem } from './problem.ts'
import { readBody } from './read-body.ts'

/**
 * Fields of an `application/x-www-form-urlencoded` body.
 *
 * @param longest in bytes; more is answered 413.
 */
export const readForm = async (request: Request, longest: number): Promise<URLSearchParams> => {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Problem('unsupportedMediaType')
  return new URLSearchParams(new TextDecoder().decode(await readBody(request, longest)))
}
