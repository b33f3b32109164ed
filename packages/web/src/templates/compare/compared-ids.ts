// The ids of the homes that stand side by side, in the address.

/** As many as fit beside each other. */
const max = 4

/** The first four that look like ids, each once. */
export const comparedIds = (search: string): readonly string[] => {
  const given = (new URLSearchParams(search).get('ids') ?? '').split(',', 50)
  return [...new Set(given.filter((id) => /^[\w-]{1,64}$/.test(id)))].slice(0, max)
}

/** The query of a comparison; that of none where nothing is left. */
export const compareQuery = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `?ids=${ids.join(',')}`
