// Schemas of homes, stages, areas and tags (SEARCH-16 to SEARCH-18).
import {
  accessibilities,
  compassDirections,
  concepts,
  disposalForms,
  maxGeoCorners,
  maxHomesNamed,
  outdoorAreas,
  projectPhases,
  projectStatuses,
  residenceStatuses,
  residenceTypes,
  sunTimes,
  tagKinds,
} from '@husrum/domain'
import { day, longitude, siteId, text } from '../fields.ts'
import { z } from '../zod.ts'

export const geoDto = z.object({ lat: z.number(), lon: z.number() })

export const outdoorSpaceDto = z.object({
  type: z.enum(outdoorAreas),
  area: z.exactOptional(z.number()),
  direction: z.exactOptional(z.enum(compassDirections)),
})

export const tagDto = z.object({
  id: z.string(),
  siteId: z.int(),
  kind: z.enum(tagKinds),
  name: z.string(),
  url: z.string(),
  hasRental: z.boolean(),
  homes: z.int(),
  geo: geoDto,
})
export type TagDto = z.infer<typeof tagDto>

/** A home as a hit. Minima and maxima are equal; they exist for consistency with stages. Prices are whole units of the site's currency. */
export const objectHitDto = z.object({
  type: z.literal('object'),
  id: z.string(),
  siteId: z.int(),
  stageId: z.string(),
  stageName: z.string(),
  name: z.string(),
  url: z.string(),
  residenceType: z.enum(residenceTypes),
  disposalForm: z.enum(disposalForms),
  status: z.enum(residenceStatuses),
  /** The day on which it was sold, `yyyy-MM-dd`. */
  soldAt: z.exactOptional(z.string()),
  stageStatus: z.enum(projectStatuses),
  concept: z.enum(concepts),
  minRooms: z.number(),
  maxRooms: z.number(),
  livingArea: z.number(),
  minPrice: z.number(),
  maxPrice: z.number(),
  minTotalPrice: z.exactOptional(z.number()),
  maxTotalPrice: z.exactOptional(z.number()),
  inhabitDates: z.array(z.string()),
  showings: z.array(z.string()),
  outdoorSpaces: z.array(outdoorSpaceDto),
  accessibility: z.exactOptional(z.array(z.enum(accessibilities))),
  sunTimes: z.exactOptional(z.array(z.enum(sunTimes))),
  /** Average daily hours of sun on its outdoor space, from April to September. */
  sunHours: z.exactOptional(z.number()),
  county: z.string(),
  municipality: z.string(),
  area: z.string(),
  tags: z.array(z.string()),
  geo: geoDto,
  shortDescription: z.string(),
  searchImage: z.string(),
  images: z.array(z.string()),
  floorPlan: z.exactOptional(z.string()),
  floor: z.exactOptional(z.int()),
  maxFloor: z.exactOptional(z.int()),
  /** Whole units of the site's currency; for rented homes, the rent. */
  monthlyFee: z.exactOptional(z.number()),
})
export type ObjectHitDto = z.infer<typeof objectHitDto>

/**
 * A stage as a hit. Properties of its homes are lists, because homes may differ. `objects`, rooms, areas and prices cover the homes that
 * the search found; all other properties cover the stage's homes for sale. Prices are whole units of the site's currency; 0 if not set.
 */
export const stageHitDto = z.object({
  type: z.literal('stage'),
  id: z.string(),
  siteId: z.int(),
  name: z.string(),
  url: z.string(),
  status: z.enum(projectStatuses),
  /** Same as `status`, with the name that hits of homes use. */
  stageStatus: z.enum(projectStatuses),
  phase: z.enum(projectPhases),
  concept: z.enum(concepts),
  residenceTypes: z.array(z.enum(residenceTypes)),
  disposalForms: z.array(z.enum(disposalForms)),
  minRooms: z.number(),
  maxRooms: z.number(),
  minLivingArea: z.number(),
  maxLivingArea: z.number(),
  minPrice: z.number(),
  maxPrice: z.number(),
  /** Finland: including the share of loans. */
  minTotalPrice: z.exactOptional(z.number()),
  maxTotalPrice: z.exactOptional(z.number()),
  objects: z.int(),
  inhabitDates: z.array(z.string()),
  showings: z.array(z.string()),
  vipStart: z.exactOptional(z.string()),
  vipEnd: z.exactOptional(z.string()),
  county: z.string(),
  municipality: z.string(),
  area: z.string(),
  tags: z.array(z.string()),
  geo: geoDto,
  shortDescription: z.string(),
  searchImage: z.string(),
})
export type StageHitDto = z.infer<typeof stageHitDto>

/** An area as a hit: its tag, and the number of search results in it. */
export const areaHitDto = z.object({
  type: z.literal('area'),
  id: z.string(),
  siteId: z.int(),
  name: z.string(),
  url: z.string(),
  municipality: z.string(),
  /** The place itself, with its counts independent of the search. */
  tag: tagDto,
  objects: z.int(),
  stages: z.int(),
  minPrice: z.number(),
  maxPrice: z.number(),
  geo: geoDto,
  searchImage: z.string(),
})
export type AreaHitDto = z.infer<typeof areaHitDto>

const counts = z.record(z.string(), z.int())

export const facetDistributionDto = z.object({
  type: counts,
  residenceType: counts,
  disposalForm: counts,
  concepts: counts,
  projectStatus: counts,
  outdoorArea: counts,
  accessibility: z.prefault(counts, {}),
  sun: z.prefault(counts, {}),
  inhabitDate: counts,
  viewing: counts,
})

export const stringList = z.array(text(100)).check(z.maxLength(50))
const bound = z.number().check(z.nonnegative(), z.maximum(1_000_000_000_000))
/** South, west, north and east, decimal degrees. */
export const geoBoxDto = z.tuple([longitude, longitude, longitude, longitude])
/** A part of the map, decimal degrees: south, west, north and east of a box, or latitude and longitude of each corner of a polygon. */
export const geoSearchDto = z.array(longitude).check(z.minLength(4), z.maxLength(2 * maxGeoCorners))

/** Open bounds are absent. Choices are already expanded (SEARCH-6). */
export const searchFilterDto = z.strictObject({
  siteId,
  status: z.optional(z.array(z.enum(residenceStatuses))),
  minPrice: z.optional(bound),
  maxPrice: z.optional(bound),
  /** Monthly rent of rentals. With bounds of the price, homes match by their price and rentals by their rent. */
  minRent: z.optional(bound),
  maxRent: z.optional(bound),
  minRooms: z.optional(bound),
  maxRooms: z.optional(bound),
  minArea: z.optional(bound),
  maxArea: z.optional(bound),
  inhabitBefore: z.optional(day),
  viewingFrom: z.optional(day),
  viewingBefore: z.optional(day),
  residenceType: z.optional(z.array(z.enum(residenceTypes))),
  disposalForm: z.optional(z.array(z.enum(disposalForms))),
  concepts: z.optional(z.array(z.enum(concepts))),
  projectStatus: z.optional(z.array(z.enum(projectStatuses))),
  outdoorArea: z.optional(z.array(z.enum(outdoorAreas))),
  /** Homes with all of these. */
  accessibility: z.optional(z.array(z.enum(accessibilities))),
  /** Homes with sun at all of these times. */
  sun: z.optional(z.array(z.enum(sunTimes))),
  stageIds: z.optional(stringList),
  tags: z.optional(stringList),
  geoSearch: z.optional(geoSearchDto),
})
export type SearchFilterDto = z.infer<typeof searchFilterDto>

/** The data of a home that is the only one in its map cell. */
export const pinnedHomeDto = z.pick(objectHitDto, {
  id: true,
  name: true,
  url: true,
  status: true,
  disposalForm: true,
  minPrice: true,
  minTotalPrice: true,
  monthlyFee: true,
})
export type PinnedHomeDto = z.infer<typeof pinnedHomeDto>

/**
 * The homes in one cell of a map. Cells are 64 pixels wide and high, counted from the world's north-west corner. Bounds are those of the
 * homes. The price is the lowest searched price of the homes, in whole units of the site's currency.
 */
export const mapCellDto = z.object({
  column: z.int(),
  row: z.int(),
  objects: z.int(),
  bounds: geoBoxDto,
  minPrice: z.exactOptional(z.number()),
  /** Empty if there are more than ten. */
  ids: z.array(z.string()).check(z.maxLength(maxHomesNamed)),
  /** The home, if it is the only one. */
  home: z.exactOptional(pinnedHomeDto),
})
export type MapCellDto = z.infer<typeof mapCellDto>
