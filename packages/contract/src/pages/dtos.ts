// Schemas of view models: each template has its own model (PLAT-41, PLAT-46).
import type { ContentTemplateKind } from '@husrum/domain'
import { homePaperKinds, ownModelTemplates, pageTemplateKinds } from '@husrum/domain'
import { bookingStepKeys } from '../booking/dtos.ts'
import { caseDoorDto, caseWizardModelDto } from '../fault-report/dtos.ts'
import { premisesDetailsDto, premisesDto } from '../premises/dtos.ts'
import { tagDto } from '../search/dtos.ts'
import { z } from '../zod.ts'
import { blockDto } from './block-dtos.ts'
import { chromeDto, countryLinkDto, linkDto } from './chrome-dtos.ts'
import { homeDetailsDto, homeDto, stageDetailsDto, stageDto } from './home-page-dtos.ts'

const seoDto = z.object({
  title: z.string(),
  description: z.string(),
  canonical: z.string(),
  robots: z.enum(['index,follow', 'noindex,follow', 'noindex,nofollow']),
  shareImage: z.exactOptional(z.string()),
  alternates: z.exactOptional(z.array(z.object({ language: z.string(), href: z.string() }))),
})

const frame = {
  ...chromeDto.shape,
  pageId: z.string(),
  siteVersion: z.string(),
  language: z.string(),
  seo: seoDto,
  breadcrumbs: z.array(linkDto),
  isCorporate: z.exactOptional(z.boolean()),
  editUrl: z.exactOptional(z.string()),
  editMode: z.exactOptional(z.boolean()),
  languages: z.exactOptional(z.array(countryLinkDto)),
  subMenu: z.exactOptional(z.array(linkDto)),
  dataLayer: z.exactOptional(z.record(z.string(), z.unknown())),
  objectId: z.exactOptional(z.string()),
  /** No electronic identity is currently available on this site. */
  withoutIdentity: z.exactOptional(z.boolean()),
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

const searchHeadDto = z.object({ title: z.string(), description: z.string() })

const mapTilesDto = z.object({
  kind: z.enum(['raster', 'pmtiles']),
  url: z.string(),
  attribution: z.string(),
})

const searchPageDto = z.object({
  ...frame,
  template: z.literal('search'),
  model: z.object({
    heading: z.string(),
    preamble: z.string(),
    tags: z.array(tagDto),
    /** Title and description for searches that start on this page; `{places}` is replaced with place names. */
    heads: z.exactOptional(z.object({ everywhere: searchHeadDto, inPlaces: searchHeadDto })),
    /** A map that replaces the bundled one. */
    mapTiles: z.exactOptional(mapTilesDto),
  }),
})

const papersDto = z.exactOptional(
  z.array(
    z.object({
      id: z.string(),
      kind: z.enum(homePaperKinds),
      title: z.string(),
      /** Of the title, if it is not that of the page. */
      language: z.exactOptional(z.string()),
      /** Bytes. */
      size: z.int(),
      href: z.string(),
    }),
  ),
)

const objectPageDto = z.object({
  ...frame,
  template: z.enum(['object', 'rental']),
  model: z.object({
    home: homeDetailsDto,
    stage: stageDetailsDto,
    similar: z.array(homeDto),
    papers: papersDto,
  }),
})

const stagePageDto = z.object({
  ...frame,
  template: z.enum(['stage', 'rentalProject']),
  model: z.object({
    stage: stageDetailsDto,
    homeIds: z.array(z.string()),
    publishedAt: z.exactOptional(z.string()),
    nearby: z.array(stageDto),
    streets: z.exactOptional(z.array(z.string())),
    mapTiles: z.exactOptional(mapTilesDto),
    explorer: z.exactOptional(
      z.object({ path: z.string(), image: z.string(), aspect: z.exactOptional(z.number()) }),
    ),
    papers: papersDto,
  }),
})

const residenceExplorerPageDto = z.object({
  ...frame,
  template: z.literal('residenceExplorer'),
  model: z.object({ stage: stageDto }),
})

const notFoundPageDto = z.object({
  ...frame,
  template: z.enum(['notFound', 'notFoundObject', 'notFoundStage']),
  model: z.object({
    heading: z.string(),
    text: z.string(),
    instead: z.exactOptional(z.array(stageDto)),
  }),
})

const successionStagePageDto = z.object({
  ...frame,
  template: z.literal('successionStage'),
  model: z.object({
    stage: stageDetailsDto,
    homes: z.array(homeDto),
    yearBuilt: z.exactOptional(z.int()),
  }),
})

const premisesObjectPageDto = z.object({
  ...frame,
  template: z.literal('premisesObject'),
  model: z.object({ premises: premisesDetailsDto, similar: z.array(premisesDto) }),
})

const notFoundPremisesPageDto = z.object({
  ...frame,
  template: z.literal('notFoundPremises'),
  model: z.object({
    heading: z.string(),
    text: z.string(),
    nearest: z.array(premisesDto),
    blocks: z.array(blockDto),
  }),
})

const hasOwnModel = new Set<string>(ownModelTemplates)
const contentTemplates = pageTemplateKinds.filter(
  (kind): kind is ContentTemplateKind => !hasOwnModel.has(kind),
)

const contentModelDto = z.object({
  heading: z.string(),
  preamble: z.exactOptional(z.string()),
  image: z.exactOptional(z.string()),
  date: z.exactOptional(z.string()),
  author: z.exactOptional(z.string()),
  blocks: z.array(blockDto),
  mapTiles: z.exactOptional(mapTilesDto),
})

const contentPageDto = z.object({
  ...frame,
  template: z.enum(contentTemplates),
  model: contentModelDto,
})

const faultReportPageDto = z.object({
  ...frame,
  template: z.literal('faultReport'),
  model: z.object({ ...contentModelDto.shape, door: caseDoorDto }),
})

const caseWizardPageDto = z.object({
  ...frame,
  template: z.literal('caseWizard'),
  model: caseWizardModelDto,
})

const clickToBuyPageDto = z.object({
  ...frame,
  template: z.literal('clickToBuy'),
  model: z.object({ step: z.enum(bookingStepKeys), isInvitation: z.exactOptional(z.boolean()) }),
})

const bookingWithdrawalPageDto = z.object({
  ...frame,
  template: z.literal('bookingWithdrawal'),
  model: z.object({ heading: z.string() }),
})

export const pageDto = z.discriminatedUnion('template', [
  startPageDto,
  searchPageDto,
  objectPageDto,
  stagePageDto,
  notFoundPageDto,
  residenceExplorerPageDto,
  successionStagePageDto,
  premisesObjectPageDto,
  notFoundPremisesPageDto,
  faultReportPageDto,
  caseWizardPageDto,
  clickToBuyPageDto,
  bookingWithdrawalPageDto,
  contentPageDto,
])
export type PageDto = z.infer<typeof pageDto>

/** The new address of a moved page: a path of the site, or an https address. The answer itself is a 200. */
export const redirectDto = z.object({
  status: z.union([z.literal(301), z.literal(302)]),
  location: z.string().check(z.regex(/^(?:\/(?!\/)|https:\/\/[^/\s\\])[^\s\\]*$/)),
})
export type RedirectDto = z.infer<typeof redirectDto>
