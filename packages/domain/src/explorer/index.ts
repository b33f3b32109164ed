// The residence explorer: `@husrum/domain/explorer`.
export type {
  Archetype,
  ClickArea,
  ExplorerApartment,
  ExplorerData,
  ExplorerSettings,
  ExplorerView,
  Furnishing,
  InterLink,
  Panorama,
  PanoramaCamera,
  PicturePoint,
  SunFrame,
  SunStudy,
  Vector,
} from './explorer-data.ts'
export type { ExplorerFilters, ExplorerHomesRequest } from './explorer-filters.ts'
export {
  defaultExplorerFilters,
  explorerHomesRequest,
  explorerLimit,
  explorerRanges,
  matchesExplorer,
} from './explorer-filters.ts'
export type { ExplorerViews } from './explorer-views.ts'
export { explorerViews, isInPolygon, objectAt } from './explorer-views.ts'
export { nearestSunFrame } from './sun-study.ts'
