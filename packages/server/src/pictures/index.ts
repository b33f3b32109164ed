// Pictures drawn for homes, stages and areas: the public surface of this folder.

export { DRAWING_VERSION, drawPicture } from './draw-picture.ts'
export { floorPlanLabels, type PlanLanguage, planLanguages } from './floor-plan-labels.ts'
export { decodePictureId, encodePictureId, longestPictureId } from './picture-id.ts'
export {
  makePictureStore,
  type PictureOutcome,
  type PictureRequest,
  type PictureStore,
  type PictureStoreOptions,
} from './picture-store.ts'
export type { FloorPlanLabels } from './picture-subject.ts'
export {
  type AreaSubject,
  type BuildingKind,
  buildingKinds,
  type ExteriorSubject,
  type FloorPlanSubject,
  type InteriorRoom,
  type InteriorSubject,
  interiorRooms,
  type OutdoorSpace,
  outdoorSpaces,
  type PictureSubject,
  type Setting,
  settings,
} from './picture-subject.ts'
export { type PictureFormat, type RenderRequest, renderPicture } from './render-picture.ts'
