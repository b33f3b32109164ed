// Swedish, Norwegian and Finnish write words together: "månadsavgift", "hoitovastike". The parts are words that the texts know.

const shortestPart = 3
/** Shorter words are taken as they are. */
export const shortestCompound = 7

export interface CompoundParts {
  /** What the word is a kind of. */
  readonly head: string
  readonly modifier: string
}

/**
 * Parts a stem in two. `isKnown` says whether a text is a word or the stem of one; the longest head wins, for it is the
 * likeliest. Undefined for what is no compound of known words.
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
