// Consent Mode v2: the data for a tag manager.
import type { Consent } from './consent.ts'
import { isConsentedTo, unansweredConsent } from './consent.ts'

/** Whether a tag may use a kind of storage. */
export type ConsentModeValue = 'granted' | 'denied'

/** Consent Mode v2, one value per kind of storage, in the tag manager's own terms. */
export interface ConsentMode {
  readonly ad_storage: ConsentModeValue
  readonly ad_user_data: ConsentModeValue
  readonly ad_personalization: ConsentModeValue
  readonly analytics_storage: ConsentModeValue
  readonly functionality_storage: 'granted'
  readonly security_storage: 'granted'
}

/** The update for a tag manager after an answer. */
export const consentModeOf = (consent: Consent): ConsentMode => {
  const marketing = isConsentedTo(consent, 'marketing') ? 'granted' : 'denied'
  return {
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
    analytics_storage: isConsentedTo(consent, 'statistics') ? 'granted' : 'denied',
    functionality_storage: 'granted',
    security_storage: 'granted',
  }
}

/** The defaults for a tag manager before any tag runs; `wait_for_update` is in milliseconds. */
export const consentModeDefaults: ConsentMode & { readonly wait_for_update: number } = {
  ...consentModeOf(unansweredConsent),
  wait_for_update: 500,
}
