// Tells a database that is away from a defect of ours.
import { tlsProblemOf } from './database-tls.ts'

const networkCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Who we say we are is wrong, or the database is none (SQLSTATE class 28, 3D000), or we cannot tell who it is: waiting does not help. */
export const isRefusal = (cause: unknown): boolean => {
  const { code } = (cause ?? {}) as { code?: unknown }
  if (tlsProblemOf(cause) !== undefined) return true
  return typeof code === 'string' && /^(?:28...|3D000)$/.test(code)
}

/** node-postgres gives these no code. */
const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/**
 * `away`: connection refused, broken or ended (SQLSTATE classes 08 and 57P, 25P03), nobody let in any more (class 28: a password that
 * was changed under us), no place left on the server (class 53: connections, disk, memory), or it has become a replica (25006).
 * `slow`: the statement ran out of time (57014).
 */
export const outageOf = (cause: unknown): 'away' | 'slow' | undefined => {
  if (!(cause instanceof Error)) return undefined
  const { code } = cause as { code?: unknown }
  if (code === '57014') return 'slow'
  if (
    typeof code === 'string' &&
    (networkCodes.has(code) || /^(?:08...|28...|57P..|53...|25P03|25006)$/.test(code))
  )
    return 'away'
  if (words.test(cause.message) || tlsProblemOf(cause) !== undefined) return 'away'
  if (cause instanceof AggregateError && cause.errors.length > 0)
    return cause.errors.every((each) => outageOf(each) === 'away') ? 'away' : undefined
  return cause.cause === undefined ? undefined : outageOf(cause.cause)
}
