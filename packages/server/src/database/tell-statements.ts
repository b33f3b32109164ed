// Tells whoever watches the server how long statements take.
import type { LogEvent } from 'kysely'
import { observer } from '../observer/observer.ts'

const failureOf = (cause: unknown): string => {
  const { code, name } = (cause ?? {}) as { readonly code?: unknown; readonly name?: string }
  return typeof code === 'string' ? code : (name ?? 'Error')
}

/** For Kysely; empty where nobody wants to know, so that nothing is timed. */
export const statementLog = (): { readonly log?: (event: LogEvent) => void } => {
  const { statement } = observer()
  if (!statement) return {}
  return {
    log: (event) =>
      statement({
        sql: event.query.sql,
        ms: event.queryDurationMillis,
        failure: event.level === 'error' ? failureOf(event.error) : undefined,
      }),
  }
}
