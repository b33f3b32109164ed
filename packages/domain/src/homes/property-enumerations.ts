// The closed sets that describe projects, plots and references, beside those of the home search (specification 1 §3.7, 3 §3).
import { disposalForms } from './enumerations.ts'

/** Who owns the ground under a house: the wire's numbers 1 to 3 (specification 1 §3.7). */
export const plotOwnerships = ['ownPlot', 'optionalRentalPlot', 'rentalLot'] as const
/** One of {@link plotOwnerships}. */
export type PlotOwnership = (typeof plotOwnerships)[number]

/** How far a project has come, in order (specification 1 §3.7, §4). */
export const projectStages = [
  'planned',
  'constructionStart',
  'intermediation',
  'moveInReady',
  'completed',
] as const
/** One of {@link projectStages}. */
export type ProjectStage = (typeof projectStages)[number]

/** Statuses of something to rent (specification 1 §3.7). */
export const rentalStatuses = ['forSale', 'rented', 'booked', 'sold'] as const
/** One of {@link rentalStatuses}. */
export type RentalStatus = (typeof rentalStatuses)[number]

/** What a housing project consists of: the wire's numbers 1 to 10 (specification 3 §3). */
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

/** What a contractor's project is about: the wire's numbers 1 to 7 (specification 3 §3). */
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

/** Whether a reference project still runs (specification 3 §3, "project status ongoing or finalized"). */
export const referenceProjectStatuses = ['ongoing', 'finalized'] as const
/** One of {@link referenceProjectStatuses}. */
export type ReferenceProjectStatus = (typeof referenceProjectStatuses)[number]

/** How a buyer gets a parking place; garages have the same answers (specification 1 §3.7, 3 §3). */
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

/** Whom a customer acts for, and whether to report a fault, which the specification calls a case (1 §3.7, §4). */
export const customerTypes = ['Private', 'BoardMember', 'PrivateCase', 'BoardMemberCase'] as const
/** One of {@link customerTypes}. */
export type CustomerType = (typeof customerTypes)[number]

/** What a choice of tenure can say: `all`, which as a search filter is an empty list, or one form (specification 1 §3.7). */
export const disposalFormChoices = ['all', ...disposalForms] as const
/** One of {@link disposalFormChoices}. */
export type DisposalFormChoice = (typeof disposalFormChoices)[number]
