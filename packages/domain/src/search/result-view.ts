// Pictures or a map: the two ways to see a list of results, chosen by the address's hash (specification 3 §2.1).

/** The views of a result; `image` is the one to begin with. */
export type ResultView = 'image' | 'map'

/** A hash with or without its sign: `map` is the map, all else the pictures. */
export const viewOfHash = (hash: string): ResultView => (hash.replace(/^#/, '') === 'map' ? 'map' : 'image')
