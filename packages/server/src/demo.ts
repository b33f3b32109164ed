// The invented company, where it is installed: its catalogue, its pictures, and people to be. The server runs without it.
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
  /** Signed in as in development alone. */
  readonly people: InventedPeople
  /** In development alone. */
  readonly errands: InventedErrands
  /** Where they can report faults. */
  readonly cases: InventedCases
  /** What can be added to its homes, in development alone. */
  readonly options: InventedOptions
  /** In development alone. */
  readonly inspections: InventedInspections
  /** In development alone. */
  readonly residences: InventedResidences
  /** News and contacts, in development alone. */
  readonly words: InventedWords
  /** What is shown, in development alone. */
  readonly showings: readonly InventedShowing[]
}

/** Undefined where the package is not installed. */
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
