// What the codecs of search addresses share: reading names and values, writing them readably.

/** Query names and values in order; a name may come several times. What `new URLSearchParams(…)` iterates. */
export type QueryEntries = Iterable<readonly [string, string]>

/** Longest value that is read: twenty places by their longest urls. What is longer is a mistake or an attack. */
const longestValue = 5_000
/** Most pieces that one name is read for. */
const mostPieces = 40
/** How much of a value that could not be used is said again. */
export const longestEcho = 200

/** Values by name. */
export interface ReadQuery {
  /** The value that a name had last, trimmed; empty where the name is missing. */
  readonly last: (name: string) => string
  /** Every value of a name, parted at semicolons, in order; without empty ones. */
  readonly pieces: (name: string) => readonly string[]
}

/** Gathers a query by its names. */
export const readQuery = (query: QueryEntries): ReadQuery => {
  const values = new Map<string, string[]>()
  for (const [name, value] of query) {
    const cut = value.slice(0, longestValue)
    const known = values.get(name)
    if (known) known.push(cut)
    else values.set(name, [cut])
  }
  return {
    last: (name) => values.get(name)?.at(-1)?.trim() ?? '',
    pieces: (name) =>
      (values.get(name) ?? [])
        .flatMap((text) => text.split(';'))
        .map((piece) => piece.trim())
        .filter((piece) => piece !== '')
        .slice(0, mostPieces),
  }
}

/** Each value once, in the order in which they came first. */
export const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]

/** Whether a text is the url of a place: up to four path segments. */
export const isTagUrl = (text: string): boolean => /^[a-z0-9-]{1,60}(?:\/[a-z0-9-]{1,60}){0,3}$/.test(text)

/** Percent-encodes what a query value may not hold, and leaves ";", "/", ":" and "," readable. */
const encodeValue = (value: string): string =>
  encodeURIComponent(value.toWellFormed()).replace(/%(?:3B|2F|3A|2C)/g, (sign) => decodeURIComponent(sign))

/** A path with a query of these names and values; without any, the path alone. */
export const writeAddress = (path: string, query: readonly (readonly [string, string])[]): string =>
  query.length > 0
    ? `${path}?${query.map(([name, value]) => `${name}=${encodeValue(value)}`).join('&')}`
    : path
