// The port to the record of what visitors chose.
import type { ConsentChoiceCode } from '@husrum/domain'

/** What the choice allows is read from the cookie, which is written before. */
export interface ConsentLedger {
  /** Never rejects: a record that is lost must not take the answer with it. */
  record(choice: ConsentChoiceCode): Promise<void>
}
