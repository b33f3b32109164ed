// The address of a stage's explorer: the view, the chosen home and the choices.
import { compassDirections, residenceStatuses } from '../homes/enumerations.ts'
import type { AddressProblem, QueryEntries } from '../search/query.ts'
import { readQuery, unique, writeAddress } from '../search/query.ts'
import { rangeFilters } from '../search/range-filters.ts'
import type { Locale } from '../sites/site.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { ExplorerChoices } from './explorer-choices.ts'
import { noExplorerChoices } from './explorer-choices.ts'
import { explorerRangeNames, explorerRanges } from './explorer-filters.ts'

/** The last segment of its path, which no home may use. */
const steps: Readonly<Record<Locale, string>> = {
  sv: 'valj-bostad',
  nb: 'velg-bolig',
  fi: 'valitse-asunto',
  en: 'choose-home',
}

/**
 * The path of a stage's explorer.
 *
 * @example explorerPath('/bostader/goteborg/lindholmen/brf-kajutan/', sweden) // ends with "/valj-bostad/"
 */
export const explorerPath = (stagePath: string, { locale }: SiteDefinition): string =>
  `${stagePath}${steps[locale]}/`

/** The path of the stage whose explorer has a path; undefined if it is not the path of an explorer. */
export const stagePathOfExplorer = (path: string, { locale }: SiteDefinition): string | undefined =>
  path.endsWith(`/${steps[locale]}/`) ? path.slice(0, -steps[locale].length - 1) : undefined

/** The state in the address of an explorer. */
export interface ExplorerState {
  /** Id of a view; empty for the initial one. */
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
      ...Object.assign({}, ...explorerRangeNames.map((name) => range(rangeFilters[name], ranges[name]))),
      floors: unique(pieces('floors').filter((floor) => /^-?\d{1,3}$/.test(floor))).map(Number),
      directions: someOf('directions', compassDirections),
      statuses: someOf('statuses', residenceStatuses),
    },
  }
  return { state, problems }
}

/** Parses the query of an explorer's address. Never throws: invalid values are left at their defaults. */
export const readExplorerAddress = (query: QueryEntries, site: SiteDefinition): ExplorerState =>
  read(query, site).state

/** The values of a query that {@link readExplorerAddress} ignores. */
export const explorerAddressProblems = (
  query: QueryEntries,
  site: SiteDefinition,
): readonly AddressProblem[] => read(query, site).problems

/** The canonical address of a state at the explorer's path: {@link readExplorerAddress} parses it to the same state. */
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
