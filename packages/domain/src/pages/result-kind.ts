// The tabs and views of a search, chosen by the address's hash (SEARCH-2).

/** Homes, the stages that they belong to, or the areas that they stand in. */
export const resultKinds = ['object', 'stage', 'area'] as const
/** One of {@link resultKinds}. */
export type ResultKind = (typeof resultKinds)[number]

/** The kind that a text names, as a hash with or without its sign does; undefined where it is none of the three. */
export const namedResultKind = (text: string): ResultKind | undefined => {
  const name = text.replace(/^#/, '')
  return resultKinds.find((kind) => kind === name)
}

/** A hash with or without its sign; what is none of the three shows what the visitor looked at last, or homes. */
export const resultKindOfHash = (hash: string, remembered: ResultKind = 'object'): ResultKind =>
  namedResultKind(hash) ?? remembered

/** Pictures or a map; pictures come first. */
export type ResultView = 'image' | 'map'

/** A hash with or without its sign: `map` is the map, all else the pictures. */
export const viewOfHash = (hash: string): ResultView => (hash.replace(/^#/, '') === 'map' ? 'map' : 'image')
