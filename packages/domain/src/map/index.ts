// Homes on a map: `@husrum/domain/map`.
export type { MapCell, MapCellPlace, MapCellRange, PinnedHome } from './map-cells.ts'
export {
  cellsAcross,
  mapCellOf,
  mapCellsOf,
  mapZooms,
  maxHomesNamed,
  onWorldMap,
  pinnedHomeOf,
} from './map-cells.ts'
