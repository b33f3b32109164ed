// The port to the record of what visitors chose.
import type { ConsentChoiceCode } from '@husrum/domain'

/** Records choices for evidence only. Permissions are read from the cookie, which is written first. */
export interface ConsentLedger {
  /** Never rejects: losing a record must not lose the visitor's answer. */
  record(choice: ConsentChoiceCode): Promise<void>
}
