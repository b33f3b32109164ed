// One movement on an account of the company, whatever file it came from.
import type { Money } from '@husrum/domain'

export interface BankEntry {
  /** The bank's own id of the movement: the same in every file. */
  readonly entryId: string
  /** Of the company: IBAN or bankgiro number, digits and letters only. */
  readonly account: string
  /** `yyyy-MM-dd` */
  readonly bookedOn: string
  /** Negative if the bank takes back what it had credited. */
  readonly amount: Money
  readonly currency: string
  /** As the payer or the bank wrote them. */
  readonly references: readonly string[]
  readonly payer: string
  readonly message: string
}

export interface ReadBankFile {
  readonly format: 'camt' | 'bgmax' | 'ocrGiro'
  readonly entries: readonly BankEntry[]
  /** Movements that are no payments from buyers: what the company paid, what is not booked yet, sums without their parts. */
  readonly skipped: number
}

/** Why a file cannot be read; a line if it has lines. */
export class UnreadableBankFile extends Error {
  readonly line: number | undefined

  constructor(message: string, line?: number) {
    super(message)
    this.line = line
  }
}

/** Compares accounts however they are written. */
export const plainAccount = (account: string): string =>
  account
    .replace(/[^\da-z]/gi, '')
    .toUpperCase()
    .replace(/^0+/, '')

/**
 * Ids for movements that have none: their content, and a number for those with equal content. A file that repeats an earlier one gives the
 * same ids.
 */
export const makeContentIds = (): ((content: string) => string) => {
  const seen = new Map<string, number>()
  return (content) => {
    const count = (seen.get(content) ?? 0) + 1
    seen.set(content, count)
    return `${content}|${count}`
  }
}
