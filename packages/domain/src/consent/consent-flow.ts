// The cookie dialogs as a state machine: the prompt, the settings, and the question before a third-party video.
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import { barePath } from '../sites/routes.ts'
import type { SiteDefinition } from '../sites/sites.ts'
import type { Consent, ConsentSwitches, OptionalConsentCategory } from './consent.ts'
import { consentSwitchesOf, currentConsent, isConsentedTo, mayLoadAnalytics } from './consent.ts'
import type { ConsentChoice } from './consent-choice.ts'
import { consentOf } from './consent-choice.ts'
import type { ConsentMode } from './consent-mode.ts'
import { consentModeOf } from './consent-mode.ts'
import type { ConsentWithdrawal } from './withdrawal.ts'
import { withdrawalBetween } from './withdrawal.ts'

/** Delay between the load of a page and the prompt, in milliseconds (PLAT-53). */
export const consentPromptDelay = 2000

/** The visitor's path without its query, the instant and the policy's revision. */
export interface ConsentMoment {
  readonly site: SiteDefinition
  readonly path: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly revision: number
  /** Path of the page about cookies, if the content sets one; otherwise the site's route. */
  readonly cookiesPath?: string
}

/** Whether a page shows the prompt: there is no valid answer, and it is not the page about cookies (PLAT-53). */
export const asksForConsent = (consent: Consent, moment: ConsentMoment): boolean =>
  currentConsent(consent, moment).kind === 'unanswered' &&
  barePath(moment.path) !== (moment.cookiesPath ?? moment.site.routes.cookies)

/** The open dialog, and the current answer. */
export type ConsentFlow =
  /** `thirdParty`: the visitor wants to see a third-party video without having consented to it. */
  | { readonly kind: 'idle' | 'prompt' | 'thirdParty'; readonly consent: Consent }
  | {
      readonly kind: 'settings'
      readonly consent: Consent
      readonly switches: ConsentSwitches
      /** The state from which it was opened, and to which closing it returns. */
      readonly from: 'prompt' | 'idle'
    }

/** The events of the dialogs. */
export type ConsentEvent =
  | { readonly kind: 'pageLoaded' }
  /** The delay of `wait` is over. */
  | { readonly kind: 'waited' }
  | { readonly kind: 'agreed' }
  | { readonly kind: 'necessaryOnlyChosen' }
  | { readonly kind: 'settingsOpened' }
  | { readonly kind: 'switched'; readonly category: OptionalConsentCategory; readonly isOn: boolean }
  | { readonly kind: 'saved' }
  /** By the close button: at the prompt it refuses, and the dialog says so. */
  | { readonly kind: 'closed' }
  /** By Escape: nothing is decided, and the next page shows the prompt again. */
  | { readonly kind: 'postponed' }
  | { readonly kind: 'videoWanted' }

/** The effects to run. */
export type ConsentEffect =
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'storeConsent'; readonly consent: Consent }
  | { readonly kind: 'setVisitorId' }
  | { readonly kind: 'recordChoice'; readonly choice: ConsentChoice }
  | { readonly kind: 'updateConsentMode'; readonly mode: ConsentMode }
  | { readonly kind: 'loadAnalytics' }
  | ConsentWithdrawal

type ConsentStep = Step<ConsentFlow, ConsentEffect>

/**
 * No dialog is open; the answer is the cookie's, if it is still valid. A previous answer causes no effects: the caller checks
 * `mayLoadAnalytics` and `consentModeOf` once.
 */
export const startConsent = (consent: Consent, moment: ConsentMoment): ConsentFlow => ({
  kind: 'idle',
  consent: currentConsent(consent, moment),
})

/** Applies an event to the dialogs. An event that does not apply leaves the same state, without effects. */
export const stepConsent = (state: ConsentFlow, event: ConsentEvent, moment: ConsentMoment): ConsentStep => {
  const consent = currentConsent(state.consent, moment)
  const isIdle = state.kind === 'idle'
  const isAsking = state.kind === 'prompt' || state.kind === 'settings'
  const to = (next: ConsentFlow, ...effects: readonly ConsentEffect[]): ConsentStep => go(next, ...effects)
  const answer = (choice: ConsentChoice, switches?: ConsentSwitches): ConsentStep => {
    const given = consentOf(choice, moment, switches)
    return to(
      { kind: 'idle', consent: given },
      { kind: 'storeConsent', consent: given },
      ...(choice === 'all' ? [{ kind: 'setVisitorId' } as const] : []),
      { kind: 'recordChoice', choice },
      { kind: 'updateConsentMode', mode: consentModeOf(given) },
      ...(mayLoadAnalytics(given) && !mayLoadAnalytics(state.consent)
        ? [{ kind: 'loadAnalytics' } as const]
        : []),
      ...withdrawalBetween(state.consent, given),
    )
  }
  switch (event.kind) {
    case 'pageLoaded': {
      const asks = asksForConsent(consent, moment)
      if (isIdle && asks) return to(state, { kind: 'wait', milliseconds: consentPromptDelay })
      if (state.kind === 'prompt' && !asks) return to({ kind: 'idle', consent })
      break
    }
    case 'waited':
      if (isIdle && asksForConsent(consent, moment)) return to({ kind: 'prompt', consent })
      break
    case 'agreed':
      if (isAsking) return answer('all')
      if (!isIdle) return answer('manual', { ...consentSwitchesOf(consent), thirdParty: true })
      break
    case 'necessaryOnlyChosen':
      if (isAsking) return answer('necessaryOnly')
      break
    case 'settingsOpened':
      if (isIdle || state.kind === 'prompt')
        return to({ kind: 'settings', consent, switches: consentSwitchesOf(consent), from: state.kind })
      break
    case 'switched':
      if (state.kind === 'settings' && state.switches[event.category] !== event.isOn)
        return to({ ...state, switches: { ...state.switches, [event.category]: event.isOn } })
      break
    case 'saved':
      if (state.kind === 'settings') return answer('manual', state.switches)
      break
    case 'closed':
    case 'postponed':
      if (state.kind === 'settings') return to({ kind: state.from, consent: state.consent })
      if (state.kind === 'prompt' && event.kind === 'closed') return answer('close')
      if (!isIdle) return to({ kind: 'idle', consent: state.consent })
      break
    case 'videoWanted':
      if (isIdle && !isConsentedTo(consent, 'thirdParty')) return to({ kind: 'thirdParty', consent })
      break
  }
  return to(state)
}
