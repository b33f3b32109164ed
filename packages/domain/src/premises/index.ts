// Premises for companies: `@husrum/domain/premises`.
export type {
  PlaceOfPremises,
  PlacesOfPremises,
  Premises,
  PremisesDetails,
  PremisesPlace,
  PremisesStatus,
  PremisesType,
} from './premises.ts'
export {
  isLet,
  isPremisesAvailable,
  monthlyPremisesRent,
  premisesSquareMetrePrice,
  premisesStatuses,
  premisesTypes,
} from './premises.ts'
export {
  premisesAddressProblems,
  readPremisesAddress,
  readPremisesMemory,
  writePremisesAddress,
  writePremisesMemory,
} from './premises-address.ts'
export type { PremisesFilters, PremisesRequest } from './premises-filters.ts'
export {
  answerPremises,
  comparePremises,
  countPremisesFilters,
  defaultPremisesFilters,
  findPremises,
  matchesPremises,
  nearestPremises,
  premisesLimit,
  premisesPageKind,
  premisesRequest,
  similarPremises,
} from './premises-filters.ts'
