// Reports the duration of statements to the observer.
import type { LogEvent } from 'kysely'
import { observer } from '../observer/observer.ts'

const failureOf = (cause: unknown): string => {
  const { code, name } = (cause ?? {}) as { readonly code?: unknown; readonly name?: string }
  return typeof code === 'string' ? code : (name ?? 'Error')
}

/** For Kysely; empty without an observer, so that nothing is timed. */
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
