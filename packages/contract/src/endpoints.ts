// The table of every endpoint. What is not in it does not exist on the wire.
import {
  changeEmail,
  changePassword,
  forgotPassword,
  getMe,
  getRefreshedToken,
  getTypedForm,
  giveSiteConsent,
  loginBoard,
  loginWithEmail,
  logout,
  refreshToken,
  registerAccount,
  resetPassword,
  updateAccount,
  verifyEmail,
} from './accounts/endpoints.ts'
import { reportClientError } from './client-errors/endpoints.ts'
import { recordExperiment } from './consent/endpoints.ts'
import { saveWebVital } from './measurements/endpoints.ts'
import { getNotifications, getPausedNotification, pauseNotification } from './notifications/endpoints.ts'
import { getEnglishNavigation, getNavigation, getViewModel } from './pages/endpoints.ts'
import {
  objectsByIds,
  searchObject,
  searchStageCounties,
  searchTags,
  stageAndAreaSearch,
  stagesByIds,
  stageTags,
  tagsByUrl,
} from './search/endpoints.ts'
import {
  cancelIdentification,
  getBankIdStatus,
  getIdentityStatus,
  startIdentification,
} from './sign-in/endpoints.ts'

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
  loginWithEmail,
  loginBoard,
  getRefreshedToken,
  refreshToken,
  logout,
  getMe,
  registerAccount,
  forgotPassword,
  resetPassword,
  changePassword,
  changeEmail,
  verifyEmail,
  giveSiteConsent,
  updateAccount,
  getTypedForm,
  startIdentification,
  getBankIdStatus,
  getIdentityStatus,
  cancelIdentification,
  getNotifications,
  getPausedNotification,
  pauseNotification,
} as const
export type EndpointName = keyof typeof endpoints
