// The format of an answer in the cookie `user-consent-settings`: a short text of digits and dots.
import type { Consent } from './consent.ts'
import { consentSwitches, optionalConsentCategories, unansweredConsent } from './consent.ts'

/**
 * Version 1, then a digit each for statistics, marketing and third party, the policy's revision and the instant: `1.101.7.1767225600000`.
 * An unanswered consent is the empty text.
 */
export const writeConsentCookie = (consent: Consent): string =>
  consent.kind === 'unanswered'
    ? ''
    : [
        1,
        optionalConsentCategories.map((category) => Number(consent[category])).join(''),
        consent.revision,
        Math.trunc(consent.at),
      ].join('.')

/** Parses the value of {@link writeConsentCookie}; anything else, of any type, is unanswered. */
export const readConsentCookie = (value: unknown): Consent => {
  const parts = typeof value === 'string' && /^1\.([01]{3})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,14})$/.exec(value)
  if (!parts) return unansweredConsent
  const [, switches, revision, at] = parts
  return {
    kind: 'answered',
    ...consentSwitches((_, place) => switches?.[place] === '1'),
    revision: Number(revision),
    at: Number(at),
  }
}
