// Seeded chance: the same seed always answers the same numbers, so a picture never changes between two visits.

export type Random = {
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  readonly whole: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <const Items extends readonly [unknown, ...unknown[]]>(items: Items) => Items[number]
}

const hash = (seed: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < seed.length; index += 1) {
    value = Math.imul(value ^ seed.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** A stream of chance that belongs to one seed; two makers with the same seed walk the same road. */
export const makeRandom = (seed: string): Random => {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number): number => low + next() * (high - low)
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
  }
}

/** The part before the slash is the stage's (its architecture); the whole is the home's (light, trees, angle). */
export const splitSeed = (seed: string): { readonly stage: string; readonly home: string } => {
  const slash = seed.indexOf('/')
  return { stage: slash < 0 ? seed : seed.slice(0, slash), home: seed }
}
