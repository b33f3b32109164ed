// What the server and the thread of the embedded database say to each other.

export type PgliteQuestion =
  | {
      readonly id: number
      readonly kind: 'query'
      readonly sql: string
      readonly parameters: readonly unknown[]
    }
  | { readonly id: number; readonly kind: 'close' }

/** What was said on a channel that the database listens to (`pg_notify`), once its transaction was done. */
export interface PgliteNotice {
  readonly channel: string
}

export interface PgliteAnswer {
  readonly id: number
  readonly rows: readonly unknown[]
  readonly affectedRows?: number | undefined
  /** `code` is PostgreSQL's SQLSTATE, where it said one. */
  readonly error?: { readonly message: string; readonly code?: string; readonly detail?: string }
}
