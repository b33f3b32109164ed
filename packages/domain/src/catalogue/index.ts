// Records of the company's stages and homes: `@husrum/domain/catalogue`.
export type { DerivedStage } from './derive-catalogue.ts'
export {
  catalogueIdOf,
  deriveStage,
  isPublished,
  placesOfStage,
} from './derive-catalogue.ts'
export type { KeptFacts } from './merge-record.ts'
export { keptFacts } from './merge-record.ts'
export type { RecordIssue } from './record-issues.ts'
export { homeRecordIssues, stageRecordIssues } from './record-issues.ts'
export type { CatalogueKind, CatalogueRecord, HomeRecord, StageRecord } from './records.ts'
export { catalogueKinds, homeRecordFacts, slugOf } from './records.ts'
