// How long a request may take to come: most are short; those that bring files take the time that the line takes.
import type { IncomingMessage } from 'node:http'

/** Files, by the tus protocol or in a form. */
export const bringsFiles = (contentType: string | undefined): boolean =>
  /^(?:application\/offset\+octet-stream|multipart\/form-data)\s*(?:;|$)/i.test(contentType ?? '')

/** Milliseconds between looks. */
const lookEvery = 30_000
/** Bytes that come between two looks on the worst of lines. */
const least = 8_192

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Hangs up on whoever does not send what they have begun: soon, or for files once nothing comes any more. */
export const watchReceiving = (request: IncomingMessage, every = lookEvery): void => {
  if (!hasBody(request)) return
  const mayTakeTime = bringsFiles(request.headers['content-type'])
  let before = request.socket.bytesRead
  const timer = setInterval(() => {
    const { bytesRead } = request.socket
    if (request.complete) clearInterval(timer)
    else if (!mayTakeTime || bytesRead - before < Math.min(least, every)) request.socket.destroy()
    before = bytesRead
  }, every).unref()
  request.once('close', () => clearInterval(timer))
}
