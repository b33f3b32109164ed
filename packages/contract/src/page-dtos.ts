// View models on the wire: what stands around a page, and each template's own model (specification 3 §3, §7.3).
import type { ContentTemplateKind } from '@husrum/domain'
import {
  concepts,
  contentForms,
  disposalForms,
  ownModelTemplates,
  pageTemplateKinds,
  projectPhases,
  projectStatuses,
  residenceStatuses,
  residenceTypes,
  videoProviders,
} from '@husrum/domain'
import { geoDto, outdoorSpaceDto, tagDto } from './residence-dtos.ts'
import { z } from './zod.ts'

const linkDto = z.object({ title: z.string(), href: z.string() })
const menuLinkDto = z.object({ ...linkDto.shape, children: z.optional(z.array(linkDto)) })
const countryLinkDto = z.object({
  ...linkDto.shape,
  language: z.enum(['sv', 'nb', 'fi', 'en']),
  isCurrent: z.boolean(),
})

export const chromeDto = z.object({
  navigation: z.object({
    main: z.array(menuLinkDto),
    corporate: z.array(menuLinkDto),
    career: z.array(menuLinkDto),
    quickLinks: z.array(linkDto),
  }),
  footer: z.object({
    companyLinks: z.array(linkDto),
    discoveryLinks: z.array(linkDto),
    helpLinks: z.array(linkDto),
    socialLinks: z.array(linkDto),
    countryLinks: z.array(countryLinkDto),
    copyright: z.string(),
  }),
  popularSearches: z.array(linkDto),
  contact: z.object({
    phone: z.optional(z.string()),
    email: z.string(),
    hours: z.optional(z.string()),
  }),
  crisisBanner: z.optional(
    z.object({
      bannerEnabled: z.boolean(),
      isGlobal: z.boolean(),
      isEmergency: z.boolean(),
      heading: z.string(),
      text: z.string(),
      linkUrl: z.optional(z.string()),
    }),
  ),
  cookiesPageUrl: z.optional(z.string()),
  cookiesFaqSectionId: z.optional(z.string()),
})

const stageDto = z.object({
  id: z.string(),
  siteId: z.int(),
  name: z.string(),
  path: z.string(),
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
  alternates: z.optional(z.array(z.object({ language: z.string(), href: z.string() }))),
})

const heading = z.optional(z.string())
const cardDto = z.object({
  title: z.string(),
  text: z.string(),
  href: z.optional(z.string()),
  image: z.optional(z.string()),
})
const listing = { kind: z.literal('listing'), heading }

/** The pieces that a content page is composed of. HTML is sanitised by whoever sends it, and again by whoever shows it. */
const knownBlockDto = z.union([
  z.object({ kind: z.literal('text'), heading, body: z.string() }),
  z.object({
    kind: z.literal('image'),
    image: z.string(),
    alt: z.string(),
    caption: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('cards'), heading, intro: z.optional(z.string()), cards: z.array(cardDto) }),
  z.object({
    kind: z.literal('quote'),
    text: z.string(),
    who: z.string(),
    role: z.optional(z.string()),
    image: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('faq'),
    heading,
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  z.object({
    kind: z.literal('facts'),
    heading,
    facts: z.array(z.object({ term: z.string(), value: z.string() })),
  }),
  z.object({
    kind: z.literal('video'),
    heading,
    title: z.string(),
    provider: z.enum(videoProviders),
    video: z.string(),
    image: z.optional(z.string()),
    transcript: z.optional(z.string()),
  }),
  z.object({ ...listing, listing: z.literal('homes'), ids: z.array(z.string()) }),
  z.object({ ...listing, listing: z.literal('stages'), stages: z.array(stageDto) }),
  z.object({ ...listing, listing: z.literal('places'), places: z.array(tagDto) }),
  z.object({
    ...listing,
    listing: z.literal('pages'),
    pages: z.array(
      z.object({
        ...linkDto.shape,
        preamble: z.string(),
        date: z.optional(z.string()),
        image: z.optional(z.string()),
      }),
    ),
  }),
  z.object({ kind: z.literal('form'), heading, form: z.enum(contentForms) }),
  z.object({
    kind: z.literal('contact'),
    heading,
    contacts: z.array(
      z.object({
        name: z.string(),
        role: z.optional(z.string()),
        phone: z.optional(z.string()),
        email: z.optional(z.string()),
        image: z.optional(z.string()),
      }),
    ),
  }),
  z.object({ kind: z.literal('links'), heading, links: z.array(linkDto) }),
])
export type BlockDto = z.infer<typeof knownBlockDto>

/** A block of a kind that this release does not know passes the door; whoever shows the page leaves it out. */
const blockDto = z.union([knownBlockDto, z.looseObject({ kind: z.string() })])

/** Whether a block is one that this release can show. */
export const isKnownBlock = (block: unknown): block is BlockDto => z.safeParse(knownBlockDto, block).success

const frame = {
  ...chromeDto.shape,
  pageId: z.string(),
  siteVersion: z.string(),
  language: z.string(),
  seo: seoDto,
  breadcrumbs: z.array(linkDto),
  isCorporate: z.optional(z.boolean()),
  editUrl: z.optional(z.string()),
  editMode: z.optional(z.boolean()),
  languages: z.optional(z.array(countryLinkDto)),
  subMenu: z.optional(z.array(linkDto)),
  dataLayer: z.optional(z.record(z.string(), z.unknown())),
  objectId: z.optional(z.string()),
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
    blocks: z.array(blockDto),
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

const stagePageDto = z.object({
  ...frame,
  template: z.literal('stage'),
  model: z.object({
    stage: stageDto,
    homeIds: z.array(z.string()),
    publishedAt: z.optional(z.string()),
  }),
})

const notFoundPageDto = z.object({
  ...frame,
  template: z.enum(['notFound', 'notFoundObject', 'notFoundStage']),
  model: z.object({ heading: z.string(), text: z.string() }),
})

const hasOwnModel = new Set<string>(ownModelTemplates)
const contentTemplates = pageTemplateKinds.filter(
  (kind): kind is ContentTemplateKind => !hasOwnModel.has(kind),
)

const contentPageDto = z.object({
  ...frame,
  template: z.enum(contentTemplates),
  model: z.object({
    heading: z.string(),
    preamble: z.optional(z.string()),
    image: z.optional(z.string()),
    date: z.optional(z.string()),
    author: z.optional(z.string()),
    blocks: z.array(blockDto),
  }),
})

export const pageDto = z.discriminatedUnion('template', [
  startPageDto,
  searchPageDto,
  objectPageDto,
  stagePageDto,
  notFoundPageDto,
  contentPageDto,
])
/** Where a page has moved to: a path of the site, or an https address (provider-facts 5.6). The answer itself is a 200. */
export const redirectDto = z.object({
  status: z.union([z.literal(301), z.literal(302)]),
  location: z.string().check(z.regex(/^(?:\/(?!\/)|https:\/\/[^/\s\\])[^\s\\]*$/)),
})
export type RedirectDto = z.infer<typeof redirectDto>

export type PageDto = z.infer<typeof pageDto>
export type ChromeDto = z.infer<typeof chromeDto>
