// The pages of homes that their owners sell, and of the stages with such homes.
import type {
  Home,
  HomeDetails,
  ObjectPage,
  PageLink,
  SiteDefinition,
  SuccessionStagePage,
} from '@husrum/domain'
import {
  defaultSuccessionFilters,
  homeAddressOn,
  homePageOn,
  municipalitySlug,
  openShowings,
  successionAddressOn,
  successionHomes,
  writeSuccessionAddress,
} from '@husrum/domain'
import { contentTextsOf } from '../content-texts-of.ts'
import type { PageCatalogue } from '../page-catalogue.ts'
import { catalogueAddressOf } from './catalogue-address.ts'
import type { MakeObjectPage } from './object-page.ts'
import type { PageFrame } from './page-frame.ts'
import { pageBase, pageSeo, startLink } from './page-frame.ts'
import { stageWordsOf } from './stage-page.ts'
import { successionInLanguages } from './translations.ts'

/** The result for a path below the resale list: a page, or a redirect. */
export type SuccessionAnswer =
  | { readonly kind: 'page'; readonly page: ObjectPage | SuccessionStagePage }
  | { readonly kind: 'elsewhere'; readonly location: string }
  | { readonly kind: 'missing'; readonly template: 'notFoundObject' | 'notFoundStage' }

/** Municipality, area and stage; a home is one step below. */
const stageDepth = 3

/** Links to the start page, and to the list under its written title. */
const waysToList = ({ site, content }: PageFrame): readonly PageLink[] => {
  const { succession } = site.routes
  const written = succession === undefined ? undefined : content.page(succession)
  return [startLink(site), ...(written ? [{ title: written.title, href: written.path }] : [])]
}

const cardOn = (site: SiteDefinition, home: Home): Home => ({
  ...home,
  path: homePageOn(site, home),
})

/** Oldest first, without duplicates. */
const yearsOf = (homes: readonly HomeDetails[]): readonly number[] => [
  ...new Set(homes.flatMap(({ resale }) => resale?.yearBuilt ?? []).sort()),
]

export const makeSuccessionPage = ({
  catalogue,
  objectPage,
}: {
  readonly catalogue: PageCatalogue
  readonly objectPage: MakeObjectPage
}) => {
  const stagePage = async (frame: PageFrame): Promise<SuccessionAnswer> => {
    const { site } = frame
    const found = await catalogue.stageByPath(site.catalogueSiteId, catalogueAddressOf(site, frame.path))
    if (!found) return { kind: 'missing', template: 'notFoundStage' }
    const { stage } = found
    const homes = successionHomes(found.homes, defaultSuccessionFilters, site)
    // No resale homes at present: redirect to the stage's own page.
    if (homes.length === 0) return { kind: 'elsewhere', location: homeAddressOn(site, stage.path) }
    const path = successionAddressOn(site, stage.path)
    const texts = contentTextsOf(site).succession
    const { place } = stageWordsOf(stage, site)
    const words = { name: stage.name, place, homes: homes.length }
    const [yearBuilt] = yearsOf(homes)
    const { languages, ...alternates } = successionInLanguages(frame, stage.path)
    return {
      kind: 'page',
      page: {
        ...pageBase(frame),
        template: 'successionStage',
        pageId: `succession/${stage.id}`,
        seo: pageSeo(frame, texts.stageSeoTitle(words), {
          description: texts.stageSeoDescription(words),
          ...alternates,
          ...(stage.image !== '' && { shareImage: stage.image }),
        }),
        ...(languages.length > 1 && { languages }),
        breadcrumbs: [...waysToList(frame), { title: stage.name, href: path }],
        model: {
          stage: { ...stage, path: homeAddressOn(site, stage.path) },
          homes: homes.map((home) => ({
            ...cardOn(site, home),
            showings: openShowings(home.showings, Date.now()),
          })),
          ...(yearBuilt !== undefined && { yearBuilt }),
        },
      },
    }
  }

  const homePage = async (frame: PageFrame): Promise<SuccessionAnswer> => {
    const { site } = frame
    const page = await objectPage(frame)
    if (!page) return { kind: 'missing', template: 'notFoundObject' }
    const { home, stage, similar } = page.model
    // Not for resale: not yet, or no longer.
    if (home.status !== 'succession') return { kind: 'elsewhere', location: home.path }
    const stagePath = successionAddressOn(site, stage.path)
    const path = successionAddressOn(site, home.path)
    const { languages = [], ...alternates } = successionInLanguages(frame, home.path)
    return {
      kind: 'page',
      page: {
        ...page,
        seo: { ...page.seo, ...alternates },
        ...(languages.length > 1 && { languages }),
        breadcrumbs: [
          ...waysToList(frame),
          { title: stage.name, href: stagePath },
          { title: home.name, href: path },
        ],
        model: {
          ...page.model,
          home: { ...home, path },
          stage: { ...stage, path: stagePath },
          similar: similar.map((one) => cardOn(site, one)),
        },
      },
    }
  }

  /** `below` is the path relative to the list. */
  return (frame: PageFrame, below: string): Promise<SuccessionAnswer> | SuccessionAnswer => {
    const steps = below.split('/').filter(Boolean)
    if (steps.length === stageDepth) return stagePage(frame)
    if (steps.length > stageDepth) return homePage(frame)
    // A shortened address of a home leads to the search in its municipality.
    const municipality = municipalitySlug(steps[0] ?? '') || defaultSuccessionFilters.municipality
    const location = writeSuccessionAddress({ ...defaultSuccessionFilters, municipality }, frame.site)
    return { kind: 'elsewhere', location: location ?? frame.site.routes.start }
  }
}
