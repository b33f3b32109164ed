// The choices of the cookie dialog, the consent that each sets, and its code in the log.
import type { Consent, ConsentSwitches } from './consent.ts'
import { consentSwitches } from './consent.ts'

/** The code of each choice on the wire (PLAT-55). */
export const consentChoiceCodes = { close: 1, all: 2, manual: 3, necessaryOnly: 4 } as const
/** A key of {@link consentChoiceCodes}. */
export type ConsentChoice = keyof typeof consentChoiceCodes
/** The number that is logged for a choice. */
export type ConsentChoiceCode = (typeof consentChoiceCodes)[ConsentChoice]

/** The code to send. For a backend that supports only 1 to 3, "only necessary" is a manual choice. */
export const consentCodeFor = (
  choice: ConsentChoice,
  backend: { readonly knowsNecessaryOnly: boolean },
): ConsentChoiceCode =>
  choice === 'necessaryOnly' && !backend.knowsNecessaryOnly
    ? consentChoiceCodes.manual
    : consentChoiceCodes[choice]

/**
 * The consent that a choice sets: `all` accepts everything, `manual` the switches that are on, `close` and `necessaryOnly` refuse
 * everything optional. Each counts as answered.
 */
export const consentOf = (
  choice: ConsentChoice,
  { now, revision }: { readonly now: number; readonly revision: number },
  switches?: ConsentSwitches,
): Consent => ({
  kind: 'answered',
  ...consentSwitches(
    (category) => choice === 'all' || (choice === 'manual' && switches?.[category] === true),
  ),
  revision,
  at: now,
})
