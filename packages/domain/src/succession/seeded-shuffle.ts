// A shuffle with a fixed seed, so that a list looks mixed but keeps its order (SEARCH-32).

/** The seed of the succession list. Any number would do; no order is better than another. */
export const successionSeed = 20_250_101

/**
 * Numbers from 0 up to, not including, 1, evenly distributed and the same for the same seed. It is George Marsaglia's xorshift over 32 bits
 * with the shifts 13, 17 and 5; good enough for an order of advertisements, not for secrets.
 */
const numbersFrom = (seed: number): (() => number) => {
  // Xorshift stays at 0 once it is there. Multiplying separates neighbouring seeds, whose first numbers are similar otherwise.
  let state = Math.imul(seed ^ 0x5bf0_3635, 0x9e37_79b1) || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
}

/** Shuffles a list by the seed (a whole number) and its length only. The input is not changed. */
export const seededShuffle = <Item>(
  items: readonly Item[],
  seed: number = successionSeed,
): readonly Item[] => {
  const next = numbersFrom(seed)
  const places = items.map((_, place) => place)
  // Each item, from the last down, is swapped with one that is not behind it (Fisher and Yates).
  for (let last = places.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1))
    const kept = places[last] as number
    places[last] = places[other] as number
    places[other] = kept
  }
  return places.map((place) => items[place] as Item)
}
