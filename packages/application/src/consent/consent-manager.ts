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
  /** Without query: what stands in it may be personal. */
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
  /** Makes a whole choice at once, from wherever the dialogs stand. */
  choose(choice: Exclude<ConsentChoice, 'close'>, switches?: ConsentSwitches): void
  pageShown(page: ShownPage): void
  /** The shown page has another query now. It is not reported again. */
  searchChanged(search: string): void
  /**
   * Measures something that happened, where that is agreed to: at once, or on the next page that may be measured. Never with
   * what somebody wrote.
   */
  happened(event: TagEvent): void
  /**
   * False where the address has to be loaded as a new document: the tag manager is loaded and must not see that page, or
   * events wait to be reported there. Without a template the address alone decides; ask again once the template is known.
   */
  mayStay(page: ScriptedPage): boolean
  /**
   * Asks to show personal data over the page, in a dialog. False while the tag manager is loaded: open a page of its own
   * instead. True keeps the tag manager out of this document from now on.
   */
  claimForPersonalData(): boolean
}

/** What a document showed before its consent manager was loaded; read whenever it matters. */
export interface EarlierPages {
  readonly pages: readonly ShownPage[]
  /** Whether a dialog with personal data was opened. */
  readonly isClaimed: boolean
}

/** Where a visitor came from, as `utm_source` and `utm_medium` say it; anybody may have written them. */
export interface Campaign {
  readonly source: string
  readonly medium: string
}

export interface ConsentManagerDependencies {
  readonly site: SiteDefinition
  /** Of the cookie policy. */
  readonly revision: number
  /** What the server read. */
  readonly consent: Consent
  readonly cookies: CookieJar
  readonly ledger: ConsentLedger
  readonly tags: TagManager
  readonly held: HeldEvents
  /** What this document has shown so far. */
  readonly earlier?: EarlierPages | undefined
  readonly newVisitorId: () => string
  readonly clock: Pick<Clock, 'now' | 'wait'>
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

export const makeConsentManager = (dependencies: ConsentManagerDependencies): ConsentManager => {
  const { site, revision, cookies, ledger, tags, held, earlier, newVisitorId, clock } = dependencies
  const listeners = new Set<() => void>()
  const isMeasured = (page: ScriptedPage): boolean => mayRunThirdPartyScripts(site, page)
  let shown: ShownPage | undefined
  let isPersonal = false
  /** Personal data stays in the memory and the history of a document that has shown it: the tag manager is never loaded there. */
  const hasShownPersonalData = (): boolean =>
    isPersonal || (earlier !== undefined && (earlier.isClaimed || !earlier.pages.every(isMeasured)))
  let reported: ShownPage | undefined
  let campaign = dependencies.campaign && campaignWords(dependencies.campaign)
  const moment = () => ({ site, path: shown?.path ?? site.routes.start, now: clock.now(), revision })
  let flow = startConsent(dependencies.consent, moment())

  /** Reports the page to the tag manager: once, as soon as that is allowed. */
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
      // Every step ends with measuring what is allowed by then.
      case 'loadAnalytics':
        break
    }
  }

  /** Another tab may have stored a choice meanwhile: what the cookie says is what holds. */
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
