// Reproducible random numbers: the same keys give the same stream, and the length of a stream does not affect others.

export interface Random {
  /** 0 ≤ n < 1 */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <Item>(items: readonly Item[]) => Item
  /** Picks an item at random, by weight. */
  readonly weighted: <Item>(choices: readonly (readonly [item: Item, weight: number])[]) => Item
  readonly shuffle: <Item>(items: readonly Item[]) => Item[]
}

/** Numbers from 0 up to 1, seeded with 32 bits (mulberry32). */
export const mulberry32 = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const mix = (hash: number, value: number): number => {
  let mixed = Math.imul(hash ^ value, 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

const hashOf = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return value ^ (value >>> 16)
}

/** A separate stream for the keys, for example world seed, site, stage and home. */
export const randomFor = (...keys: readonly number[]): Random => makeRandom(keys.reduce(mix, 0x9e3779b9))

/** A separate stream for a text, for example a picture's seed. */
export const randomForText = (text: string): Random => makeRandom(hashOf(text))

const makeRandom = (seed: number): Random => {
  const next = mulberry32(seed)
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new RangeError('The list is empty')
    return item
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole,
    chance: (probability) => next() < probability,
    pick,
    weighted: (choices) => {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of choices) {
        left -= weight
        if (left < 0) return item
      }
      return pick(choices)[0]
    },
    shuffle: (items) => {
      const shuffled = [...items]
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = whole(0, last)
        const a = shuffled[last]
        const b = shuffled[other]
        if (a !== undefined && b !== undefined) {
          shuffled[last] = b
          shuffled[other] = a
        }
      }
      return shuffled
    },
  }
}
