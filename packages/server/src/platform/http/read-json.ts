// Reads a JSON body, and rejects content that no handler accepts: deep nesting, text that cannot be stored, and keys that would
// change an object's prototype.
import { findUnstorable } from '../database/storable.ts'
import { Problem } from './problem.ts'
import { readBody } from './read-body.ts'

/** JSON bodies larger than this are answered 413, unless their endpoint allows more. */
const maxBytes = 64 * 1024

/** Deeper than any request of the contract, and safe for a recursive function. `max` is the number of reported errors. */
const limits = { maxDepth: 16, max: 20 } as const

const keys = { text: 'wrongFormat', key: 'unknownField', depth: 'tooLarge' } as const

/** Throws `unsupportedMediaType`, `bodyTooLarge`, `malformedJson`, or `invalidRequest` with the rejected fields. */
export const readJson = async (request: Request, limit = maxBytes): Promise<unknown> => {
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Problem('unsupportedMediaType')
  const bytes = await readBody(request, limit)
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new Problem('malformedJson', { cause })
  }
  const errors = findUnstorable(body, limits).map(({ path, reason }) => ({
    field: path.join('.').slice(0, 200),
    key: keys[reason],
  }))
  if (errors.length > 0) throw new Problem('invalidRequest', { errors })
  return body
}
