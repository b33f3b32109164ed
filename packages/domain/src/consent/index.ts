// Consent: the categories, the dialogs, and what may load because of it.
export type { SentEventName } from './analytics-events.ts'
export { analyticsEvents } from './analytics-events.ts'
export type { Consent, ConsentCategory, ConsentSwitches, OptionalConsentCategory } from './consent.ts'
export {
  consentCategories,
  consentSwitchesOf,
  currentConsent,
  isConsentedTo,
  mayLoadAnalytics,
  optionalConsentCategories,
  unansweredConsent,
} from './consent.ts'
export type { ConsentChoice, ConsentChoiceCode } from './consent-choice.ts'
export { consentChoiceCodes, consentCodeFor, consentOf } from './consent-choice.ts'
export { readConsentCookie, writeConsentCookie } from './consent-cookie.ts'
export type { ConsentEffect, ConsentEvent, ConsentFlow, ConsentMoment } from './consent-flow.ts'
export { asksForConsent, consentPromptDelay, startConsent, stepConsent } from './consent-flow.ts'
export type { ConsentMode, ConsentModeValue } from './consent-mode.ts'
export { consentModeDefaults, consentModeOf } from './consent-mode.ts'
