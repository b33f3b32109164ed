// Places, projects, homes and premises as documents of the text search.
import type { HomeDetails, PremisesDetails, SiteDefinition, Stage, Tag } from '@husrum/domain'
import { homeAddressOn, nicknamesOf, premisesAddressOn } from '@husrum/domain'
import { contentTextsOf, homeWordsOf, premisesWordsOf, searchLink, stageWordsOf } from '../pages/index.ts'
import type { TextDocument } from './text-document.ts'

/** The description of a home's own page for search engines: the same facts in the same words. */
export const homeText = (home: HomeDetails, site: SiteDefinition): string =>
  contentTextsOf(site).object.seoDescription(homeWordsOf(home, site))

/** A street and its number are one word too, so that they are found together: "Smedjegatan6". */
const addressWords = (address: string): string => `${address} ${address.replace(/ (?=\d)/, '')}`

/** Catalogue texts of a home are in the language of the site that sells it. */
const ownWords = (site: SiteDefinition, words: string): string => (site.isLocalizedSubsite ? '' : words)

export const homeDocument = (home: HomeDetails, site: SiteDefinition): TextDocument => {
  const { type, rooms } = homeWordsOf(home, site)
  return {
    id: home.id,
    category: 'residencialobject',
    title: home.name,
    url: homeAddressOn(site, home.path),
    headings: [],
    text: '',
    keywords: [
      addressWords(home.address),
      home.stageName,
      home.areaName,
      home.municipality,
      home.county,
      home.objectNumber,
      type,
      rooms,
      ownWords(site, home.shortDescription),
    ].join(' '),
    date: home.publishedAt,
    tagIds: home.tagIds,
    ...(home.images[0] !== undefined && { image: home.images[0] }),
  }
}

export const stageDocument = (stage: Stage, site: SiteDefinition): TextDocument => ({
  id: stage.id,
  category: 'residencialproject',
  title: stage.name,
  url: homeAddressOn(site, stage.path),
  headings: [],
  text: contentTextsOf(site).stage.seoDescription(stageWordsOf(stage, site)),
  keywords: [stage.municipality, stage.county, ownWords(site, stage.shortDescription)].join(' '),
  tagIds: stage.tagIds,
  ...(stage.image !== '' && { image: stage.image }),
})

export const premisesDocument = (premises: PremisesDetails, site: SiteDefinition): TextDocument => {
  const words = premisesWordsOf(premises, site)
  const texts = contentTextsOf(site).premises
  return {
    id: premises.id,
    category: 'residencialobject',
    title: premises.name,
    url: premisesAddressOn(site, premises.path),
    headings: [],
    text: texts.seoDescription(words),
    keywords: [
      texts.seoTitle(words),
      addressWords(premises.address),
      premises.areaName,
      premises.municipality,
      ownWords(site, premises.shortDescription),
    ].join(' '),
    // There are few, so they matter as much as a page.
    weight: 1.6,
    ...(premises.images[0] !== undefined && { image: premises.images[0] }),
  }
}

/** Only places with available homes. */
export const placeDocuments = (tags: readonly Tag[], site: SiteDefinition): readonly TextDocument[] => {
  const { search } = contentTextsOf(site)
  const tagOf = new Map(tags.map((tag) => [tag.url, tag]))
  return tags.flatMap(({ id, name, url, homes }) => {
    if (homes === 0) return []
    // The other places that contain it.
    const around = url.split('/').flatMap((_, at, parts) => tagOf.get(parts.slice(0, at).join('/')) ?? [])
    return [
      {
        id,
        category: 'residencialarea' as const,
        title: search.heading(name),
        url: searchLink(site, { tags: [url] }),
        headings: [name],
        text: search.preamble(name, homes),
        keywords: [
          ...nicknamesOf(name),
          search.seoDescription(name),
          ...around.map((place) => place.name),
        ].join(' '),
        tagIds: [id, ...around.map((place) => place.id)],
      },
    ]
  })
}
