// Stories → pages of sites: each at the path of its folder, and as sound as if it had been a file.
import type { SiteDefinition } from '@husrum/domain'
import { sites } from '@husrum/domain'
import type { PageFile } from '../content/content-file.ts'
import { pageFile } from '../content/content-file.ts'
import { checkContent, pagePathOfName } from '../content/read-content-files.ts'
import { pageOfStory } from './story-shape.ts'
import type { Story } from './storyblok-client.ts'

export interface StorySite {
  readonly siteId: number
  readonly pages: readonly (PageFile & { readonly path: string })[]
}

export interface PlacedStory {
  readonly site: SiteDefinition
  readonly path: string
}

/** Whose folder a story lies in. Undefined outside every site. */
export const siteOfStory = (fullSlug: string): SiteDefinition | undefined => {
  const [key] = fullSlug.split('/').filter(Boolean)
  return sites.find((one) => one.key === key)
}

/** `sweden/om-oss/press` is `/om-oss/press/` of the Swedish site, and `sweden/index` its start page. Undefined outside every site. */
export const placeOfStory = (fullSlug: string): PlacedStory | undefined => {
  const [, ...steps] = fullSlug.split('/').filter(Boolean)
  const site = siteOfStory(fullSlug)
  return site && { site, path: pagePathOfName(steps.length === 0 ? 'index' : steps.join('/'), site) }
}

/** One story as a page; undefined, with what is wrong added, for one that cannot be used. */
export const pageOf = (
  { full_slug: slug, content }: Story,
  { site, path }: PlacedStory,
  problems: string[],
): PageFile | undefined => {
  const page = checkContent(pageFile, pageOfStory(content), slug, problems)
  if (page && path === site.basePath && page.image === undefined) {
    problems.push(`${slug}: image: a start page has a picture`)
    return undefined
  }
  return page
}

/**
 * A page that cannot be used stays as it was in `last`, and no other waits for it. A site whose start page was never right
 * is left out whole.
 */
export const pagesOfStories = (
  stories: readonly Story[],
  last: readonly StorySite[],
): { readonly sites: readonly StorySite[]; readonly problems: readonly string[] } => {
  const problems: string[] = []
  const found = new Map<number, Map<string, StorySite['pages'][number]>>()
  for (const story of stories) {
    const place = placeOfStory(story.full_slug)
    if (!place) {
      problems.push(`${story.full_slug}: the first folder is no site`)
      continue
    }
    const { site, path } = place
    const before = last.find(({ siteId }) => siteId === site.siteId)?.pages
    const page = pageOf(story, place, problems)
    const usable = page ? { ...page, path } : before?.find((one) => one.path === path)
    const pages = found.get(site.siteId) ?? new Map()
    if (pages.has(path)) problems.push(`${story.full_slug}: ${path} is written twice`)
    else if (usable) pages.set(path, usable)
    found.set(site.siteId, pages)
  }
  const whole: StorySite[] = []
  for (const site of sites) {
    const pages = found.get(site.siteId)
    if (!pages) continue
    if (pages.has(site.basePath)) whole.push({ siteId: site.siteId, pages: [...pages.values()] })
    else problems.push(`${site.key}: there is no start page (index), so its files are shown`)
  }
  return { sites: whole, problems }
}
