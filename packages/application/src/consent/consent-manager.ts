// Asks for consent, stores the choice, and allows analytics accordingly (PLAT-52 to PLAT-57).
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
  analyticsEvents,
  consentChoiceCodes,
  consentModeOf,
  isConsentedTo,
  mayLoadAnalytics,
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
  /** @returns how to unsubscribe */
  subscribe(listener: () => void): () => void
  send(event: ConsentEvent): void
  /** Makes a whole choice at once, from wherever the dialogs stand. */
  choose(choice: Exclude<ConsentChoice, 'close'>, switches?: ConsentSwitches): void
  pageShown(page: ShownPage): void
  /**
   * Measures something that happened, where that is agreed to: at once, or on the next page that may be measured. Never with
   * what somebody wrote.
   */
  happened(event: TagEvent): void
  /**
   * False where the address has to be loaded as a new document: what was loaded by consent must not follow, or what happened
   * here waits to be told there.
   */
  mayStay(path: string): boolean
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
  /** Paths that are never measured. */
  readonly notBelow: readonly string[]
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
  const { site, revision, cookies, ledger, tags, held, notBelow, newVisitorId, clock } = dependencies
  const listeners = new Set<() => void>()
  let path = site.routes.start
  let shown: ShownPage | undefined
  let reported: ShownPage | undefined
  let campaign = dependencies.campaign && campaignWords(dependencies.campaign)
  const moment = () => ({ site, path, now: clock.now(), revision })
  let flow = startConsent(dependencies.consent, moment())

  const isMeasured = (at: string): boolean => !notBelow.some((prefix) => at.startsWith(prefix))

  /** Reports the page to the tag manager: once, as soon as that is allowed. */
  const measure = (): void => {
    const { consent } = flow
    if (campaign !== undefined && isConsentedTo(consent, 'marketing')) {
      cookies.write('campaignSource', campaign)
      campaign = undefined
    }
    if (!mayLoadAnalytics(consent) || !isMeasured(path)) return
    tags.load(consentModeOf(consent))
    if (tags.isLoaded()) for (const event of held.take()) tags.push(event)
    if (!shown || reported === shown) return
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
      path = page.path
      shown = page
      send({ kind: 'pageLoaded' })
    },
    happened: (event) => {
      if (!mayLoadAnalytics(flow.consent)) return
      if (isMeasured(path) && tags.isLoaded()) tags.push(event)
      else held.hold(event)
    },
    mayStay: (to) => (tags.isLoaded() ? isMeasured(to) : held.isEmpty() || !isMeasured(to)),
  }
}
