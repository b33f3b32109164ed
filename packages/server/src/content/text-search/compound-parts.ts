// Swedish, Norwegian and Finnish form compounds: "månadsavgift", "hoitovastike". Splits them into words that occur in the texts.

const shortestPart = 3
/** Shorter words are not split. */
export const shortestCompound = 7

export interface CompoundParts {
  /** The main part, which determines the kind. */
  readonly head: string
  readonly modifier: string
}

/**
 * Splits a stem in two. `isKnown` returns whether a text is a word or the stem of one; the longest head wins, as the
 * likeliest. Undefined if it is not a compound of known words.
 */
export const compoundPartsOf = (
  stem: string,
  isKnown: (part: string) => boolean,
  links: readonly string[],
): CompoundParts | undefined => {
  for (let at = shortestPart; at <= stem.length - shortestPart; at += 1) {
    const head = stem.slice(at)
    if (!isKnown(head)) continue
    const before = stem.slice(0, at)
    for (const link of links) {
      if (!before.endsWith(link)) continue
      const modifier = before.slice(0, before.length - link.length)
      if (modifier.length >= shortestPart && isKnown(modifier)) return { head, modifier }
    }
  }
  return undefined
}
