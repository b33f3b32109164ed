// Adds query parameters to an address of a page.

export type QueryEntries = readonly (readonly [name: string, value: string])[]

/**
 * The address with further query parameters, in their order. It may have some already, but no fragment.
 *
 * @example withQuery('/a/?b=1', [['c', '2']]) // '/a/?b=1&c=2'
 */
export const withQuery = (address: string, entries: QueryEntries): string => {
  if (entries.length === 0) return address
  const query = new URLSearchParams(entries.map(([name, value]): [string, string] => [name, value]))
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
