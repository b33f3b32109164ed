// The table of every endpoint. What is not in it does not exist on the wire.
import { recordExperiment } from './consent-endpoints.ts'
import { reportClientError, saveWebVital } from './measurement-endpoints.ts'
import { getEnglishNavigation, getNavigation, getViewModel } from './page-endpoints.ts'
import {
  objectsByIds,
  searchObject,
  searchStageCounties,
  searchTags,
  stageAndAreaSearch,
  stagesByIds,
  stageTags,
  tagsByUrl,
} from './residence-endpoints.ts'

export const endpoints = {
  searchObject,
  stageAndAreaSearch,
  searchTags,
  tagsByUrl,
  stageTags,
  searchStageCounties,
  objectsByIds,
  stagesByIds,
  getViewModel,
  getNavigation,
  getEnglishNavigation,
  recordExperiment,
  saveWebVital,
  reportClientError,
} as const
export type EndpointName = keyof typeof endpoints
