// What a visitor has agreed to, how long an answer holds, and what may load because of it.
import { cookies } from '../sites/cookies.ts'
import { monthsLater } from './months-later.ts'

/** Categories of cookies and of other sites' content, in the order of the settings (specification 1 §3.3). */
export const consentCategories = ['necessary', 'statistics', 'marketing', 'thirdParty'] as const
/** One of {@link consentCategories}. */
export type ConsentCategory = (typeof consentCategories)[number]

/** The categories that people may refuse. */
export const optionalConsentCategories = [
  'statistics',
  'marketing',
  'thirdParty',
] as const satisfies readonly ConsentCategory[]
/** One of {@link optionalConsentCategories}. */
export type OptionalConsentCategory = (typeof optionalConsentCategories)[number]

/** A yes or no for each category that may be refused. */
export type ConsentSwitches = Readonly<Record<OptionalConsentCategory, boolean>>

/** A visitor's answer. Without one, only what is necessary may load. */
export type Consent =
  | { readonly kind: 'unanswered' }
  | (ConsentSwitches & {
      readonly kind: 'answered'
      /** Which revision of the cookie policy was shown: a whole number from 0. */
      readonly revision: number
      /** When it was answered, epoch milliseconds. */
      readonly at: number
    })

/** Nobody has answered yet. */
export const unansweredConsent = { kind: 'unanswered' } as const satisfies Consent

/** Everything that may be refused is refused. */
export const nothingAllowed = {
  statistics: false,
  marketing: false,
  thirdParty: false,
} as const satisfies ConsentSwitches

/** How long an answer holds (specification 1 §9.3; provider-facts 5.5). */
export const consentLifetime = cookies.consent.lifetime

/** The answer as it counts now: one six calendar months old, or given to another revision of the policy, is none. */
export const currentConsent = (
  consent: Consent,
  terms: { readonly now: number; readonly revision: number },
): Consent =>
  consent.kind === 'answered' &&
  (consent.revision !== terms.revision || terms.now >= monthsLater(consent.at, consentLifetime.value))
    ? unansweredConsent
    : consent

/** What the switches of the settings show: all off until somebody has answered. */
export const consentSwitchesOf = (consent: Consent): ConsentSwitches => {
  const { statistics, marketing, thirdParty } = consent.kind === 'answered' ? consent : nothingAllowed
  return { statistics, marketing, thirdParty }
}

/** Whether a category is agreed to. What is necessary always is. Third-party video asks for `thirdParty` (specification 1 §4). */
export const isConsentedTo = (consent: Consent, category: ConsentCategory): boolean =>
  category === 'necessary' || consentSwitchesOf(consent)[category]

/** Analytics load once the answer has statistics or marketing in it (specification 1 §4). */
export const mayLoadAnalytics = (consent: Consent): boolean =>
  isConsentedTo(consent, 'statistics') || isConsentedTo(consent, 'marketing')
