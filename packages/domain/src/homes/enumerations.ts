// The closed sets that describe a home (PLAT-90 to PLAT-98). Wire values are the strings themselves.
import type { Locale } from '../sites/site.ts'

/** Types of building, which are also the forms of construction (PLAT-90). The server stores positions in this table: append only. */
export const residenceTypes = [
  'apartment',
  'townHouse',
  'semiDetachedHouse',
  'detachedHouse',
  'house',
  'plot',
] as const
/** One of {@link residenceTypes}. */
export type ResidenceType = (typeof residenceTypes)[number]

/** Forms of tenure (PLAT-91); "all" is not one of them: see `disposalFormChoices`. Append only. */
export const disposalForms = ['condominium', 'ownership', 'ownershipApartment', 'tenancy'] as const
/** One of {@link disposalForms}. */
export type DisposalForm = (typeof disposalForms)[number]

/** Statuses of a home on sale (PLAT-92). Append only. */
export const residenceStatuses = [
  'forSale',
  'reserved',
  'booked',
  'sold',
  'preSelling',
  'showingApartment',
  'notAvailable',
  'succession',
] as const
/** One of {@link residenceStatuses}. */
export type ResidenceStatus = (typeof residenceStatuses)[number]

/** Statuses of a project and of its stages (PLAT-93). Append only. */
export const projectStatuses = [
  'planned',
  'vip',
  'preSelling',
  'forSale',
  'moveInReady',
  'soldOut',
  'succession',
  'reference',
] as const
/** One of {@link projectStatuses}. */
export type ProjectStatus = (typeof projectStatuses)[number]

/** Concepts (PLAT-96). The first is the brand's own standard concept. Append only. */
export const concepts = ['product', 'premium', 'original', 'smartSquare'] as const
/** One of {@link concepts}. */
export type Concept = (typeof concepts)[number]
/** The language of a concept's name, where a voice would read it wrongly in another: names are not translated. */
export const conceptLanguages: Readonly<Partial<Record<Concept, Locale>>> = {
  product: 'sv',
  smartSquare: 'en',
}

/** The outdoor areas that are spaces of their own, with an area and a direction (PLAT-97). */
export const outdoorSpaceTypes = ['balcony', 'terrace', 'patio', 'roofTop', 'frenchBalcony', 'porch'] as const
/** One of {@link outdoorSpaceTypes}. */
export type OutdoorSpaceType = (typeof outdoorSpaceTypes)[number]

/** Outdoor spaces and extras that visitors can search for (PLAT-97). Append only. */
export const outdoorAreas = [...outdoorSpaceTypes, 'sauna', 'walkInCloset'] as const
/** One of {@link outdoorAreas}. */
export type OutdoorArea = (typeof outdoorAreas)[number]

/**
 * Accessibility features for people with limited mobility: a lift, no steps on the way to the entrance, and turning space in the bathroom,
 * a circle of 1.3 or of 1.5 metres. A home with the larger circle has the smaller one too. Append only.
 */
export const accessibilities = ['lift', 'stepFree', 'turning13', 'turning15'] as const
/** One of {@link accessibilities}. */
export type Accessibility = (typeof accessibilities)[number]

/** Times of sun on a home's outdoor space, or in its rooms if it has none: `sunTimesOf` defines the hours. Append only. */
export const sunTimes = ['morningSun', 'afternoonSun', 'eveningSun'] as const
/** One of {@link sunTimes}. */
export type SunTime = (typeof sunTimes)[number]

/** Energy classes of a house, the lowest use first; new houses reach no further than D. Append only. */
export const energyClasses = ['A', 'B', 'C', 'D'] as const
/** One of {@link energyClasses}. */
export type EnergyClass = (typeof energyClasses)[number]

/** Clockwise, so that a direction's index is its compass id less one. */
export const compassDirections = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const
/** One of {@link compassDirections}. */
export type CompassDirection = (typeof compassDirections)[number]

/** Project phases 0 to 10, in chronological order (PLAT-94). */
export const projectPhases = [
  'planned',
  'vipSale',
  'vipSaleProcessing',
  'preSelling',
  'salesStart',
  'buildStart',
  'intermediation',
  'interiorOptions',
  'finalizing',
  'moveIn',
  'completed',
] as const
/** One of {@link projectPhases}. */
export type ProjectPhase = (typeof projectPhases)[number]
