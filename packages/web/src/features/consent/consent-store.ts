// What the page knows of consent before the dialogs are there: a few bytes that bring the rest when it is wanted.
import type { ConsentManager, ShownPage } from '@husrum/application'
import type { Consent, ConsentFlow } from '@husrum/domain'

export interface ConsentStore extends ConsentManager {
  readonly subscribe: (listener: () => void) => () => void
  readonly flow: () => ConsentFlow
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}

/** Whether a page with this answer has anything to do without being asked: to put the question, or to measure. */
const isBusy = (consent: Consent): boolean =>
  consent.kind === 'unanswered' || consent.statistics || consent.marketing

/** `consent` is what the server read, so that nothing flashes; `load` brings whoever keeps it from then on. */
export const makeConsentStore = ({
  consent,
  load,
}: {
  readonly consent: Consent
  readonly load: () => Promise<ConsentManager>
}): ConsentStore => {
  const listeners = new Set<() => void>()
  let flow: ConsentFlow = { kind: 'idle', consent }
  let shown: ShownPage | undefined
  let keeper: ConsentManager | undefined
  let loading: Promise<ConsentManager> | undefined

  const loaded = async (): Promise<ConsentManager> => {
    const come = await load()
    come.subscribe(() => {
      flow = come.flow()
      for (const listener of listeners) listener()
    })
    if (shown) come.pageShown(shown)
    keeper = come
    return come
  }
  const withSessionManager = (work: (keeper: ConsentManager) => void): void => {
    if (keeper) {
      work(keeper)
      return
    }
    loading ??= loaded()
    loading.then(work).catch((error: unknown) => {
      // The next try brings it anew.
      loading = undefined
      reportError(error)
    })
  }

  return {
    flow: () => flow,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    send: (event) => withSessionManager((come) => come.send(event)),
    choose: (choice, switches) => withSessionManager((come) => come.choose(choice, switches)),
    pageShown: (page) => {
      shown = page
      if (keeper) keeper.pageShown(page)
      else if (isBusy(flow.consent)) whenIdle(() => withSessionManager(() => {}))
    },
    mayStay: (path) => keeper?.mayStay(path) ?? true,
  }
}

/** On the server nobody answers: the page is drawn as the cookie says. */
export const makeFixedConsentStore = (consent: Consent): ConsentStore =>
  makeConsentStore({ consent, load: () => Promise.reject(new Error('There are no dialogs on the server')) })
