// Which modules share a file in the browser's build (decision 70). Without groups, every set of templates that shares a module would have a
// file of its own: 484 files of 2 kB.
import type { Rolldown } from 'vite'

/**
 * A file of shared modules. Levels are in order: a module goes to the first level that needs it, so that a level imports only from those
 * above it.
 */
interface Level {
  readonly name: string
  /** Whether the level has the modules of the web that these entries share. Entries are paths below `src` that are imported lazily. */
  readonly isNeededBy: (entries: readonly string[]) => boolean
  /** Shared modules of other packages that belong here because the entries import them directly. */
  readonly packages?: RegExp
}

const templates = (...names: readonly string[]): RegExp =>
  new RegExp(`^templates/(?:${names.join('|')})/index\\.ts$`)

const some =
  (...patterns: readonly RegExp[]) =>
  (entries: readonly string[]): boolean =>
    entries.some((entry) => patterns.some((pattern) => pattern.test(entry)))

/** Paths of packages, on every system. */
const paths = (...names: readonly string[]): RegExp =>
  new RegExp(`[/\\\\](?:${names.join('|').replaceAll('/', '[/\\\\]')})`)

const listsOrShowsHomes = templates('search', 'object', 'stage')

const levels: readonly Level[] = [
  {
    // Every content page, and small rules that all levels use.
    name: 'content',
    isNeededBy: some(
      templates('content'),
      /^layout\/(?:CrisisBanner|RedirectMessage)/,
      /^composition\/consent/,
    ),
    packages: paths(
      'domain/src/(?:calendar|consent|formatting|money|pages)/',
      'domain/src/accounts/user-',
      'domain/src/validation/(?:email|text)',
      'contract/src/[a-z-]+/wire',
      'application/src/failures',
      'infrastructure/src/system-clock',
      'web/src/frame/busy',
    ),
  },
  {
    // Cards of homes and stages.
    name: 'cards',
    isNeededBy: (entries) =>
      entries.filter((entry) => listsOrShowsHomes.test(entry)).length > 1 ||
      some(templates('not-found', 'start'), /^features\/homes\/(?:MoreTools|home-marks-keeper)/)(entries),
    packages: paths('domain/src/accounts/(?:favourites|interest-form|permissions)', 'domain/src/homes/'),
  },
  {
    name: 'search',
    isNeededBy: some(templates('search'), /^features\/search\/keep-place/),
    packages: paths(
      'domain/src/(?:explorer|map|premises|search|text-search)/',
      'application/src/search/search-choices',
    ),
  },
  {
    // The page of a home.
    name: 'home',
    isNeededBy: some(templates('object'), /^features\/homes\/PageTools/),
    packages: paths(
      'domain/src/sun/',
      'domain/src/booking/(?:booking-hold|booking-path|contract-law|online-booking|sale-terms)',
      'domain/src/booking-forms/financing',
    ),
  },
  {
    // The login page before a form is touched.
    name: 'sign-in',
    isNeededBy: some(templates('identity'), /^templates\/identity\/LoginPart/),
    packages: paths('domain/src/sign-in/', 'application/src/sign-in/complete-sign-in'),
  },
  {
    // Calls to the server, with their schemas and the query cache.
    name: 'services',
    isNeededBy: some(/^app\/(?:account-matters|navigation)/, /^composition\//),
    packages: paths(
      '(?:application|contract|infrastructure)/src/',
      'domain/src/(?:flows|sessions|sites)/',
      'domain/src/fault-report/case-form',
      'node_modules/(?:@tanstack|ky|zod)/',
    ),
  },
  {
    // Forms that validate.
    name: 'forms',
    isNeededBy: some(/^templates\/identity\//, /^features\/sign-in\/EmailLogin/),
  },
  {
    // An identification in progress.
    name: 'identification',
    isNeededBy: some(/^features\/sign-in\/Identity/),
  },
  {
    // Other public pages.
    name: 'lists',
    isNeededBy: some(
      templates(
        'compare',
        'favourites',
        'premises.*',
        'rentals',
        'residence-explorer',
        'stage',
        'succession.*',
        'text-search',
      ),
      /^templates\/content\//,
    ),
  },
  {
    // Wizards, and the pages of people who are signed in.
    name: 'account',
    isNeededBy: some(
      /^templates\/[^/]+\/index/,
      /^layout\/SignedInParts/,
      /^features\/(?:booking|errands|fault-report)\//,
    ),
    packages: paths('domain/src/'),
  },
]

const source = /[/\\]packages[/\\]web[/\\]src[/\\]/

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** The lazy entries from which a module is reached by static imports, as paths below `src`. */
const entriesOf = (module: string, graph: ModuleGraph): readonly string[] => {
  const seen = new Set([module])
  for (const id of seen) for (const importer of graph.getModuleInfo(id)?.importers ?? []) seen.add(importer)
  return [...seen]
    .filter((id) => (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
    .flatMap((id) => id.split(source)[1]?.replaceAll('\\', '/') ?? [])
}

const levelOf = (module: string, graph: ModuleGraph): Level | undefined => {
  const named = levels.find(({ packages }) => packages?.test(module))
  if (named || !source.test(module)) return named
  // A lazy entry keeps its own file, so that the server finds its styles by its name.
  if ((graph.getModuleInfo(module)?.dynamicImporters.length ?? 0) > 0) return undefined
  const entries = entriesOf(module, graph)
  return levels.find(({ isNeededBy }) => isNeededBy(entries))
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // The modules that every page starts with are one file, so that none waits for another.
  { name: 'frame', tags: ['$initial'], priority: levels.length + 1 },
  ...levels.map((level, at) => ({
    debugName: level.name,
    name: (module: string, graph: ModuleGraph) => (levelOf(module, graph) === level ? level.name : null),
    minShareCount: 2,
    priority: levels.length - at,
  })),
]
