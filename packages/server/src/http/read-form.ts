// Reads what a plain HTML form sends.
import { Problem } from './problem.ts'

/**
 * Fields of an `application/x-www-form-urlencoded` body.
 *
 * @param longest in characters; more is answered 413.
 */
export const readForm = async (request: Request, longest: number): Promise<URLSearchParams> => {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Problem('unsupportedMediaType')
  if (Number(request.headers.get('content-length') ?? 0) > longest) throw new Problem('bodyTooLarge')
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of request.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longest) throw new Problem('bodyTooLarge')
  }
  return new URLSearchParams(text + decoder.decode())
}
