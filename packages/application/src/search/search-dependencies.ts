// What the use cases of the search need.
import type { SearchVisitor, SiteDefinition } from '@husrum/domain'
import type { Clock } from '../clock.ts'
import type { ResidenceCatalogue } from './residence-catalogue.ts'

export interface SearchDependencies {
  readonly catalogue: ResidenceCatalogue
  readonly clock: Pick<Clock, 'today'>
  readonly site: SiteDefinition
  /** The visitor, as far as they consented to be identified; anonymous if absent. */
  readonly visitor?: () => SearchVisitor
}
