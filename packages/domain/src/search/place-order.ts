// The order of place suggestions while a visitor types.
import type { Tag } from '../homes/home.ts'

/**
 * Compares places that match a text: those whose whole name begins with it before those with a later word that does, towns and their parts
 * before counties, and then those with most homes. Ties are broken by id.
 *
 * @param begins whether a name begins with the text, however the caller folds accents and case.
 */
export const compareSuggestions =
  (begins: (name: string) => boolean): ((a: Tag, b: Tag) => number) =>
  (a, b) =>
    Number(begins(b.name)) - Number(begins(a.name)) ||
    Number(a.kind === 'county') - Number(b.kind === 'county') ||
    b.homes - a.homes ||
    (a.id < b.id ? -1 : 1)
