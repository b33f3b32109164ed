// Where the explorer of a stage stands, and what its address says: the view, the chosen home and what is asked of homes.
import { compassDirections, residenceStatuses } from '../homes/enumerations.ts'
import type { AddressProblem, QueryEntries } from '../search/query.ts'
import { readQuery, unique, writeAddress } from '../search/query.ts'
import { rangeFilterNames, rangeFilters } from '../search/range-filters.ts'
import type { Locale } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { ExplorerChoices } from './explorer-choices.ts'
import { noExplorerChoices } from './explorer-choices.ts'
import { explorerRanges } from './explorer-filters.ts'

/** The last step of its path, which no home's may be. */
const steps: Readonly<Record<Locale, string>> = {
  sv: 'valj-bostad',
  nb: 'velg-bolig',
  fi: 'valitse-asunto',
  en: 'choose-home',
}

/**
 * Where the explorer of a stage stands.
 *
 * @example explorerPath('/bostader/goteborg/lindholmen/brf-kajutan/', sweden) // ends with "/valj-bostad/"
 */
export const explorerPath = (stagePath: string, { locale }: SiteDefinition): string =>
  `${stagePath}${steps[locale]}/`

/** The path of the stage whose explorer stands at a path; undefined where none does. */
export const stagePathOfExplorer = (path: string, { locale }: SiteDefinition): string | undefined =>
  path.endsWith(`/${steps[locale]}/`) ? path.slice(0, -steps[locale].length - 1) : undefined

/** All that the address of an explorer says. */
export interface ExplorerState {
  /** Id of a view; empty for the one to begin with. */
  readonly view: string
  /** Id of the chosen home; empty for none. */
  readonly home: string
  readonly choices: ExplorerChoices
}

const isId = (text: string): boolean => /^[\w.-]{1,64}$/.test(text)

const read = (query: QueryEntries, site: SiteDefinition) => {
  const { text, pieces, range, someOf, problems } = readQuery(query)
  const ranges = explorerRanges(site)
  const id = (name: string): string => (isId(text(name)) ? text(name) : '')
  const state: ExplorerState = {
    view: id('view'),
    home: id('home'),
    choices: {
      ...noExplorerChoices(site),
      ...Object.assign({}, ...rangeFilterNames.map((name) => range(rangeFilters[name], ranges[name]))),
      floors: unique(pieces('floors').filter((floor) => /^-?\d{1,3}$/.test(floor))).map(Number),
      directions: someOf('directions', compassDirections),
      statuses: someOf('statuses', residenceStatuses),
    },
  }
  return { state, problems }
}

/** Reads the query of an explorer's address. Never throws: what cannot be used is left at its default. */
export const readExplorerAddress = (query: QueryEntries, site: SiteDefinition): ExplorerState =>
  read(query, site).state

/** What {@link readExplorerAddress} cannot use of a query. */
export const explorerAddressProblems = (
  query: QueryEntries,
  site: SiteDefinition,
): readonly AddressProblem[] => read(query, site).problems

/** The one address of a state at the explorer's path: {@link readExplorerAddress} reads the same state from it. */
export const writeExplorerAddress = (
  path: string,
  { view, home, choices }: ExplorerState,
  site: SiteDefinition,
): string =>
  writeAddress(
    path,
    { ...choices, floors: choices.floors.map(String), view, home },
    { ...noExplorerChoices(site) },
  )
