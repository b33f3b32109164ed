// Asks for consent, stores the choice, and allows analytics accordingly (PLAT-52 to PLAT-57).
import type {
  Consent,
  ConsentChoice,
  ConsentEffect,
  ConsentEvent,
  ConsentFlow,
  ConsentSwitches,
  PageTemplateKind,
  ScriptedPage,
  SiteDefinition,
} from '@husrum/domain'
import {
  analyticsEvents,
  consentChoiceCodes,
  consentModeOf,
  isConsentedTo,
  mayLoadAnalytics,
  mayRunThirdPartyScripts,
  optionalConsentCategories,
  readConsentCookie,
  reportedErrorOf,
  startConsent,
  stepConsent,
  writeConsentCookie,
} from '@husrum/domain'
import type { Clock } from '../clock.ts'
import type { ConsentLedger } from './consent-ledger.ts'
import type { CookieJar } from './cookie-jar.ts'
import type { HeldEvents } from './held-events.ts'
import type { TagEvent, TagManager } from './tag-manager.ts'

/** The page that the visitor sees. */
export interface ShownPage {
  /** Without query, which may contain personal data. */
  readonly path: string
  /** The query, which decides whether the page may be measured and is never reported. */
  readonly search: string
  readonly title: string
  readonly template: PageTemplateKind
  readonly dataLayer?: Readonly<Record<string, unknown>>
}

export interface ConsentManager {
  flow(): ConsentFlow
  /** @returns how to unsubscribe */
  subscribe(listener: () => void): () => void
  send(event: ConsentEvent): void
  /** Makes a complete choice at once, whatever dialog is open. */
  choose(choice: Exclude<ConsentChoice, 'close'>, switches?: ConsentSwitches): void
  pageShown(page: ShownPage): void
  /** Called when the query of the shown page changes. The page is not reported again. */
  searchChanged(search: string): void
  /**
   * Measures an event, if the visitor consents: immediately, or on the next page that may be measured. Must not contain text
   * that the visitor typed.
   */
  happened(event: TagEvent): void
  /**
   * False if the address must be loaded as a new document: the tag manager is loaded and must not see that page, or
   * events wait to be reported there. Without a template only the address decides; ask again once the template is known.
   */
  mayStay(page: ScriptedPage): boolean
  /**
   * Asks for permission to show personal data in a dialog on the page. False while the tag manager is loaded: open a separate
   * page instead. After true, the tag manager is never loaded in this document.
   */
  claimForPersonalData(): boolean
}

/** What a document showed before its consent manager was loaded; read each time it is needed. */
export interface EarlierPages {
  readonly pages: readonly ShownPage[]
  /** Whether a dialog with personal data was opened. */
  readonly isClaimed: boolean
}

/** Where a visitor came from, by `utm_source` and `utm_medium`. Untrusted input. */
export interface Campaign {
  readonly source: string
  readonly medium: string
}

export interface ConsentManagerDependencies {
  readonly site: SiteDefinition
  /** Of the cookie policy. */
  readonly revision: number
  /** As read by the server. */
  readonly consent: Consent
  readonly cookies: CookieJar
  readonly ledger: ConsentLedger
  readonly tags: TagManager
  readonly held: HeldEvents
  /** What this document has shown so far. */
  readonly earlier?: EarlierPages | undefined
  readonly newVisitorId: () => string
  readonly clock: Pick<Clock, 'now' | 'wait'>
  /** Campaign from the address with which the visitor arrived. */
  readonly campaign?: Campaign | undefined
}

/** Campaigns are named by short words. Longer or unusual values may be personal text and are dropped. */
const campaignWord = /^[\w.~-]{1,60}$/

const campaignWords = ({ source, medium }: Campaign): string | undefined =>
  campaignWord.test(source) && campaignWord.test(medium) ? `${source} / ${medium}` : undefined

const decisions = {
  all: { kind: 'agreed' },
  necessaryOnly: { kind: 'necessaryOnlyChosen' },
  manual: { kind: 'saved' },
} as const satisfies Readonly<Record<Exclude<ConsentChoice, 'close'>, ConsentEvent>>

export const makeConsentManager = (dependencies: ConsentManagerDependencies): ConsentManager => {
  const { site, revision, cookies, ledger, tags, held, earlier, newVisitorId, clock } = dependencies
  const listeners = new Set<() => void>()
  const isMeasured = (page: ScriptedPage): boolean => mayRunThirdPartyScripts(site, page)
  let shown: ShownPage | undefined
  let isPersonal = false
  /** A document that has shown personal data retains it in memory and history, so the tag manager is never loaded there. */
  const hasShownPersonalData = (): boolean =>
    isPersonal || (earlier !== undefined && (earlier.isClaimed || !earlier.pages.every(isMeasured)))
  let reported: ShownPage | undefined
  let campaign = dependencies.campaign && campaignWords(dependencies.campaign)
  const moment = () => ({ site, path: shown?.path ?? site.routes.start, now: clock.now(), revision })
  let flow = startConsent(dependencies.consent, moment())

  /** Reports the page to the tag manager once, as soon as that is allowed. */
  const measure = (): void => {
    const { consent } = flow
    if (campaign !== undefined && isConsentedTo(consent, 'marketing')) {
      cookies.write('campaignSource', campaign)
      campaign = undefined
    }
    if (!mayLoadAnalytics(consent) || !shown || !isMeasured(shown) || hasShownPersonalData()) return
    tags.load(consentModeOf(consent))
    if (tags.isLoaded()) for (const event of held.take()) tags.push(event)
    if (reported === shown) return
    reported = shown
    const page = { page_path: shown.path, page_title: shown.title }
    tags.push({ ...shown.dataLayer, ...page, event: analyticsEvents.pageView.name })
    const status = reportedErrorOf(shown.template)
    if (status !== undefined) tags.push({ event: analyticsEvents.pageError.name, status, ...page })
  }

  const forget = (): void => {
    tags.clear()
    held.take()
  }

  const carryOut = (effect: ConsentEffect): void => {
    switch (effect.kind) {
      case 'wait':
        clock.wait(effect.milliseconds, () => send({ kind: 'waited' }))
        break
      case 'storeConsent':
        cookies.write('consent', writeConsentCookie(effect.consent))
        break
      case 'setVisitorId':
        cookies.write('visitor', cookies.read('visitor') ?? newVisitorId())
        break
      case 'recordChoice':
        void ledger.record(consentChoiceCodes[effect.choice])
        break
      case 'updateConsentMode':
        tags.update(effect.mode)
        break
      case 'clearDataLayer':
        forget()
        break
      case 'removeCookies':
        cookies.remove(effect.names)
        break
      // Every step ends with a call of `measure`.
      case 'loadAnalytics':
        break
    }
  }

  /** Another tab may have stored a choice in the meantime. The cookie takes precedence. */
  const adoptStoredChoice = (): void => {
    const stored = cookies.read('consent')
    if (stored === undefined || stored === writeConsentCookie(flow.consent)) return
    const before = flow.consent
    flow = { ...flow, consent: startConsent(readConsentCookie(stored), moment()).consent }
    if (before.kind === 'answered' || flow.consent.kind === 'answered')
      tags.update(consentModeOf(flow.consent))
    if (mayLoadAnalytics(before) && !mayLoadAnalytics(flow.consent)) forget()
  }

  const step = (event: ConsentEvent): void => {
    const { state, effects } = stepConsent(flow, event, moment())
    flow = state
    for (const effect of effects) carryOut(effect)
  }

  const notifyListeners = (): void => {
    for (const listener of listeners) listener()
  }

  const send = (event: ConsentEvent): void => {
    adoptStoredChoice()
    step(event)
    measure()
    notifyListeners()
  }

  return {
    flow: () => flow,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send,
    choose: (choice, switches) => {
      adoptStoredChoice()
      if (flow.kind === 'thirdParty') step({ kind: 'postponed' })
      step({ kind: 'settingsOpened' })
      if (choice === 'manual')
        for (const category of optionalConsentCategories)
          step({ kind: 'switched', category, isOn: switches?.[category] ?? false })
      step(decisions[choice])
      measure()
      notifyListeners()
    },
    pageShown: (page) => {
      shown = page
      if (!isMeasured(page)) isPersonal = true
      send({ kind: 'pageLoaded' })
    },
    searchChanged: (search) => {
      if (!shown || shown.search === search) return
      const page = { ...shown, search }
      if (reported === shown) reported = page
      shown = page
      if (!isMeasured(page)) isPersonal = true
    },
    happened: (event) => {
      if (!mayLoadAnalytics(flow.consent)) return
      if (shown && isMeasured(shown) && tags.isLoaded()) tags.push(event)
      else held.hold(event)
    },
    mayStay: (to) => (tags.isLoaded() ? isMeasured(to) : held.isEmpty() || !isMeasured(to)),
    claimForPersonalData: () => {
      if (tags.isLoaded()) return false
      isPersonal = true
      return true
    },
  }
}
