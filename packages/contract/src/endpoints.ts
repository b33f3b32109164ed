// The table of every endpoint. What is not in it does not exist on the wire.
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
} as const
export type EndpointName = keyof typeof endpoints
