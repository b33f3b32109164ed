// Asks for consent, keeps the answer, and lets visits be measured as far as it allows (specification 1 §4).
import type {
  Consent,
  ConsentChoice,
  ConsentEffect,
  ConsentEvent,
  ConsentFlow,
  ConsentSwitches,
  PageTemplateKind,
  SiteDefinition,
} from '@husrum/domain'
import {
  consentChoiceCodes,
  consentModeOf,
  consentStep,
  isConsentedTo,
  mayLoadAnalytics,
  optionalConsentCategories,
  readConsentCookie,
  reportedErrorOf,
  startConsentFlow,
  writeConsentCookie,
} from '@husrum/domain'
import type { ConsentLedger } from './consent-ledger.ts'
import type { CookieJar } from './cookie-jar.ts'
import type { TagManager } from './tag-manager.ts'

/** A page that somebody looks at. */
export interface ShownPage {
  /** Without query: what stands in it may be personal. */
  readonly path: string
  readonly title: string
  readonly template: PageTemplateKind
  readonly dataLayer?: Readonly<Record<string, unknown>>
}

export interface ConsentManager {
  flow(): ConsentFlow
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void
  send(event: ConsentEvent): void
  /** Gives a whole answer at once, from wherever the dialogs stand. */
  answer(choice: Exclude<ConsentChoice, 'close'>, switches?: ConsentSwitches): void
  arrive(page: ShownPage): void
  /** False where what was loaded by consent must not follow: the address has to be loaded as a new document. */
  mayStay(path: string): boolean
}

/** Where a visitor came from, as `utm_source` and `utm_medium` say it; anybody may have written them. */
export interface Campaign {
  readonly source: string
  readonly medium: string
}

export interface ConsentManagerOptions {
  readonly site: SiteDefinition
  /** Of the cookie policy. */
  readonly revision: number
  /** What the server read. */
  readonly consent: Consent
  readonly cookies: CookieJar
  readonly ledger: ConsentLedger
  readonly tags: TagManager
  /** Paths that are never measured. */
  readonly notBelow: readonly string[]
  readonly newVisitorId: () => string
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly wait: (milliseconds: number, then: () => void) => void
  /** What the address that the visitor came by says of a campaign. */
  readonly campaign?: Campaign | undefined
}

/** Campaigns name themselves in short words; what is longer or stranger is somebody's text and is not kept. */
const campaignWord = /^[\w.~-]{1,60}$/

const campaignWords = ({ source, medium }: Campaign): string | undefined =>
  campaignWord.test(source) && campaignWord.test(medium) ? `${source} / ${medium}` : undefined

const decisions = {
  all: { kind: 'agreed' },
  necessaryOnly: { kind: 'necessaryOnlyChosen' },
  manual: { kind: 'saved' },
} as const satisfies Readonly<Record<Exclude<ConsentChoice, 'close'>, ConsentEvent>>

export const makeConsentManager = (terms: ConsentManagerOptions): ConsentManager => {
  const { site, revision, cookies, ledger, tags, notBelow, now, wait } = terms
  const listeners = new Set<() => void>()
  let path = site.routes.start
  let shown: ShownPage | undefined
  let reported: ShownPage | undefined
  let campaign = terms.campaign && campaignWords(terms.campaign)
  const moment = () => ({ site, path, now: now(), revision })
  let flow = startConsentFlow(terms.consent, moment())

  const isMeasured = (at: string): boolean => !notBelow.some((prefix) => at.startsWith(prefix))

  /** What the page is told to those who measure: once, whenever that is first allowed. */
  const measure = (): void => {
    const { consent } = flow
    if (campaign !== undefined && isConsentedTo(consent, 'marketing')) {
      cookies.write('campaignSource', campaign)
      campaign = undefined
    }
    if (!mayLoadAnalytics(consent) || !isMeasured(path)) return
    tags.load(consentModeOf(consent))
    if (!shown || reported === shown) return
    reported = shown
    const page = { page_path: shown.path, page_title: shown.title }
    tags.tell({ ...shown.dataLayer, ...page, event: 'page_view' })
    const status = reportedErrorOf(shown.template)
    if (status !== undefined) tags.tell({ event: 'page_error', status, ...page })
  }

  const carryOut = (effect: ConsentEffect): void => {
    switch (effect.kind) {
      case 'wait':
        wait(effect.milliseconds, () => send({ kind: 'waited' }))
        break
      case 'storeConsent':
        cookies.write('consent', writeConsentCookie(effect.consent))
        break
      case 'setVisitorId':
        cookies.write('visitor', cookies.read('visitor') ?? terms.newVisitorId())
        break
      case 'recordChoice':
        void ledger.record(consentChoiceCodes[effect.choice])
        break
      case 'updateConsentMode':
        tags.update(effect.mode)
        break
      case 'clearDataLayer':
        tags.forget()
        break
      case 'removeCookies':
        cookies.remove(effect.names)
        break
      // Every step ends with measuring what is allowed by then.
      case 'loadAnalytics':
        break
    }
  }

  /** Another tab may have answered meanwhile: what the cookie says is what holds. */
  const hearOtherTabs = (): void => {
    const kept = cookies.read('consent')
    if (kept === undefined || kept === writeConsentCookie(flow.consent)) return
    const before = flow.consent
    flow = { ...flow, consent: startConsentFlow(readConsentCookie(kept), moment()).consent }
    if (before.kind === 'answered' || flow.consent.kind === 'answered')
      tags.update(consentModeOf(flow.consent))
    if (mayLoadAnalytics(before) && !mayLoadAnalytics(flow.consent)) tags.forget()
  }

  const step = (event: ConsentEvent): void => {
    const { state, effects } = consentStep(flow, event, moment())
    flow = state
    for (const effect of effects) carryOut(effect)
  }

  const tellListeners = (): void => {
    for (const listener of listeners) listener()
  }

  const send = (event: ConsentEvent): void => {
    hearOtherTabs()
    step(event)
    measure()
    tellListeners()
  }

  return {
    flow: () => flow,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
    answer: (choice, switches) => {
      hearOtherTabs()
      if (flow.kind === 'thirdParty') step({ kind: 'postponed' })
      step({ kind: 'settingsOpened' })
      if (choice === 'manual')
        for (const category of optionalConsentCategories)
          step({ kind: 'switched', category, isOn: switches?.[category] ?? false })
      step(decisions[choice])
      measure()
      tellListeners()
    },
    arrive: (page) => {
      path = page.path
      shown = page
      send({ kind: 'pageLoaded' })
    },
    mayStay: (to) => !tags.isLoaded() || isMeasured(to),
  }
}
