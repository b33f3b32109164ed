// The ids of the compared homes, in the address.

/** As many as fit side by side. */
const max = 4

/** The first four valid ids, without duplicates. */
export const comparedIds = (search: string): readonly string[] => {
  const given = (new URLSearchParams(search).get('ids') ?? '').split(',', 50)
  return [...new Set(given.filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, max)
}

/** The query of a comparison; empty without homes. */
export const compareQuery = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `?ids=${ids.join(',')}`
