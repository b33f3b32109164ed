// The closed sets that describe a home (specification 1 §3.7, 3 §3). Wire values are the strings themselves.

export const residenceTypes = [
  'apartment',
  'townHouse',
  'semiDetachedHouse',
  'detachedHouse',
  'house',
  'plot',
] as const
export type ResidenceType = (typeof residenceTypes)[number]

export const disposalForms = ['condominium', 'ownership', 'ownershipApartment', 'tenancy'] as const
export type DisposalForm = (typeof disposalForms)[number]

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
export type ResidenceStatus = (typeof residenceStatuses)[number]

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
export type ProjectStatus = (typeof projectStatuses)[number]

/** The first is the brand's own standard concept, written `{product}` in the specification. */
export const concepts = ['product', 'premium', 'original', 'smartSquare'] as const
export type Concept = (typeof concepts)[number]

export const outdoorAreas = [
  'balcony',
  'terrace',
  'patio',
  'roofTop',
  'frenchBalcony',
  'porch',
  'sauna',
  'walkInCloset',
] as const
export type OutdoorArea = (typeof outdoorAreas)[number]

/** Clockwise, so that a direction's place is its compass id less one (contract-decisions 4.3). */
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
export type CompassDirection = (typeof compassDirections)[number]

/** Project phases 0 to 10, in the order in which they run (specification 1 §3.7, §4). */
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
export type ProjectPhase = (typeof projectPhases)[number]

/** The only widths in which pictures are served, in pixels (specification 1 §3.7). */
export const imageSizes = [100, 300, 400, 600, 900, 1200, 1600, 1900, 2560] as const
export type ImageSize = (typeof imageSizes)[number]
