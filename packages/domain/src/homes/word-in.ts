// Parsing words of closed sets in the spelling of services: `forsale`, `For sale`, `FOR_SALE`.

const bare = (text: string): string => text.replace(/[\s_-]/g, '').toLowerCase()

/**
 * The word of a closed set for a value, in any case, and with parts joined or separated by spaces, hyphens or underscores; undefined for
 * all else.
 *
 * @example wordIn(residenceStatuses, 'Pre-selling') // 'preSelling'
 */
export const wordIn = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined => {
  if (typeof value !== 'string') return undefined
  const wanted = bare(value)
  return words.find((word) => bare(word) === wanted)
}
