// The ways of answering the cookie dialog, what each sets, and the code that it is recorded under.
import type { Consent, ConsentSwitches } from './consent.ts'
import { consentSwitches } from './consent.ts'

/** The code of each choice on the wire (PLAT-55). */
export const consentChoiceCodes = { close: 1, all: 2, manual: 3, necessaryOnly: 4 } as const
/** A key of {@link consentChoiceCodes}. */
export type ConsentChoice = keyof typeof consentChoiceCodes
/** The number that a choice is recorded under. */
export type ConsentChoiceCode = (typeof consentChoiceCodes)[ConsentChoice]

/** The code to send. To a backend that knows only 1 to 3, "only necessary" is a manual choice. */
export const consentCodeFor = (
  choice: ConsentChoice,
  backend: { readonly knowsNecessaryOnly: boolean },
): ConsentChoiceCode =>
  choice === 'necessaryOnly' && !backend.knowsNecessaryOnly
    ? consentChoiceCodes.manual
    : consentChoiceCodes[choice]

/**
 * The answer that a choice makes: `all` agrees to everything, `manual` to the switches, `close` and `necessaryOnly`
 * refuse everything that may be refused. Each counts as answered.
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
