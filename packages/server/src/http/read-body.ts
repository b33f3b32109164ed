// The body of a request, and never more of it than was asked for.
import { Problem } from './problem.ts'

/**
 * Counts as it reads, so that a body without a length cannot be larger either.
 *
 * @param limit in bytes; what is larger throws `bodyTooLarge`.
 */
export const readBody = async (request: Request, limit: number): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Problem('bodyTooLarge')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw new Problem('bodyTooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
