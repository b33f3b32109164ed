// Pictures drawn for homes, stages and areas: the public surface of this folder.

export { DRAWING_VERSION, drawPicture } from './draw-picture.ts'
export { floorPlanLabels, planLanguages, type PlanLanguage } from './floor-plan-labels.ts'
export type { FloorPlanLabels } from './picture-subject.ts'
export { decodePictureId, encodePictureId, longestPictureId } from './picture-id.ts'
export { makePictureStore, type PictureOutcome, type PictureRequest, type PictureStore, type PictureStoreOptions } from './picture-store.ts'
export {
  buildingKinds, interiorRooms, outdoorSpaces, settings,
  type AreaSubject, type BuildingKind, type ExteriorSubject, type FloorPlanSubject, type InteriorRoom, type InteriorSubject,
  type OutdoorSpace, type PictureSubject, type Setting,
} from './picture-subject.ts'
export { renderPicture, type PictureFormat, type RenderRequest } from './render-picture.ts'
