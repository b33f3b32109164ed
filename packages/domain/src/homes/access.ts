// The displayed move-in time of a home: at once, or a part of a year.
import type { ProjectStatus } from './enumerations.ts'
import type { Home } from './home.ts'

/** A part of a year, as developers announce it. Winter is split at the new year: "the winter of 2027" could be either. */
export type PartOfYear = 'early' | 'spring' | 'summer' | 'autumn' | 'late'

/** The move-in time. */
export type Access =
  | { readonly kind: 'now' }
  | { readonly kind: 'in'; readonly part: PartOfYear; readonly year: string }

const partOfYear = (month: number): PartOfYear => {
  if (month < 3) return 'early'
  if (month < 6) return 'spring'
  if (month < 9) return 'summer'
  return month < 12 ? 'autumn' : 'late'
}

/** Projects whose houses are built. */
const isBuilt: ReadonlySet<ProjectStatus> = new Set(['moveInReady', 'succession', 'reference'])

/**
 * The move-in time: at once if the project is built, otherwise the part of the year of the first day of access.
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
