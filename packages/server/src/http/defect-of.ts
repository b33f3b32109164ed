// What the log is told of a defect: enough to find it, and nothing of the person whom it befell.

interface Defect {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly code?: string
  readonly cause?: Defect
}

/** More causes of causes than any of ours has. */
const deepest = 5

/** SQLSTATE: a database said it, and its words may quote what somebody typed. */
const isSqlState = (code: unknown): code is string => typeof code === 'string' && /^[\dA-Z]{5}$/.test(code)

const withoutQuotes = (text: string): string => text.replace(/"[^"\n]*"|'[^'\n]*'|=\([^\n]*/g, '"…"')

/** Of the many things on an error of a database (detail, parameters, the row) none is kept but its code. */
export const defectOf = (cause: unknown, depth = 0): Defect => {
  if (!(cause instanceof Error))
    return { type: typeof cause, message: 'Something was thrown that is no error' }
  const { code } = cause as { readonly code?: unknown }
  const clean = isSqlState(code) ? withoutQuotes : (text: string) => text
  return {
    type: cause.name,
    message: clean(cause.message),
    ...(cause.stack !== undefined && { stack: clean(cause.stack) }),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(cause.cause !== undefined && depth < deepest && { cause: defectOf(cause.cause, depth + 1) }),
  }
}
