// What is logged of a defect: enough to find it, and no personal data.

interface Defect {
  readonly type: string
  readonly message: string
  readonly stack?: string
  readonly code?: string
  readonly cause?: Defect
}

/** More nested causes than any of our errors has. */
const deepest = 5

/** SQLSTATE: an error of the database, whose message may quote user input. */
const isSqlState = (code: unknown): code is string => typeof code === 'string' && /^[\dA-Z]{5}$/.test(code)

/** Cut at the first quoted value: the value itself may contain quotes and line breaks. */
const withoutValues = (message: string): string => message.replace(/(?:["']|=\().*/s, '"…"')

const framesOf = (stack: string): readonly string[] =>
  stack.split('\n').filter((line) => /^\s+at [^"']+:\d+:\d+\)?$/.test(line))

/** Of the properties of a database error (detail, parameters, the row) only the code is logged. */
export const defectOf = (cause: unknown, depth = 0): Defect => {
  if (!(cause instanceof Error))
    return { type: typeof cause, message: 'A value was thrown that is not an Error' }
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
