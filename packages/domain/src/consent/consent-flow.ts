// The cookie dialogs as a machine: the prompt, the settings, and the question before somebody else's video.
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import type { SiteDefinition } from '../sites/site.ts'
import type { Consent, ConsentSwitches, OptionalConsentCategory } from './consent.ts'
import { consentSwitchesOf, currentConsent, isConsentedTo, mayLoadAnalytics } from './consent.ts'
import type { ConsentChoice } from './consent-choice.ts'
import { consentOf } from './consent-choice.ts'
import { writeConsentCookie } from './consent-cookie.ts'
import type { ConsentMode } from './consent-mode.ts'
import { consentModeOf } from './consent-mode.ts'
import { withdrawalBetween } from './withdrawal.ts'

/** How long after a page has loaded the prompt comes, in milliseconds (specification 1 §4, §9.2). */
export const consentPromptDelay = 2000

/** Where and when a visitor is: the path without its query, the instant and the policy's revision. */
export interface ConsentMoment {
  readonly site: SiteDefinition
  readonly path: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly revision: number
}

/** Whether a page asks: no answer counts any more, and it is not the page about cookies (specification 1 §4). */
export const asksForConsent = (consent: Consent, moment: ConsentMoment): boolean =>
  currentConsent(consent, moment).kind === 'unanswered' &&
  moment.path.replace(/\/?$/, '/') !== moment.site.routes.cookies

/** Which dialog is open, and the answer that holds meanwhile. */
export type ConsentFlow =
  | { readonly kind: 'idle'; readonly consent: Consent }
  | { readonly kind: 'prompt'; readonly consent: Consent }
  | {
      readonly kind: 'settings'
      readonly consent: Consent
      readonly switches: ConsentSwitches
      /** Where it was opened, and where closing it leads back to. */
      readonly from: 'prompt' | 'idle'
    }
  /** Somebody wants to see a third party's video and has not agreed to that. */
  | { readonly kind: 'thirdParty'; readonly consent: Consent }

/** What happens to the dialogs. */
export type ConsentEvent =
  | { readonly kind: 'pageLoaded' }
  /** The delay that `wait` asked for is over. */
  | { readonly kind: 'waited' }
  | { readonly kind: 'agreed' }
  | { readonly kind: 'necessaryOnlyChosen' }
  | { readonly kind: 'settingsOpened' }
  | { readonly kind: 'switched'; readonly category: OptionalConsentCategory; readonly isOn: boolean }
  | { readonly kind: 'saved' }
  /** By the close button: at the prompt it refuses, and the dialog says so. */
  | { readonly kind: 'closed' }
  /** By Escape: nothing is decided, and the next page asks again. */
  | { readonly kind: 'postponed' }
  | { readonly kind: 'videoWanted' }
  /** The same visitor answered in another tab. */
  | { readonly kind: 'answeredElsewhere'; readonly consent: Consent }

/** What the outside is asked to do. */
export type ConsentEffect =
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'storeConsent'; readonly consent: Consent }
  | { readonly kind: 'setVisitorId' }
  | { readonly kind: 'recordChoice'; readonly choice: ConsentChoice }
  | { readonly kind: 'updateConsentMode'; readonly mode: ConsentMode }
  | { readonly kind: 'loadAnalytics' }
  | { readonly kind: 'clearDataLayer' }
  | { readonly kind: 'removeCookies'; readonly names: readonly string[] }

type ConsentStep = Step<ConsentFlow, ConsentEffect>

/** No dialog is open; the answer is what the cookie said, as far as it still counts. */
export const startConsentFlow = (consent: Consent, moment: ConsentMoment): ConsentFlow => ({
  kind: 'idle',
  consent: currentConsent(consent, moment),
})

/** What changes in the page with the answer. */
const applied = (before: Consent, after: Consent): readonly ConsentEffect[] => {
  const { clearsDataLayer, removedCookies } = withdrawalBetween(before, after)
  return [
    { kind: 'updateConsentMode', mode: consentModeOf(after) },
    ...(mayLoadAnalytics(after) && !mayLoadAnalytics(before) ? [{ kind: 'loadAnalytics' } as const] : []),
    ...(clearsDataLayer ? [{ kind: 'clearDataLayer' } as const] : []),
    ...(removedCookies.length > 0 ? [{ kind: 'removeCookies', names: removedCookies } as const] : []),
  ]
}

const answered = (
  state: ConsentFlow,
  choice: ConsentChoice,
  moment: ConsentMoment,
  switches?: ConsentSwitches,
): ConsentStep => {
  const consent = consentOf(choice, moment, switches)
  return go<ConsentFlow, ConsentEffect>(
    { kind: 'idle', consent },
    { kind: 'storeConsent', consent },
    ...(choice === 'all' ? [{ kind: 'setVisitorId' } as const] : []),
    { kind: 'recordChoice', choice },
    ...applied(state.consent, consent),
  )
}

const isSameConsent = (one: Consent, other: Consent): boolean =>
  writeConsentCookie(one) === writeConsentCookie(other)

/** Moves the dialogs. An event that means nothing where they stand leaves the same state and asks for nothing. */
export const consentStep = (state: ConsentFlow, event: ConsentEvent, moment: ConsentMoment): ConsentStep => {
  const consent = currentConsent(state.consent, moment)
  const isAsking = state.kind === 'prompt' || state.kind === 'settings'
  const stay = (): ConsentStep => go(state)
  switch (event.kind) {
    case 'pageLoaded': {
      const asks = asksForConsent(consent, moment)
      if (state.kind === 'prompt' && !asks) return go({ kind: 'idle', consent })
      return state.kind === 'idle' && asks
        ? go<ConsentFlow, ConsentEffect>(state, { kind: 'wait', milliseconds: consentPromptDelay })
        : stay()
    }
    case 'waited':
      return state.kind === 'idle' && asksForConsent(consent, moment)
        ? go({ kind: 'prompt', consent })
        : stay()
    case 'agreed':
      if (state.kind === 'thirdParty')
        return answered(state, 'manual', moment, { ...consentSwitchesOf(consent), thirdParty: true })
      return isAsking ? answered(state, 'all', moment) : stay()
    case 'necessaryOnlyChosen':
      return isAsking ? answered(state, 'necessaryOnly', moment) : stay()
    case 'settingsOpened':
      return state.kind === 'idle' || state.kind === 'prompt'
        ? go({ kind: 'settings', consent, switches: consentSwitchesOf(consent), from: state.kind })
        : stay()
    case 'switched':
      return state.kind === 'settings' && state.switches[event.category] !== event.isOn
        ? go({ ...state, switches: { ...state.switches, [event.category]: event.isOn } })
        : stay()
    case 'saved':
      return state.kind === 'settings' ? answered(state, 'manual', moment, state.switches) : stay()
    case 'closed':
      if (state.kind === 'prompt') return answered(state, 'close', moment)
      return state.kind === 'idle' ? stay() : go(backOf(state))
    case 'postponed':
      return state.kind === 'idle' ? stay() : go(backOf(state))
    case 'videoWanted':
      return state.kind === 'idle' && !isConsentedTo(consent, 'thirdParty')
        ? go({ kind: 'thirdParty', consent })
        : stay()
    case 'answeredElsewhere': {
      const other = currentConsent(event.consent, moment)
      return isSameConsent(consent, other)
        ? stay()
        : go<ConsentFlow, ConsentEffect>({ kind: 'idle', consent: other }, ...applied(consent, other))
    }
    default:
      return stay()
  }
}

/** Where a dialog leads that is left undecided. */
const backOf = (state: ConsentFlow): ConsentFlow => ({
  kind: state.kind === 'settings' ? state.from : 'idle',
  consent: state.consent,
})
