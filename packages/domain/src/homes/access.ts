// When one can move into a home, as it is said: at once, or in a part of a year.
import type { ProjectStatus } from './enumerations.ts'
import type { Home } from './home.ts'

/** A part of a year, as building firms promise it. Winter is split at the new year: "the winter of 2027" could be either. */
export type PartOfYear = 'early' | 'spring' | 'summer' | 'autumn' | 'late'

/** When one can move in. */
export type Access =
  | { readonly kind: 'now' }
  | { readonly kind: 'in'; readonly part: PartOfYear; readonly year: string }

const partOfYear = (month: number): PartOfYear => {
  if (month < 3) return 'early'
  if (month < 6) return 'spring'
  if (month < 9) return 'summer'
  return month < 12 ? 'autumn' : 'late'
}

/** Projects whose houses stand there. */
const isBuilt: ReadonlySet<ProjectStatus> = new Set(['moveInReady', 'succession', 'reference'])

/**
 * When one can move in: at once where the project is built, and else in the part of the year of the first day of access.
 *
 * @example
 * accessOf({ inhabitDate: '2027-04-12', projectStatus: 'forSale' }) // { kind: 'in', part: 'spring', year: '2027' }
 */
export const accessOf = ({
  inhabitDate,
  projectStatus,
}: Pick<Home, 'inhabitDate' | 'projectStatus'>): Access =>
  isBuilt.has(projectStatus)
    ? { kind: 'now' }
    : { kind: 'in', part: partOfYear(Number(inhabitDate.slice(5, 7))), year: inhabitDate.slice(0, 4) }
