// Schemas of homes and stages, with all data of their own pages (SEARCH-17, SEARCH-18).
import {
  accessibilities,
  concepts,
  disposalForms,
  energyClasses,
  locales,
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

/** Prices are whole units of the site's currency; 0 if not set. */
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
  minTotalPrice: z.exactOptional(z.number()),
  maxTotalPrice: z.exactOptional(z.number()),
  inhabitDate: z.string(),
  inhabitDates: z.array(z.string()),
  showings: z.array(z.string()),
  vipStart: z.exactOptional(z.string()),
  vipEnd: z.exactOptional(z.string()),
})
export type StageDto = z.infer<typeof stageDto>

export const stageDetailsDto = z.extend(stageDto, {
  contacts: z.exactOptional(z.array(contactDto)),
  surroundings: z.exactOptional(
    z.array(z.object({ kind: z.enum(surroundingKinds), walkMinutes: z.int(), geo: z.exactOptional(geoDto) })),
  ),
  energyClass: z.exactOptional(z.enum(energyClasses)),
  /** Outlines of its houses and their neighbours: metres east and north of its location, and their heights in metres. */
  houses: z.exactOptional(
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

/** Prices are whole units of the site's currency; 0 if not set. */
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
  soldAt: z.exactOptional(z.string()),
  projectStatus: z.enum(projectStatuses),
  concept: z.enum(concepts),
  rooms: z.number(),
  area: z.number(),
  price: z.number(),
  totalPrice: z.exactOptional(z.number()),
  inhabitDate: z.string(),
  showings: z.array(z.string()),
  outdoorSpaces: z.array(outdoorSpaceDto),
  accessibility: z.exactOptional(z.array(z.enum(accessibilities))),
  sunTimes: z.exactOptional(z.array(z.enum(sunTimes))),
  /** Average daily hours of sun on its outdoor space, from April to September. */
  sunHours: z.exactOptional(z.number()),
  county: z.string(),
  municipality: z.string(),
  areaName: z.string(),
  tagIds: z.array(z.string()),
  geo: geoDto,
  shortDescription: z.string(),
  images: z.array(z.string()),
  floorPlan: z.exactOptional(z.string()),
  floor: z.exactOptional(z.int()),
  maxFloor: z.exactOptional(z.int()),
  /** Whole units of the site's currency per month; for rented homes, the rent. */
  monthlyFee: z.exactOptional(z.number()),
})
export type HomeDto = z.infer<typeof homeDto>

const vector = z.object({ x: z.number(), y: z.number(), z: z.number() })

/** The 360-degree pictures of a home (SEARCH-37), in metres and degrees. */
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
      area: z.exactOptional(z.number()),
      sights: z.exactOptional(
        z.array(
          z.object({
            kind: z.enum(sightKinds),
            azimuth: z.number(),
            facing: z.exactOptional(z.number()),
            room: z.exactOptional(z.string()),
            to: z.exactOptional(z.string()),
          }),
        ),
      ),
      still: z.exactOptional(z.string()),
    }),
  ),
  archetypes: z.array(
    z.object({
      id: z.string(),
      furnishings: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  northOffset: z.exactOptional(z.number()),
  rooms: z.exactOptional(
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
  apartmentNumber: z.exactOptional(z.string()),
  address: z.string(),
  heroImage: z.exactOptional(z.string()),
  parking: z.exactOptional(z.enum(parkingOptions)),
  plotArea: z.exactOptional(z.number()),
  /** The part of the monthly fee that pays the association's loans, in whole units. */
  financingFee: z.exactOptional(z.number()),
  /** Norway: included in the total price. */
  purchaseCosts: z.exactOptional(z.number()),
  energyClass: z.exactOptional(z.enum(energyClasses)),
  description: z.string(),
  floorPlan: z.string(),
  motifs: z.exactOptional(z.record(z.string(), z.enum(pictureMotifs))),
  /** The `images` that do not show this home. */
  exampleImages: z.exactOptional(z.array(z.string())),
  /** Descriptions by picture id and language. */
  alts: z.exactOptional(z.record(z.string(), z.partialRecord(z.enum(locales), z.string()))),
  sun: z.exactOptional(
    z.object({
      /** The visible sky from its outdoor space, in degrees; `horizon` every ten degrees clockwise from north. */
      outlook: z.object({
        place: z.enum(sunPlaces),
        at: z.exactOptional(z.tuple([z.number(), z.number()])),
        facing: z.exactOptional(z.number()),
        horizon: z.array(z.number()).check(z.length(36)),
        overhang: z.exactOptional(z.number()),
      }),
      /** Sunny times on the 21st of each month: minutes after midnight, local time. */
      year: z.array(z.array(z.object({ from: z.int(), to: z.int() }))).check(z.length(12)),
    }),
  ),
  /** Congruent floor plan drawings; `metres` is the length of a drawing's side in the home. */
  planDrawings: z.exactOptional(
    z.object({
      metres: z.number().check(z.positive()),
      views: z.array(z.object({ image: z.string(), hasFurniture: z.boolean(), hasMeasures: z.boolean() })),
    }),
  ),
  planRooms: z.exactOptional(z.array(z.object({ kind: z.enum(planRoomKinds), area: z.number() }))),
  panorama: z.exactOptional(panoramaDto),
  phase: z.enum(projectPhases),
  /** For a home that its owner sells. */
  resale: z.exactOptional(
    z.object({
      broker: z.object({
        name: z.string(),
        agency: z.string(),
        phone: z.exactOptional(z.string()),
        email: z.exactOptional(z.string()),
      }),
      yearBuilt: z.int(),
    }),
  ),
  publishedAt: z.string(),
})
export type HomeDetailsDto = z.infer<typeof homeDetailsDto>
