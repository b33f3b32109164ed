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

/** Up to the first thing that is quoted: the value may have quotes and line breaks itself. */
const withoutValues = (message: string): string => message.replace(/(?:["']|=\().*/s, '"…"')

const framesOf = (stack: string): readonly string[] =>
  stack.split('\n').filter((line) => /^\s+at [^"']+:\d+:\d+\)?$/.test(line))

/** Of the many things on an error of a database (detail, parameters, the row) none is kept but its code. */
export const defectOf = (cause: unknown, depth = 0): Defect => {
  if (!(cause instanceof Error))
    return { type: typeof cause, message: 'Something was thrown that is no error' }
  const { code } = cause as { readonly code?: unknown }
  const message = isSqlState(code) ? withoutValues(cause.message) : cause.message
  const stack =
    isSqlState(code) && cause.stack !== undefined
      ? [`${cause.name}: ${message}`, ...framesOf(cause.stack)].join('\n')
      : cause.stack
  return {
    type: cause.name,
    message,
    ...(stack !== undefined && { stack }),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(cause.cause !== undefined && depth < deepest && { cause: defectOf(cause.cause, depth + 1) }),
  }
}
