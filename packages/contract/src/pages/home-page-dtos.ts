// A home and a stage on the wire, with everything that their own pages show (SEARCH-17, SEARCH-18).
import {
  accessibilities,
  concepts,
  disposalForms,
  energyClasses,
  parkingOptions,
  pictureMotifs,
  planRoomKinds,
  projectPhases,
  projectStatuses,
  residenceStatuses,
  residenceTypes,
  sightKinds,
  sunPlaces,
  sunTimes,
  surroundingKinds,
} from '@husrum/domain'
import { contactDto } from '../contacts/dtos.ts'
import { geoDto, outdoorSpaceDto } from '../search/dtos.ts'
import { z } from '../zod.ts'

/** Prices are whole units of the site's currency, 0 where none is set. */
export const stageDto = z.object({
  id: z.string(),
  siteId: z.int(),
  name: z.string(),
  path: z.string(),
  status: z.enum(projectStatuses),
  phase: z.enum(projectPhases),
  concept: z.enum(concepts),
  residenceTypes: z.array(z.enum(residenceTypes)),
  disposalForms: z.array(z.enum(disposalForms)),
  county: z.string(),
  municipality: z.string(),
  areaName: z.string(),
  tagIds: z.array(z.string()),
  geo: geoDto,
  shortDescription: z.string(),
  image: z.string(),
  homes: z.int(),
  minRooms: z.number(),
  maxRooms: z.number(),
  minArea: z.number(),
  maxArea: z.number(),
  minPrice: z.number(),
  maxPrice: z.number(),
  minTotalPrice: z.optional(z.number()),
  maxTotalPrice: z.optional(z.number()),
  inhabitDate: z.string(),
  inhabitDates: z.array(z.string()),
  showings: z.array(z.string()),
  vipStart: z.optional(z.string()),
  vipEnd: z.optional(z.string()),
})
export type StageDto = z.infer<typeof stageDto>

export const stageDetailsDto = z.extend(stageDto, {
  contacts: z.optional(z.array(contactDto)),
  surroundings: z.optional(
    z.array(z.object({ kind: z.enum(surroundingKinds), walkMinutes: z.int(), geo: z.optional(geoDto) })),
  ),
  energyClass: z.optional(z.enum(energyClasses)),
  /** Its houses and their neighbours from above: metres east and north of its place, and up. */
  houses: z.optional(
    z.array(
      z.object({
        outline: z.array(z.tuple([z.number(), z.number()])).check(z.minLength(3), z.maxLength(60)),
        height: z.number(),
        isOwn: z.boolean(),
      }),
    ),
  ),
})
export type StageDetailsDto = z.infer<typeof stageDetailsDto>

/** Prices are whole units of the site's currency; 0 where none is set. */
export const homeDto = z.object({
  id: z.string(),
  siteId: z.int(),
  stageId: z.string(),
  stageName: z.string(),
  name: z.string(),
  path: z.string(),
  residenceType: z.enum(residenceTypes),
  disposalForm: z.enum(disposalForms),
  status: z.enum(residenceStatuses),
  soldAt: z.optional(z.string()),
  projectStatus: z.enum(projectStatuses),
  concept: z.enum(concepts),
  rooms: z.number(),
  area: z.number(),
  price: z.number(),
  totalPrice: z.optional(z.number()),
  inhabitDate: z.string(),
  showings: z.array(z.string()),
  outdoorSpaces: z.array(outdoorSpaceDto),
  accessibility: z.optional(z.array(z.enum(accessibilities))),
  sunTimes: z.optional(z.array(z.enum(sunTimes))),
  /** Hours of sun a day on its outdoor space, from April to September on average. */
  sunHours: z.optional(z.number()),
  county: z.string(),
  municipality: z.string(),
  areaName: z.string(),
  tagIds: z.array(z.string()),
  geo: geoDto,
  shortDescription: z.string(),
  images: z.array(z.string()),
  floorPlan: z.optional(z.string()),
  floor: z.optional(z.int()),
  maxFloor: z.optional(z.int()),
  /** Whole units of the site's currency a month; the rent of what is rented. */
  monthlyFee: z.optional(z.number()),
})
export type HomeDto = z.infer<typeof homeDto>

const vector = z.object({ x: z.number(), y: z.number(), z: z.number() })

/** The 360-degree pictures of a home (SEARCH-37); metres and degrees. */
const panoramaDto = z.object({
  cameras: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      floorLevel: z.int(),
      position: vector,
      rotation: vector,
      fieldOfView: z.number(),
      hasQA: z.boolean(),
      area: z.optional(z.number()),
      sights: z.optional(
        z.array(
          z.object({
            kind: z.enum(sightKinds),
            azimuth: z.number(),
            facing: z.optional(z.number()),
            room: z.optional(z.string()),
            to: z.optional(z.string()),
          }),
        ),
      ),
      still: z.optional(z.string()),
    }),
  ),
  archetypes: z.array(
    z.object({
      id: z.string(),
      furnishings: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  northOffset: z.optional(z.number()),
  rooms: z.optional(
    z.array(
      z.object({
        kind: z.string(),
        floorLevel: z.int(),
        x: z.number(),
        y: z.number(),
        wide: z.number(),
        high: z.number(),
      }),
    ),
  ),
})

export const homeDetailsDto = z.extend(homeDto, {
  objectNumber: z.string(),
  apartmentNumber: z.optional(z.string()),
  address: z.string(),
  heroImage: z.optional(z.string()),
  parking: z.optional(z.enum(parkingOptions)),
  plotArea: z.optional(z.number()),
  /** Whole units, as all amounts: the part of the monthly fee that pays the association's loans. */
  financingFee: z.optional(z.number()),
  /** Norway: a part of the total price. */
  purchaseCosts: z.optional(z.number()),
  energyClass: z.optional(z.enum(energyClasses)),
  description: z.string(),
  floorPlan: z.string(),
  motifs: z.optional(z.record(z.string(), z.enum(pictureMotifs))),
  /** Those of `images` that are not of this home. */
  exampleImages: z.optional(z.array(z.string())),
  sun: z.optional(
    z.object({
      /** What its outdoor space sees of the sky, degrees; `horizon` every ten degrees clockwise from north. */
      outlook: z.object({
        place: z.enum(sunPlaces),
        at: z.optional(z.tuple([z.number(), z.number()])),
        facing: z.optional(z.number()),
        horizon: z.array(z.number()).check(z.length(36)),
        overhang: z.optional(z.number()),
      }),
      /** The sun on the 21st of each month: minutes after midnight by the country's clocks. */
      year: z.array(z.array(z.object({ from: z.int(), to: z.int() }))).check(z.length(12)),
    }),
  ),
  /** Drawings that lie on each other; `metres` is what the side of one measures in the home. */
  planDrawings: z.optional(
    z.object({
      metres: z.number().check(z.positive()),
      views: z.array(z.object({ image: z.string(), hasFurniture: z.boolean(), hasMeasures: z.boolean() })),
    }),
  ),
  planRooms: z.optional(z.array(z.object({ kind: z.enum(planRoomKinds), area: z.number() }))),
  panorama: z.optional(panoramaDto),
  phase: z.enum(projectPhases),
  /** Of a home that its owner sells. */
  resale: z.optional(
    z.object({
      broker: z.object({
        name: z.string(),
        agency: z.string(),
        phone: z.optional(z.string()),
        email: z.optional(z.string()),
      }),
      yearBuilt: z.int(),
    }),
  ),
  publishedAt: z.string(),
})
export type HomeDetailsDto = z.infer<typeof homeDetailsDto>
