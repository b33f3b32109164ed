// The closed sets that describe projects, plots and references (PLAT-95, PLAT-99 to PLAT-104).
import { disposalForms } from './enumerations.ts'

/** Ownership of the ground under a house: 1 to 3 on the wire (PLAT-99). */
export const plotOwnerships = ['ownPlot', 'optionalRentalPlot', 'rentalLot'] as const
/** One of {@link plotOwnerships}. */
export type PlotOwnership = (typeof plotOwnerships)[number]

/** Progress of a project, in order (PLAT-95). */
export const projectStages = [
  'planned',
  'constructionStart',
  'intermediation',
  'moveInReady',
  'completed',
] as const
/** One of {@link projectStages}. */
export type ProjectStage = (typeof projectStages)[number]

/** Statuses of a rental (PLAT-100). */
export const rentalStatuses = ['forSale', 'rented', 'booked', 'sold'] as const
/** One of {@link rentalStatuses}. */
export type RentalStatus = (typeof rentalStatuses)[number]

/** Contents of a housing project: 1 to 10 on the wire (PLAT-101). */
export const projectTypes = [
  'detachedHouses',
  'ownerApartments',
  'condominium',
  'tenancy',
  'premises',
  'seniorHousing',
  'nursingHomes',
  'constructionContracts',
  'safetyHomes',
  'seniorSafetyHomes',
] as const
/** One of {@link projectTypes}. */
export type ProjectType = (typeof projectTypes)[number]

/** Subject of a contractor's project: 1 to 7 on the wire (PLAT-102). */
export const contractingProjectTypes = [
  'quayConcrete',
  'fieldWork',
  'roadConstruction',
  'exploitationWork',
  'industries',
  'soilRemediation',
  'infrastructure',
] as const
/** One of {@link contractingProjectTypes}. */
export type ContractingProjectType = (typeof contractingProjectTypes)[number]

/** Whether a reference project is still running (PLAT-103). */
export const referenceProjectStatuses = ['ongoing', 'finalized'] as const
/** One of {@link referenceProjectStatuses}. */
export type ReferenceProjectStatus = (typeof referenceProjectStatuses)[number]

/** How a buyer gets a parking space; garages have the same options (PLAT-104). */
export const parkingOptions = [
  'included',
  'twoIncluded',
  'canPurchase',
  'canPurchase2',
  'cannotPurchase',
  'unknown',
] as const
/** One of {@link parkingOptions}. */
export type ParkingOption = (typeof parkingOptions)[number]

/** The role of a customer, each also in a variant for fault reports (on the wire "case") (PLAT-64). */
export const customerTypes = ['Private', 'BoardMember', 'PrivateCase', 'BoardMemberCase'] as const
/** One of {@link customerTypes}. */
export type CustomerType = (typeof customerTypes)[number]

/** The choices of tenure: `all`, which as a search filter is an empty list, or one form (PLAT-91). */
export const disposalFormChoices = ['all', ...disposalForms] as const
/** One of {@link disposalFormChoices}. */
export type DisposalFormChoice = (typeof disposalFormChoices)[number]
