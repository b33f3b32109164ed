// What page and server share of error reports, without a schema.

/** Where a page reports what broke in it. */
export const clientErrorsPath = '/services/client_errors'

/** How long the parts of a report may be, in characters; `lines` of a stack. */
export const clientErrorLimits = { message: 300, stack: 4_000, lines: 30, name: 64 } as const

/** `astrid@husrum.example`, but not a frame as Firefox writes it: `f@https://husrum.example/a.js`. */
const isMailAddress = (word: string): boolean => {
  const at = word.lastIndexOf('@')
  return at > 0 && at > word.indexOf('://') && word.includes('.', at)
}

/** What stands before a column: `.js:10:`. A bundle's lines are long. */
const isColumn = (before: string): boolean => /\.js:\d{1,6}:$/.test(before)

/** Without queries and fragments, mail addresses, and runs of digits that may be somebody's number. */
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
 * A trace without what could identify a person, cut to the limits. The page does it before it sends, and the server
 * again before it logs.
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
