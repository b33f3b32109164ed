// Records choices with the backend (PLAT-55). It does not load the service client and its schemas, because that would slow down
// every first visit.
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
      // The path identifies which of a host's sites the choice is for, also on pages that otherwise send no referrer.
      referrerPolicy: 'strict-origin-when-cross-origin',
      // The visitor may leave the page right after choosing.
      keepalive: true,
    }).catch(() => {})
  },
})
