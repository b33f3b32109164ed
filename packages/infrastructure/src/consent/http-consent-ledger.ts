// Records choices with the backend (PLAT-55). It does not load the service client and its schemas, because every first
// visit would pay for them.
import type { ConsentLedger } from '@husrum/application'
import { consentExperiment, experimentsPath } from '@husrum/contract/consent/wire'

export const makeHttpConsentLedger = ({
  baseUrl,
  fetch,
}: {
  /** Without a closing slash. */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
}): ConsentLedger => ({
  record: async (choice) => {
    await fetch(`${baseUrl}${experimentsPath}/${consentExperiment}/${choice}`, {
      method: 'POST',
      credentials: 'include',
      // The path says which of a host's sites the choice is for, also on pages that keep it from others.
      referrerPolicy: 'strict-origin-when-cross-origin',
      // The choice may be the last thing that somebody does on the page.
      keepalive: true,
    }).catch(() => {})
  },
})
