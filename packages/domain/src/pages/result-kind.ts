// The ways to look at one search, chosen by the address's hash (specification 3 §2.1): what is listed, and how.

/** Homes, the stages that they belong to, or the areas that they stand in. */
export const resultKinds = ['object', 'stage', 'area'] as const
/** One of {@link resultKinds}. */
export type ResultKind = (typeof resultKinds)[number]

/** A hash with or without its sign; what is none of the three shows homes. */
export const resultKindOfHash = (hash: string): ResultKind => {
  const name = hash.replace(/^#/, '')
  return resultKinds.find((kind) => kind === name) ?? 'object'
}

/** Pictures or a map; pictures come first. */
export type ResultView = 'image' | 'map'

/** A hash with or without its sign: `map` is the map, all else the pictures. */
export const viewOfHash = (hash: string): ResultView => (hash.replace(/^#/, '') === 'map' ? 'map' : 'image')
