// Interface of a column with encrypted values, which `npm run rekey` encrypts again with a new secret.
import type { KeyPurpose } from '../secrets/secret-keys.ts'

export type KeyedRow = Readonly<Record<string, string>>

export interface SealedColumn {
  readonly purpose: KeyPurpose
  readonly column: string
  /** The columns that identify a row. */
  readonly key: readonly string[]
  /** Other columns that the seal is bound to. */
  readonly facts?: readonly string[]
  readonly contextOf: (row: KeyedRow) => string
  /** Documents are large: smaller batches. */
  readonly isLarge?: boolean
}
