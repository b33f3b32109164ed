// Distinguishes a database outage from a defect in our code.
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

/** Wrong credentials, a missing database (SQLSTATE class 28, 3D000), or a server that cannot be verified: a retry does not help. */
export const isRefusal = (cause: unknown): boolean => {
  const { code } = (cause ?? {}) as { code?: unknown }
  if (tlsProblemOf(cause) !== undefined) return true
  return typeof code === 'string' && /^(?:28...|3D000)$/.test(code)
}

/** Errors to which node-postgres gives no code. */
const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/**
 * `away`: connection refused, broken or ended (SQLSTATE classes 08 and 57P, 25P03), authentication failed (class 28: a password that
 * was changed while we run), no resources on the server (class 53: connections, disk, memory), or it has become a replica (25006).
 * `slow`: the statement timed out (57014).
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

/** Waits for work that may be lost while the database is unreachable. Other errors are thrown. */
export const exceptInOutage = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((cause: unknown) => {
    if (outageOf(cause) === undefined) throw cause
  })
}
