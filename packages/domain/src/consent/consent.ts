// A visitor's consent, how long it is valid, and what may load because of it.
import { monthsLater } from '../calendar/days.ts'
import { cookies } from '../sites/cookies.ts'

/** The categories that visitors may refuse. */
export const optionalConsentCategories = ['statistics', 'marketing', 'thirdParty'] as const
/** One of {@link optionalConsentCategories}. */
export type OptionalConsentCategory = (typeof optionalConsentCategories)[number]

/** Categories of cookies and of third-party content, in the order of the settings (PLAT-52). */
export const consentCategories = ['necessary', ...optionalConsentCategories] as const
/** One of {@link consentCategories}. */
export type ConsentCategory = (typeof consentCategories)[number]

/** A yes or no for each category that may be refused. */
export type ConsentSwitches = Readonly<Record<OptionalConsentCategory, boolean>>

/** A visitor's answer. Without one, only what is necessary may load. */
export type Consent =
  | { readonly kind: 'unanswered' }
  | (ConsentSwitches & {
      readonly kind: 'answered'
      /** The shown revision of the cookie policy: an integer from 0. */
      readonly revision: number
      /** The time of the answer, epoch milliseconds. */
      readonly at: number
    })

/** No answer yet. */
export const unansweredConsent = { kind: 'unanswered' } as const satisfies Consent

/** Switches that are on for the categories accepted by `isOn`; `place` counts them from 0. */
export const consentSwitches = (
  isOn: (category: OptionalConsentCategory, place: number) => boolean,
): ConsentSwitches =>
  Object.fromEntries(
    optionalConsentCategories.map((category, place) => [category, isOn(category, place)]),
  ) as ConsentSwitches

/**
 * The answer if it is still valid. An answer older than its cookie may get (six calendar months), or to another revision of the policy, is
 * invalid (PLAT-56).
 */
export const currentConsent = (
  consent: Consent,
  { now, revision }: { readonly now: number; readonly revision: number },
): Consent =>
  consent.kind === 'answered' &&
  consent.revision === revision &&
  now < monthsLater(consent.at, cookies.consent.lifetime.value)
    ? consent
    : unansweredConsent

/** Whether a category is accepted. Necessary always is. Third-party video requires `thirdParty` (PLAT-49). */
export const isConsentedTo = (consent: Consent, category: ConsentCategory): boolean =>
  category === 'necessary' || (consent.kind === 'answered' && consent[category])

/** The switches in the settings: all off until there is an answer. */
export const consentSwitchesOf = (consent: Consent): ConsentSwitches =>
  consentSwitches((category) => isConsentedTo(consent, category))

/** Analytics load only after an answer that includes statistics or marketing (PLAT-57). */
export const mayLoadAnalytics = (consent: Consent): boolean =>
  isConsentedTo(consent, 'statistics') || isConsentedTo(consent, 'marketing')
