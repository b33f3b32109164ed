// The invented company, whose data fill a server of development and of demonstrations.

import type { Seller } from '@husrum/domain'
import type { PanoramaPictures } from '../catalogue/panoramas/panorama-pictures.ts'
import type { CatalogueWorld } from '../catalogue/search/fill-catalogue.ts'
import type { InventedCases } from './invented-cases.ts'
import type { InventedErrands } from './invented-errands.ts'
import type { InventedInspections } from './invented-inspections.ts'
import type { InventedResidences } from './invented-residences.ts'
import type { InventedWords } from './invented-words.ts'
import type { InventedPeople } from './people.ts'
import type { InventedOptions } from './seed-booking-options.ts'
import type { InventedShowing } from './seed-showings.ts'

export interface Demo {
  readonly world: CatalogueWorld
  readonly pictures: PanoramaPictures
  /** Sign in only in development. */
  readonly people: InventedPeople
  /** Only in development. */
  readonly errands: InventedErrands
  /** Where the demo people can report faults. */
  readonly cases: InventedCases
  /** Options for the demo homes. Only in development. */
  readonly options: InventedOptions
  /** Only in development. */
  readonly inspections: InventedInspections
  /** Only in development. */
  readonly residences: InventedResidences
  /** Only in demonstrations in production. */
  readonly sellers: readonly Seller[]
  /** News and contacts. Only in development. */
  readonly words: InventedWords
  /** Viewings. Only in development. */
  readonly showings: readonly InventedShowing[]
}
