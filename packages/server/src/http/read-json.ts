// Reads a JSON body, and refuses what no handler could use: deep nesting, text that cannot be stored, and keys that would
// change an object's prototype.
import { Problem } from './problem.ts'
import { readBody } from './read-body.ts'
import { isStorable } from './storable-text.ts'

/** JSON bodies larger than this are answered 413. */
export const bodyLimit = 64 * 1024

/** More than any request of the contract has; far less than a recursive function survives. */
const maxDepth = 16

/** A list of more fields than this is of no use to anybody who reads it. */
const maxErrors = 20

const fieldOf = (path: readonly string[]): string => path.join('.').slice(0, 200)

interface Part {
  readonly path: readonly string[]
  readonly value: unknown
}

/** Throws `invalidRequest` with the fields that are nested too deeply, hold text that cannot be stored, or change a prototype. */
const assertPlain = (body: unknown): void => {
  const errors: { readonly field: string; readonly key: 'tooLarge' | 'wrongFormat' | 'unknownField' }[] = []
  // Not recursive: the nesting is what is not trusted here.
  const parts: Part[] = [{ path: [], value: body }]
  for (let part = parts.pop(); part && errors.length < maxErrors; part = parts.pop()) {
    const { path, value } = part
    if (typeof value === 'string') {
      if (!isStorable(value)) errors.push({ field: fieldOf(path), key: 'wrongFormat' })
    } else if (typeof value === 'object' && value !== null) {
      if (path.length >= maxDepth) errors.push({ field: fieldOf(path), key: 'tooLarge' })
      else
        for (const [key, each] of Object.entries(value)) {
          if (key === '__proto__' || !isStorable(key))
            errors.push({
              field: fieldOf([...path, key.toWellFormed().replaceAll('\0', '')]),
              key: 'unknownField',
            })
          else parts.push({ path: [...path, key], value: each })
        }
    }
  }
  if (errors.length > 0) throw new Problem('invalidRequest', { errors })
}

/** Throws `unsupportedMediaType`, `bodyTooLarge`, `malformedJson`, or `invalidRequest` with the fields that cannot be used. */
export const readJson = async (request: Request): Promise<unknown> => {
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Problem('unsupportedMediaType')
  const bytes = await readBody(request, bodyLimit)
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new Problem('malformedJson', { cause })
  }
  assertPlain(body)
  return body
}
