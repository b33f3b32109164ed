// Records of the company's stages and homes: `@husrum/domain/catalogue`.
export type { DerivedStage } from './derive-catalogue.ts'
export {
  catalogueIdOf,
  deriveStage,
  isPublished,
  placesOfStage,
} from './derive-catalogue.ts'
export type { MediaProblem, MediaType } from './media-problems.ts'
export { mediaProblems, mediaTypes } from './media-problems.ts'
export type { KeptFacts } from './merge-record.ts'
export { keptFacts } from './merge-record.ts'
export type { RecordIssue } from './record-issues.ts'
export { homeRecordIssues, stageRecordIssues } from './record-issues.ts'
export type { FindMedia, MediaKind, PictureCrop, RecordMedia } from './record-media.ts'
export {
  isMediaAddress,
  isMediaId,
  mediaKeyOf,
  mediaKinds,
  pictureIdOf,
  readPictureId,
} from './record-media.ts'
export type { CatalogueKind, CatalogueRecord, HomeRecord, StageRecord } from './records.ts'
export { catalogueKinds, homeRecordFacts, slugOf } from './records.ts'
