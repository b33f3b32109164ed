// State of consent before the consent manager and its dialogs are loaded.
import type { ConsentManager, EarlierPages, ShownPage } from '@husrum/application'
import type { Consent, ConsentFlow } from '@husrum/domain'
import { mayLoadAnalytics } from '@husrum/domain'
import { loadOnce, withLoaded } from '../../lazy/load-once.ts'
import { whenIdle } from '../../lazy/when-idle.ts'

export interface ConsentStore extends Omit<ConsentManager, 'claimForPersonalData'> {
  readonly subscribe: (listener: () => void) => () => void
  readonly flow: () => ConsentFlow
  /** State that the server rendered, which hydration starts with. */
  readonly drawnFlow: () => ConsentFlow
  /** Same as {@link ConsentManager.claimForPersonalData}, once the scripts that the visitor agreed to are loaded. */
  readonly claimForPersonalData: () => Promise<boolean>
}

/** Whether a page with this consent has something to do unprompted: show the prompt, or measure. */
const hasWork = (consent: Consent): boolean =>
  consent.kind === 'unanswered' || consent.statistics || consent.marketing

/** `load` loads the consent manager, and receives the pages shown before. */
export const makeConsentStore = ({
  consent,
  drawn = consent,
  load,
}: {
  readonly consent: Consent
  /** Consent that the page was rendered with, if it differs: a page cached for many visitors contains no answer. */
  readonly drawn?: Consent
  readonly load: (earlier: EarlierPages) => Promise<ConsentManager>
}): ConsentStore => {
  const listeners = new Set<() => void>()
  let flow: ConsentFlow = { kind: 'idle', consent }
  const drawnFlow: ConsentFlow = { kind: 'idle', consent: drawn }
  let shown: ShownPage | undefined
  const pages: ShownPage[] = []
  let isClaimed = false

  const manager = loadOnce(async () => {
    const loaded = await load({
      pages,
      get isClaimed() {
        return isClaimed
      },
    })
    loaded.subscribe(() => {
      flow = loaded.flow()
      for (const listener of listeners) listener()
    })
    if (shown) loaded.pageShown(shown)
    return loaded
  })

  return {
    flow: () => flow,
    drawnFlow: () => drawnFlow,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (event) => withLoaded(manager, (loaded) => loaded.send(event)),
    choose: (choice, switches) => withLoaded(manager, (loaded) => loaded.choose(choice, switches)),
    pageShown: (page) => {
      shown = page
      const loaded = manager.loaded()
      if (!loaded) pages.push(page)
      if (loaded) loaded.pageShown(page)
      else if (hasWork(flow.consent)) whenIdle(() => withLoaded(manager, () => undefined))
    },
    searchChanged: (search) => {
      const loaded = manager.loaded()
      if (shown && !loaded) {
        shown = { ...shown, search }
        pages.push(shown)
      }
      loaded?.searchChanged(search)
    },
    happened: (event) => {
      const loaded = manager.loaded()
      if (loaded) loaded.happened(event)
      else if (mayLoadAnalytics(flow.consent)) withLoaded(manager, (late) => late.happened(event))
    },
    mayStay: (page) => manager.loaded()?.mayStay(page) ?? true,
    claimForPersonalData: async () => {
      if (mayLoadAnalytics(flow.consent)) await manager.load().catch(() => undefined)
      const loaded = manager.loaded()
      if (loaded) return loaded.claimForPersonalData()
      isClaimed = true
      return true
    },
  }
}

/** On the server nothing changes: the page is rendered according to the cookie. */
export const makeFixedConsentStore = (consent: Consent): ConsentStore =>
  makeConsentStore({ consent, load: () => Promise.reject(new Error('There are no dialogs on the server')) })
