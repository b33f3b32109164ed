// View models on the wire: what stands around a page, and each template's own model (specification 3 §3, §7.3).
import {
  concepts,
  disposalForms,
  projectPhases,
  projectStatuses,
  residenceStatuses,
  residenceTypes,
} from '@husrum/domain'
import { geoDto, outdoorSpaceDto, tagDto } from './residence-dtos.ts'
import { z } from './zod.ts'

const linkDto = z.object({ title: z.string(), href: z.string() })

export const chromeDto = z.object({
  navigation: z.object({ main: z.array(linkDto) }),
  footer: z.object({
    companyLinks: z.array(linkDto),
    discoveryLinks: z.array(linkDto),
    helpLinks: z.array(linkDto),
    countryLinks: z.array(
      z.object({
        title: z.string(),
        href: z.string(),
        language: z.enum(['sv', 'nb', 'fi', 'en']),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  popularSearches: z.array(linkDto),
})

const stageDto = z.object({
  id: z.string(),
  siteId: z.int(),
  name: z.string(),
  status: z.enum(projectStatuses),
  phase: z.enum(projectPhases),
  concept: z.enum(concepts),
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
  inhabitDate: z.string(),
  vipStart: z.optional(z.string()),
  vipEnd: z.optional(z.string()),
})

const homeDetailsDto = z.object({
  id: z.string(),
  siteId: z.int(),
  stageId: z.string(),
  stageName: z.string(),
  name: z.string(),
  path: z.string(),
  residenceType: z.enum(residenceTypes),
  disposalForm: z.enum(disposalForms),
  status: z.enum(residenceStatuses),
  projectStatus: z.enum(projectStatuses),
  concept: z.enum(concepts),
  rooms: z.number(),
  area: z.number(),
  price: z.number(),
  totalPrice: z.optional(z.number()),
  inhabitDate: z.string(),
  showings: z.array(z.string()),
  outdoorSpaces: z.array(outdoorSpaceDto),
  county: z.string(),
  municipality: z.string(),
  areaName: z.string(),
  tagIds: z.array(z.string()),
  geo: geoDto,
  shortDescription: z.string(),
  images: z.array(z.string()),
  objectNumber: z.string(),
  apartmentNumber: z.optional(z.string()),
  address: z.string(),
  floor: z.optional(z.int()),
  maxFloor: z.optional(z.int()),
  plotArea: z.optional(z.number()),
  monthlyFee: z.optional(z.number()),
  energyClass: z.optional(z.enum(['A', 'B', 'C', 'D'])),
  description: z.string(),
  floorPlan: z.string(),
  phase: z.enum(projectPhases),
  publishedAt: z.string(),
})

const seoDto = z.object({
  title: z.string(),
  description: z.string(),
  canonical: z.string(),
  robots: z.enum(['index,follow', 'noindex,follow', 'noindex,nofollow']),
  shareImage: z.optional(z.string()),
})

const frame = {
  ...chromeDto.shape,
  pageId: z.string(),
  siteVersion: z.string(),
  language: z.string(),
  seo: seoDto,
  breadcrumbs: z.array(linkDto),
}

const startPageDto = z.object({
  ...frame,
  template: z.literal('start'),
  model: z.object({
    heading: z.string(),
    preamble: z.string(),
    heroImage: z.string(),
    places: z.array(tagDto),
    newestIds: z.array(z.string()),
  }),
})

const searchPageDto = z.object({
  ...frame,
  template: z.literal('search'),
  model: z.object({ heading: z.string(), preamble: z.string(), tags: z.array(tagDto) }),
})

const objectPageDto = z.object({
  ...frame,
  template: z.literal('object'),
  model: z.object({ home: homeDetailsDto, stage: stageDto, similarIds: z.array(z.string()) }),
})

const notFoundPageDto = z.object({
  ...frame,
  template: z.enum(['notFound', 'notFoundObject']),
  model: z.object({ heading: z.string(), text: z.string() }),
})

export const pageDto = z.discriminatedUnion('template', [
  startPageDto,
  searchPageDto,
  objectPageDto,
  notFoundPageDto,
])
export type PageDto = z.infer<typeof pageDto>
export type ChromeDto = z.infer<typeof chromeDto>
