// The tabs and views of a search, chosen by the address's hash (SEARCH-2).

/** Homes, their stages, or their areas. */
export const resultKinds = ['object', 'stage', 'area'] as const
/** One of {@link resultKinds}. */
export type ResultKind = (typeof resultKinds)[number]

/** The kind that a text names, such as a hash with or without its sign; undefined for any other text. */
export const namedResultKind = (text: string): ResultKind | undefined => {
  const name = text.replace(/^#/, '')
  return resultKinds.find((kind) => kind === name)
}

/** The tab of a hash, with or without its sign; for any other hash the visitor's last tab, or homes. */
export const resultKindOfHash = (hash: string, remembered: ResultKind = 'object'): ResultKind =>
  namedResultKind(hash) ?? remembered

/** Pictures or a map; pictures come first. */
export type ResultView = 'image' | 'map'

/** A hash with or without its sign: `map` is the map, all else the pictures. */
export const viewOfHash = (hash: string): ResultView => (hash.replace(/^#/, '') === 'map' ? 'map' : 'image')
