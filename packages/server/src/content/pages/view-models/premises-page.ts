// The page of premises, and the "not found" page for premises.
import type {
  NotFoundPremisesPage,
  PageLink,
  Premises,
  PremisesDetails,
  PremisesObjectPage,
  SiteDefinition,
} from '@husrum/domain'
import { formatArea, isLet, isPremisesAvailable, premisesAddressOn, premisesPageKind } from '@husrum/domain'
import { contentTextsOf } from '../content-texts-of.ts'
import type { PageCatalogue } from '../page-catalogue.ts'
import { resolveBlocks } from '../resolve-blocks.ts'
import type { PremisesWords } from '../texts/content-texts.ts'
import { catalogueAddressOf } from './catalogue-address.ts'
import { contactsOnTheWire } from './contacts-on-the-wire.ts'
import type { PageFrame } from './page-frame.ts'
import { pageBase, pageSeo, startLink } from './page-frame.ts'
import { premisesInLanguages } from './translations.ts'

const similarPremises = 3
const nearestPremises = 6

const cardOn = (site: SiteDefinition, premises: Premises): Premises => ({
  ...premises,
  path: premisesAddressOn(site, premises.path),
})

/** Premises in the words of their page's title and description. */
export const premisesWordsOf = (premises: Premises, site: SiteDefinition): PremisesWords => ({
  type: premises.type,
  name: premises.name,
  area: formatArea(premises.area, site.formats),
  place:
    premises.areaName === premises.municipality
      ? premises.municipality
      : `${premises.areaName}, ${premises.municipality}`,
  isLet: isLet(premises),
  isAvailable: isPremisesAvailable(premises.status),
})

/** Links to the start page, and to the page of all premises under its written title. */
const waysToPremises = ({ site, content }: PageFrame): readonly PageLink[] => {
  const { premises } = site.routes
  const written = premises === undefined ? undefined : content.page(premises)
  return [startLink(site), ...(written ? [{ title: written.title, href: written.path }] : [])]
}

const premisesPage = async (
  frame: PageFrame,
  found: PremisesDetails,
  { premises: catalogue }: Pick<PageCatalogue, 'premises'>,
): Promise<PremisesObjectPage> => {
  const { site } = frame
  const path = premisesAddressOn(site, found.path)
  const texts = contentTextsOf(site).premises
  const words = premisesWordsOf(found, site)
  const [shareImage] = found.images
  const { languages, ...alternates } = premisesInLanguages(frame, found.path)
  const similar = await catalogue.similar(found, similarPremises)
  const { contacts } = found
  return {
    ...pageBase(frame),
    template: 'premisesObject',
    pageId: `premises/${found.id}`,
    seo: pageSeo(frame, texts.seoTitle(words), {
      description: texts.seoDescription(words),
      ...alternates,
      ...(shareImage !== undefined && { shareImage }),
    }),
    ...(languages.length > 1 && { languages }),
    breadcrumbs: [...waysToPremises(frame), { title: found.name, href: path }],
    model: {
      premises: { ...found, path, ...(contacts && { contacts: contactsOnTheWire(contacts) }) },
      similar: similar.map((one) => cardOn(site, one)),
    },
  }
}

const missingPage = async (frame: PageFrame, catalogue: PageCatalogue): Promise<NotFoundPremisesPage> => {
  const { site, content, path } = frame
  const written = content.pages.find(({ template }) => template === 'notFoundPremises')
  const texts = contentTextsOf(site).notFoundPremises
  const text = written?.preamble ?? texts.text
  const nearest = await catalogue.premises.nearest(
    site.catalogueSiteId,
    catalogueAddressOf(site, path),
    nearestPremises,
  )
  return {
    ...pageBase(frame),
    template: 'notFoundPremises',
    pageId: 'notFoundPremises',
    seo: pageSeo(frame, written?.seo.title ?? texts.seoTitle, {
      description: written?.seo.description ?? text,
      robots: 'noindex,follow',
    }),
    breadcrumbs: waysToPremises(frame),
    model: {
      heading: written?.title ?? texts.heading,
      text,
      nearest: nearest.map((one) => cardOn(site, one)),
      blocks: written ? await resolveBlocks(written.blocks, { site, content, catalogue, path }) : [],
    },
  }
}

/** The page at a path below the premises of a site. */
export const makePremisesPage =
  ({ catalogue }: { catalogue: PageCatalogue }) =>
  async (frame: PageFrame): Promise<PremisesObjectPage | NotFoundPremisesPage> => {
    const { site, path } = frame
    const found = await catalogue.premises.byPath(site.catalogueSiteId, catalogueAddressOf(site, path))
    return found && premisesPageKind(found, site) === 'premisesObject'
      ? premisesPage(frame, found, catalogue)
      : missingPage(frame, catalogue)
  }
