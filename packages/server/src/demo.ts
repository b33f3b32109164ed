// The demo company, if its package is installed: its catalogue, pictures and people. The server also runs without it.
import type { InventedCases } from './dev/invented-cases.ts'
import type { InventedErrands } from './dev/invented-errands.ts'
import type { InventedInspections } from './dev/invented-inspections.ts'
import type { InventedResidences } from './dev/invented-residences.ts'
import type { InventedWords } from './dev/invented-words.ts'
import type { InventedPeople } from './dev/people.ts'
import type { InventedOptions } from './dev/seed-booking-options.ts'
import type { InventedShowing } from './dev/seed-showings.ts'
import type { PanoramaPictures } from './panoramas/panorama-pictures.ts'
import type { CatalogueWorld } from './search/fill-catalogue.ts'

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
  /** News and contacts. Only in development. */
  readonly words: InventedWords
  /** Viewings. Only in development. */
  readonly showings: readonly InventedShowing[]
}

/** Undefined if the package is not installed. */
export const openDemo = async (): Promise<Demo | undefined> => {
  try {
    const {
      demoCases,
      demoErrands,
      demoInspections,
      demoOptions,
      demoPeople,
      demoPictures,
      demoResidences,
      demoShowings,
      demoWords,
      demoWorld,
      explorerSeed,
    } = await import('@husrum/demo')
    return {
      world: { ...demoWorld, explore: explorerSeed },
      pictures: demoPictures,
      people: demoPeople,
      cases: demoCases,
      errands: demoErrands,
      options: demoOptions,
      inspections: demoInspections,
      residences: demoResidences,
      words: demoWords,
      showings: demoShowings,
    }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw cause
  }
}
