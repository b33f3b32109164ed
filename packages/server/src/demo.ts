// The demo company, if its package is installed: its catalogue, pictures and people. The server also runs without it.
import type { Demo } from './dev/invented-company.ts'

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
      demoSellers,
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
      sellers: demoSellers,
      words: demoWords,
      showings: demoShowings,
    }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw cause
  }
}
