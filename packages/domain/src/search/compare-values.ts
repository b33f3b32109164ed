// Numbers by size, and texts by their code units: the same order in every engine and every language.

/** Below 0 where `a` comes first, above 0 where `b` does, 0 for the same value. */
export const compareValues = (a: number | string, b: number | string): number => (a < b ? -1 : a > b ? 1 : 0)
