// Reads the body of a request, up to a limit.
import { Problem } from './problem.ts'

/**
 * Counts while reading, so that a body without a length is limited too.
 *
 * @param limit in bytes; a larger body throws `bodyTooLarge`.
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
