// The messages between the server and the thread of the embedded database.

export type PgliteQuestion =
  | {
      readonly id: number
      readonly kind: 'query'
      readonly sql: string
      readonly parameters: readonly unknown[]
    }
  | { readonly id: number; readonly kind: 'close' }

/** A notification on a channel that the database listens to (`pg_notify`), sent when its transaction is committed. */
export interface PgliteNotice {
  readonly channel: string
}

export interface PgliteAnswer {
  readonly id: number
  readonly rows: readonly unknown[]
  readonly affectedRows?: number | undefined
  /** `code` is PostgreSQL's SQLSTATE, if there is one. */
  readonly error?: { readonly message: string; readonly code?: string; readonly detail?: string }
}
