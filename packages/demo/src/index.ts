// The demo company: a catalogue of homes, their pictures, and its users. Installations with real data leave it out.

export type { SeededOption, SeededOptionGroup } from './booking/demo-options.ts'
export { demoOptions } from './booking/demo-options.ts'
export type {
  Block,
  Building,
  BuildingHome,
  HomeFacade,
  HomeLevel,
  HomeOutdoor,
  Neighbour,
  Rectangle,
  Side,
  Stairwell,
} from './building/building.ts'
export { azimuthOf, sides } from './building/building.ts'
export type { Box, Layout, Opening, PlanRoom } from './building/floor-plan-layout.ts'
export { horizonOf } from './building/horizon.ts'
export type { SeededArticle, SeededCases, SeededPlace, SeededRoom } from './cases/case-seed.ts'
export { demoCases } from './cases/demo-cases.ts'
export { demoErrands } from './errands/demo-errands.ts'
export type { SeededInspection, SeededRemark } from './inspections/demo-inspections.ts'
export { demoInspections } from './inspections/demo-inspections.ts'
export { demoPeople } from './people/demo-people.ts'
export type { SeededAssociation, SeededPerson, SeededPersonKey } from './people/seeded-people.ts'
export {
  seededCampaignCode,
  seededPassword,
  seededPeopleOf,
  seededPerson,
  seededPersonKeys,
} from './people/seeded-people.ts'
export { demoPictures } from './pictures/demo-pictures.ts'
export type { SeededExplorer } from './pictures/explorer-seed.ts'
export { explorerSeed, explorerViewsOf } from './pictures/explorer-seed.ts'
export { mulberry32 } from './random.ts'
export type { SeededDay, SeededResidence } from './residences/residence-seed.ts'
export { demoResidences, seededResidencesOf } from './residences/seeded-residences.ts'
export { demoSellers } from './sellers/demo-sellers.ts'
export type { SeededShowing } from './showings/demo-showings.ts'
export { demoShowings } from './showings/demo-showings.ts'
export { demoWords } from './words/seeded-words.ts'
export { demoWorld } from './world/demo-world.ts'
export { homeOfPlan } from './world/find-building.ts'
export type { World, WorldRequest } from './world/generate-world.ts'
