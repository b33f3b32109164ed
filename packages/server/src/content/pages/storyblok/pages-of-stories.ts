// Stories → pages of sites: each at the path of its folder, validated like a file.
import type { SiteDefinition } from '@husrum/domain'
import { sites } from '@husrum/domain'
import { findUnstorable, isStorable, storable } from '../../../platform/database/storable.ts'
import type { PageFile } from '../content/content-file.ts'
import { pageFile } from '../content/content-file.ts'
import { checkContent, pagePathOfName } from '../content/read-content-files.ts'
import { pageOfStory } from './story-shape.ts'
import type { PublishedStories, Story } from './storyblok-client.ts'

export interface StorySite {
  readonly siteId: number
  /** `story`: its id, which stays when it is moved; absent for pages of an older release. */
  readonly pages: readonly (PageFile & { readonly path: string; readonly story?: number })[]
  /** Former paths of pages, the newest last. */
  readonly moved?: readonly { readonly from: string; readonly to: string }[]
}

export interface PlacedStory {
  readonly site: SiteDefinition
  readonly path: string
}

/** The site in whose folder a story is. Undefined outside of every site. */
export const siteOfStory = (fullSlug: string): SiteDefinition | undefined => {
  const [key] = fullSlug.split('/').filter(Boolean)
  return sites.find((one) => one.key === key)
}

/** `sweden/om-oss/press` is `/om-oss/press/` of the Swedish site, and `sweden/index` its start page. Undefined outside of every site. */
export const placeOfStory = (fullSlug: string): PlacedStory | undefined => {
  const [, ...steps] = fullSlug.split('/').filter(Boolean)
  const site = siteOfStory(fullSlug)
  return site && { site, path: pagePathOfName(steps.length === 0 ? 'index' : steps.join('/'), site) }
}

/** Deeper than blocks within blocks within a page. */
const limits = { maxDepth: 32, max: 5 } as const

const reasons = {
  text: 'has a character that cannot be stored (U+0000, or half of one)',
  key: 'has a name that cannot be stored',
  depth: 'is nested too deeply',
} as const

/** One story as a page; undefined for an invalid one, whose errors are added to the problems. */
export const pageOf = (story: Story, place: PlacedStory, problems: string[]): PageFile | undefined => {
  const { full_slug: slug } = story
  const unstorable = findUnstorable(story.content, limits)
  for (const { path, reason } of unstorable)
    problems.push(`${slug}: ${path.join('.') || 'the whole story'}: ${reasons[reason]}`)
  if (unstorable.length > 0) return undefined
  try {
    return soundPageOf(story, place, problems)
  } catch (cause) {
    // An unreadable story does not stop the others.
    problems.push(`${slug}: the whole story: cannot be read (${storable(String(cause)).slice(0, 200)})`)
    return undefined
  }
}

const soundPageOf = (
  { full_slug: slug, content }: Story,
  { site, path }: PlacedStory,
  problems: string[],
): PageFile | undefined => {
  const strange = new Set<string>()
  const page = checkContent(
    pageFile,
    pageOfStory(content, (name) => strange.add(name)),
    slug,
    problems,
  )
  for (const name of strange) problems.push(`${slug}: ${name}: is not a known field, and was ignored`)
  if (page && path === site.basePath && page.image === undefined) {
    problems.push(`${slug}: image: a start page needs a picture`)
    return undefined
  }
  return page
}

type StoryPage = StorySite['pages'][number]

/** A page that was imported, if it is also valid in this release. */
const soundOf = (page: StoryPage | undefined): StoryPage | undefined => {
  if (!page) return undefined
  const { path, story, ...rest } = page
  const read = pageFile.safeParse(rest)
  return read.success ? { ...read.data, path, ...(story !== undefined && { story }) } : undefined
}

const maxMoved = 1_000

/** Old addresses redirect, also those of pages that were moved before, unless there is a page at the address again. */
const movesOf = (
  before: StorySite | undefined,
  pages: ReadonlyMap<string, StoryPage>,
): StorySite['moved'] => {
  const pathNow = new Map([...pages.values()].map(({ story, path }) => [story, path]))
  const news = (before?.pages ?? []).flatMap(({ story, path: from }) => {
    const to = story === undefined ? undefined : pathNow.get(story)
    return to === undefined || to === from ? [] : [{ from, to }]
  })
  const toNow = new Map(news.map(({ from, to }) => [from, to]))
  const earlier = (before?.moved ?? []).map(({ from, to }) => ({ from, to: toNow.get(to) ?? to }))
  const all = new Map([...earlier, ...news].map((move) => [move.from, move]))
  return [...all.values()].filter(({ from }) => !pages.has(from)).slice(-maxMoved)
}

/**
 * An invalid page stays as it was in `last` and does not stop the others; so does the start page of a site that has lost it,
 * and a site that is empty now. A site that never had a start page is left out entirely.
 */
export const pagesOfStories = (
  { stories, problems: unread }: PublishedStories,
  last: readonly StorySite[],
): { readonly sites: readonly StorySite[]; readonly problems: readonly string[] } => {
  const problems = [...unread]
  const found = new Map<number, Map<string, StoryPage>>()
  const beforeOf = ({ siteId }: SiteDefinition) => last.find((one) => one.siteId === siteId)
  for (const story of stories) {
    if (!isStorable(story.full_slug)) {
      problems.push(`${storable(story.full_slug)}: its address ${reasons.text}`)
      for (const { siteId, pages: before } of last) {
        const page = soundOf(before.find((one) => one.story === story.id))
        if (page) found.set(siteId, (found.get(siteId) ?? new Map<string, StoryPage>()).set(page.path, page))
      }
      continue
    }
    const place = placeOfStory(story.full_slug)
    if (!place) {
      problems.push(`${story.full_slug}: the first folder is not a site`)
      continue
    }
    const { site, path } = place
    const before = beforeOf(site)?.pages
    const page = pageOf(story, place, problems)
    const usable =
      page ??
      soundOf(before?.find((one) => one.story === story.id) ?? before?.find((one) => one.path === path))
    const pages = found.get(site.siteId) ?? new Map<string, StoryPage>()
    if (pages.has(path)) problems.push(`${story.full_slug}: ${path} is used twice`)
    else if (usable) pages.set(path, { ...usable, path, story: story.id })
    found.set(site.siteId, pages)
  }
  const whole: StorySite[] = []
  for (const site of sites) {
    const { siteId, basePath, key } = site
    const before = beforeOf(site)
    const pages = found.get(siteId)
    if (!pages) {
      if (!before) continue
      problems.push(`${key}: its folder is empty, so its pages stay as they were`)
      whole.push(before)
      continue
    }
    const start = soundOf(before?.pages.find(({ path }) => path === basePath))
    if (!pages.has(basePath)) {
      problems.push(
        `${key}: there is no start page (index), so ${start ? 'the previous one stays' : 'its files are shown'}`,
      )
      if (!start) continue
      pages.set(basePath, start)
    }
    const moved = movesOf(before, pages)
    whole.push({ siteId, pages: [...pages.values()], ...(moved && moved.length > 0 && { moved }) })
  }
  return { sites: whole, problems }
}
