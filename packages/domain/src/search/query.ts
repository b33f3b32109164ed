// Shared parts of the address codecs: validating names and values, and formatting them readably.
import { parseWholeNumber } from '../formatting/formatting.ts'
import type { FilterRange } from '../sites/site.ts'

/** Query names and values in order; a name may come several times. What `new URLSearchParams(…)` iterates. */
export type QueryEntries = Iterable<readonly [string, string]>

/** An invalid query parameter: its name and its value. */
export interface AddressProblem {
  readonly field: string
  readonly key: 'numeric' | 'reversedRange' | 'beyondRange' | 'unknownValue'
  readonly value: string
}

/** Maximum length of a value: twenty places by their longest urls. A longer one is a mistake or an attack. */
const longestValue = 5_000
/** Maximum number of values read per name. */
const maxPieces = 40
/** Maximum number of places in an address. */
const maxTags = 20
/** Maximum reported length of an invalid value. */
const longestEcho = 200

/** Readers of a query. Invalid values are added to `problems` and get their default. */
export interface ReadQuery {
  readonly problems: readonly AddressProblem[]
  /** The last value of a name, trimmed; empty if the name is missing. */
  readonly text: (name: string) => string
  /** Every value of a name, split at semicolons, in order; without empty ones. */
  readonly pieces: (name: string) => readonly string[]
  /** A whole number, clamped to the range. */
  readonly number: (name: string, range: Pick<FilterRange, 'min' | 'max'>, fallback: number) => number
  /** Both bounds of a range, by their names; reversed ones are swapped, with a problem at the lower. Those above it are clamped, with a problem. */
  readonly range: <Name extends string>(
    names: { readonly min: Name; readonly max: Name },
    range: FilterRange,
  ) => Readonly<Record<Name, number>>
  /** One of a closed set. */
  readonly oneOf: <Value extends string | number>(
    name: string,
    allowed: readonly Value[],
    fallback: Value,
  ) => Value
  /** Several of a closed set, each once, in its order. */
  readonly someOf: <Value extends string>(name: string, allowed: readonly Value[]) => readonly Value[]
  /** The parsed value; a value that cannot be parsed is added to `problems`. */
  readonly read: <Value extends readonly unknown[]>(name: string, reader: (text: string) => Value) => Value
  /** Urls of places: the path's one, if any, and those in `q`. */
  readonly tags: (pathTag?: string) => readonly string[]
}

/** A number, clamped to the span. */
export const clamp = (number: number, min: number, max: number): number =>
  Math.min(Math.max(number, min), max)

/** Distinct values, in order of first occurrence. */
export const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)]

/** Whether a text is the url of a place: up to four path segments. */
const isTagUrl = (text: string): boolean => /^[a-z0-9-]{1,60}(?:\/[a-z0-9-]{1,60}){0,3}$/.test(text)

/** Groups a query by its names. Never throws. */
export const readQuery = (query: QueryEntries): ReadQuery => {
  const entries = [...query]
  const problems: AddressProblem[] = []
  const report = (field: string, key: AddressProblem['key'], value: string): void => {
    problems.push({ field, key, value: value.slice(0, longestEcho) })
  }
  const usable = (
    field: string,
    values: readonly string[],
    isUsable: (value: string) => boolean,
  ): readonly string[] => {
    for (const value of values) if (!isUsable(value)) report(field, 'unknownValue', value)
    return values.filter(isUsable)
  }
  const all = (name: string): readonly string[] =>
    entries.flatMap(([known, value]) => (known === name ? value.slice(0, longestValue) : []))
  const text = (name: string): string => all(name).at(-1)?.trim() ?? ''
  const pieces = (name: string): readonly string[] =>
    all(name)
      .flatMap((value) => value.split(';'))
      .map((piece) => piece.trim())
      .filter(Boolean)
      .slice(0, maxPieces)
  const number: ReadQuery['number'] = (name, { min, max }, fallback) => {
    const written = text(name)
    const read = parseWholeNumber(written)
    if (read === undefined && written !== '') report(name, 'numeric', written)
    return clamp(read ?? fallback, min, max)
  }
  return {
    problems,
    text,
    pieces,
    number,
    range: <Name extends string>(
      { min, max }: { readonly min: Name; readonly max: Name },
      range: FilterRange,
    ) => {
      const low = number(min, range, range.min)
      const high = number(max, range, range.max)
      for (const name of [min, max]) {
        const written = parseWholeNumber(text(name))
        if (written !== undefined && written > range.max) report(name, 'beyondRange', text(name))
      }
      if (low > high) report(min, 'reversedRange', text(min))
      return { [min]: Math.min(low, high), [max]: Math.max(low, high) } as Record<Name, number>
    },
    oneOf: (name, allowed, fallback) => {
      const written = text(name)
      const found = allowed.find((value) => String(value) === written)
      if (found === undefined && written !== '') report(name, 'unknownValue', written)
      return found ?? fallback
    },
    someOf: (name, allowed) => {
      const picked = usable(name, pieces(name), (value) => (allowed as readonly string[]).includes(value))
      return allowed.filter((value) => picked.includes(value))
    },
    read: (name, reader) => {
      const written = text(name)
      const value = reader(written)
      if (value.length === 0 && written !== '') report(name, 'unknownValue', written)
      return value
    },
    tags: (pathTag = '') => {
      const tags = [pathTag, ...pieces('q')].map((tag) => tag.trim().toLowerCase()).filter(Boolean)
      return usable('q', unique(tags), isTagUrl).slice(0, maxTags)
    },
  }
}

/** Percent-encodes as a browser does, and leaves ";", "/", ":" and "," readable. */
const encodeValue = (value: string): string =>
  encodeURIComponent(value.toWellFormed())
    .replace(/%(?:3B|2F|3A|2C)/g, decodeURIComponent)
    .replaceAll("'", '%27')

/**
 * A path with a query of these values, a list's one by one; without any, only the path. Empty and default values are omitted. Undefined
 * without a path: the site has no such page.
 */
export const writeAddress = <Path extends string | undefined>(
  path: Path,
  values: Readonly<Record<string, string | number | readonly string[]>>,
  defaults: Readonly<Record<string, unknown>> = {},
): Path | string => {
  const query = Object.entries(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== '' && one !== defaults[name])
      .map((one) => `${name}=${encodeValue(String(one))}`),
  )
  return path !== undefined && query.length > 0 ? `${path}?${query.join('&')}` : path
}
