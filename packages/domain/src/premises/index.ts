// Premises for companies: `@husrum/domain/premises`.
export type { Premises, PremisesStatus, PremisesType } from './premises.ts'
export { isPremisesAvailable, premisesStatuses, premisesTypes } from './premises.ts'
export { readPremisesAddress, writePremisesAddress } from './premises-address.ts'
export type { PremisesFilters, PremisesRequest } from './premises-filters.ts'
export {
  comparePremises,
  defaultPremisesFilters,
  findPremises,
  matchesPremises,
  premisesLimit,
  premisesPageKind,
  premisesRequest,
} from './premises-filters.ts'
