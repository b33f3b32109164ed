// Whether third-party content may be shown here, and how to ask for consent.
import { useConsentFlow, useConsentStore } from './consent-context.tsx'

export interface ThirdPartyConsent {
  readonly isAllowed: boolean
  /** The question is open, anywhere on the page. */
  readonly isAsking: boolean
  readonly ask: () => void
  readonly agree: () => void
  readonly decline: () => void
}

export const useThirdParty = (): ThirdPartyConsent => {
  const { kind, consent } = useConsentFlow()
  const { send } = useConsentStore()
  return {
    isAllowed: consent.kind === 'answered' && consent.thirdParty,
    isAsking: kind === 'thirdParty',
    ask: () => {
      // One question at a time: this one concerns content that the visitor wants to see now.
      if (kind === 'prompt') send({ kind: 'postponed' })
      send({ kind: 'videoWanted' })
    },
    agree: () => send({ kind: 'agreed' }),
    decline: () => send({ kind: 'closed' }),
  }
}
