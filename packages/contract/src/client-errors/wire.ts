// Names and functions that pages and the server share for error reports. No schemas.

/** Where pages report their errors. */
export const clientErrorsPath = '/services/client_errors'

/** Maximum lengths of the parts of a report, in characters; `lines` is the maximum number of stack lines. */
export const clientErrorLimits = { message: 300, stack: 4_000, lines: 30, name: 64 } as const

/** Matches `astrid@husrum.example`, but not a stack frame of Firefox: `f@https://husrum.example/a.js`. */
const isMailAddress = (word: string): boolean => {
  const at = word.lastIndexOf('@')
  return at > 0 && at > word.indexOf('://') && word.includes('.', at)
}

/** Whether the text precedes a column number: `.js:10:`. Lines of bundles are long, so columns have many digits. */
const isColumn = (before: string): boolean => /\.js:\d{1,6}:$/.test(before)

/** Removes queries, fragments, e-mail addresses, and runs of digits that may be personal numbers. */
const withoutPersonal = (text: string): string =>
  text
    .replace(/[?#]\S*/g, '')
    .replace(/\S+/g, (word) => (isMailAddress(word) ? '…' : word))
    .replace(/\d(?:[ -]?\d){5,}/g, (digits, at: number, whole: string) =>
      isColumn(whole.slice(Math.max(0, at - 12), at)) ? digits : '…',
    )

export interface ClientErrorTrace {
  readonly message: string
  readonly stack: string
}

/**
 * Removes data that could identify a person from a trace, and cuts it to the limits. Called by the page before sending, and again by
 * the server before logging.
 *
 * @example cleanTrace({ message: 'No 19121212-1212', stack: 'at https://husrum.example/a.js?q=1:1:2' }).message // "No …"
 */
export const cleanTrace = ({ message, stack }: ClientErrorTrace): ClientErrorTrace => ({
  message: withoutPersonal(message.slice(0, 2 * clientErrorLimits.message)).slice(
    0,
    clientErrorLimits.message,
  ),
  stack: withoutPersonal(stack.slice(0, 2 * clientErrorLimits.stack))
    .split('\n', clientErrorLimits.lines)
    .map((line) => line.trim())
    .join('\n')
    .slice(0, clientErrorLimits.stack),
})
