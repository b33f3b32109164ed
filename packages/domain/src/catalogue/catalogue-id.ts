// Ids of the company's records: made of the source and its key.
import { slugOf } from './slug.ts'

/** A short number of a text, so that keys that differ only in signs do not share an id (FNV-1a). */
const shortHash = (text: string): string => {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

/**
 * Our id of a record: readable, and the same each time.
 *
 * @example catalogueIdOf('vitec', 'BRF-12/0901') // 'vitec-brf-12-0901-1b9k2xq'
 */
export const catalogueIdOf = (source: string, externalId: string): string => {
  const slug = slugOf(externalId)
  return slug === externalId ? `${source}-${slug}` : `${source}-${slug}-${shortHash(externalId)}`
}
