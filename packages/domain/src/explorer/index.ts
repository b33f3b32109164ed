// The residence explorer: `@husrum/domain/explorer`.

export type {
  Archetype,
  Furnishing,
  Panorama,
  PanoramaCamera,
  PanoramaRoom,
  PanoramaSight,
  Vector,
} from '../homes/panorama-data.ts'
export { sightKinds } from '../homes/panorama-data.ts'
export type { ExplorerState } from './explorer-address.ts'
export {
  explorerAddressProblems,
  explorerPath,
  readExplorerAddress,
  stagePathOfExplorer,
  writeExplorerAddress,
} from './explorer-address.ts'
export type { ExploredHome, ExplorerChoices } from './explorer-choices.ts'
export { answersChoices, noExplorerChoices } from './explorer-choices.ts'
export type {
  ClickArea,
  ExplorerApartment,
  ExplorerData,
  ExplorerSettings,
  ExplorerView,
  InterLink,
  PicturePoint,
  SunFrame,
  SunStudy,
} from './explorer-data.ts'
export type { ExplorerFilters, ExplorerHomesRequest } from './explorer-filters.ts'
export {
  defaultExplorerFilters,
  explorerHomesRequest,
  explorerLimit,
  explorerRangeNames,
  explorerRanges,
  matchesExplorer,
} from './explorer-filters.ts'
export type { ExplorerProblem, ExplorerProblemKey } from './explorer-problems.ts'
export { explorerProblemKeys, explorerProblems } from './explorer-problems.ts'
export type { ExplorerViews } from './explorer-views.ts'
export { explorerViews, isInPolygon, middleOfAreas, objectAt } from './explorer-views.ts'
export type { PanoramaLook, PanoramaWay } from './panorama.ts'
export {
  compassAhead,
  firstLook,
  lookOn,
  roundOf360,
  sightsAhead,
  turnBetween,
  walkablePanorama,
  waysFrom,
} from './panorama.ts'
export { nearestSunFrame } from './sun-study.ts'
