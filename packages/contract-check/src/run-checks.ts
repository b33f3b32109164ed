// Runs checks one after another. Each restores the service's state as far as possible.
import type { Capability } from '@husrum/contract'
import type { Check, Setting } from './check.ts'
import { NotTried } from './expect.ts'
import { accountChecks } from './stories/accounts.ts'
import { bookingChecks } from './stories/booking.ts'
import { caseChecks } from './stories/cases.ts'
import { measurementChecks } from './stories/measurements.ts'
import { myPagesChecks } from './stories/my-pages.ts'
import { pageChecks } from './stories/pages.ts'
import { searchChecks } from './stories/search.ts'
import { showingChecks } from './stories/showings.ts'
import { sweep } from './sweep.ts'

export const allChecks: readonly Check[] = [
  ...sweep,
  ...searchChecks,
  ...pageChecks,
  ...accountChecks,
  ...myPagesChecks,
  ...caseChecks,
  ...bookingChecks,
  ...showingChecks,
  ...measurementChecks,
]

export interface CheckResult {
  readonly capability: Capability
  readonly sentence: string
  readonly outcome: 'holds' | 'broken' | 'notTried'
  /** What failed, or why the check was not run. */
  readonly reason?: string
}

const resultOf = async (check: Check, setting: Setting): Promise<CheckResult> => {
  const { capability, sentence } = check
  try {
    await check.run(setting)
    return { capability, sentence, outcome: 'holds' }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return { capability, sentence, outcome: cause instanceof NotTried ? 'notTried' : 'broken', reason }
  }
}

export interface RunOptions {
  /** Stops after the first failure. */
  readonly untilBroken?: boolean
  readonly onResult?: (result: CheckResult) => void
}

export const runChecks = async (
  setting: Setting,
  checks: readonly Check[] = allChecks,
  { untilBroken = false, onResult }: RunOptions = {},
): Promise<readonly CheckResult[]> => {
  const results: CheckResult[] = []
  for (const check of checks) {
    const result = await resultOf(check, setting)
    results.push(result)
    onResult?.(result)
    if (untilBroken && result.outcome === 'broken') break
  }
  return results
}
