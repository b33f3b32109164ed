// What a visitor has agreed to, how long an answer holds, and what may load because of it.
import { monthsLater } from '../calendar/days.ts'
import { cookies } from '../sites/cookies.ts'

/** The categories that people may refuse. */
export const optionalConsentCategories = ['statistics', 'marketing', 'thirdParty'] as const
/** One of {@link optionalConsentCategories}. */
export type OptionalConsentCategory = (typeof optionalConsentCategories)[number]

/** Categories of cookies and of other sites' content, in the order of the settings (specification 1 §3.3). */
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
      /** Which revision of the cookie policy was shown: a whole number from 0. */
      readonly revision: number
      /** When it was answered, epoch milliseconds. */
      readonly at: number
    })

/** Nobody has answered yet. */
export const unansweredConsent = { kind: 'unanswered' } as const satisfies Consent

/** Switches that are on for the categories of which `isOn` says so; `place` counts them from 0. */
export const consentSwitches = (
  isOn: (category: OptionalConsentCategory, place: number) => boolean,
): ConsentSwitches =>
  Object.fromEntries(
    optionalConsentCategories.map((category, place) => [category, isOn(category, place)]),
  ) as ConsentSwitches

/**
 * The answer as it counts now: one as old as its cookie may get (six calendar months: specification 1 §9.3), or
 * given to another revision of the policy, is none.
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

/**
 * Whether a category is agreed to. What is necessary always is. Third-party video asks for `thirdParty`
 * (specification 1 §4).
 */
export const isConsentedTo = (consent: Consent, category: ConsentCategory): boolean =>
  category === 'necessary' || (consent.kind === 'answered' && consent[category])

/** What the switches of the settings show: all off until somebody has answered. */
export const consentSwitchesOf = (consent: Consent): ConsentSwitches =>
  consentSwitches((category) => isConsentedTo(consent, category))

/** Analytics load once the answer has statistics or marketing in it (specification 1 §4). */
export const mayLoadAnalytics = (consent: Consent): boolean =>
  isConsentedTo(consent, 'statistics') || isConsentedTo(consent, 'marketing')
