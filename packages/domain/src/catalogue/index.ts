// Records of the company's stages, homes, premises, options and contacts: `@husrum/domain/catalogue`.
export { catalogueIdOf } from './catalogue-id.ts'
export type { CatalogueRecord } from './catalogue-record.ts'
export type { ContactOf, ContactRecord } from './contact-record.ts'
export { contactsByKey, namedContacts } from './contact-record.ts'
export type { DerivedStage } from './derive-catalogue.ts'
export { deriveStage, isPublished, placesOfStage } from './derive-catalogue.ts'
export type { MediaProblem, MediaType } from './media-problems.ts'
export { mediaProblems, mediaTypes } from './media-problems.ts'
export type { KeptFacts } from './merge-record.ts'
export { keptFacts } from './merge-record.ts'
export type { OptionGroupRecord, OptionRecord, StageOffer } from './option-records.ts'
export { deriveOffer, optionGroupRecordIssues, repeatedOptions } from './option-records.ts'
export type { DerivedPremises, PremisesRecord } from './premises-record.ts'
export { derivePremises, premisesRecordIssues } from './premises-record.ts'
export type { RecordIssue } from './record-issues.ts'
export { homeRecordIssues, isInCountry, stageRecordIssues } from './record-issues.ts'
export type { FindMedia, MediaKind, PictureCrop, RecordMedia } from './record-media.ts'
export {
  isMediaAddress,
  isMediaId,
  mediaKeyOf,
  mediaKinds,
  pictureIdOf,
  readPictureId,
} from './record-media.ts'
export type { CatalogueKind, HomeRecord, StageRecord } from './records.ts'
export { catalogueKinds, homeRecordFacts } from './records.ts'
export { slugOf } from './slug.ts'
