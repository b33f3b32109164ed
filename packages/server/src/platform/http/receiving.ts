// Limits the time to receive a request: most are short; those with files may take as long as data keeps arriving.
import type { IncomingMessage } from 'node:http'

const spreadsheet = 'application/vnd\\.openxmlformats-officedocument\\.spreadsheetml\\.sheet'
const files = new RegExp(
  `^(?:application/offset\\+octet-stream|multipart/form-data|image/[\\w.+-]+|text/csv|${spreadsheet})\\s*(?:;|$)`,
  'i',
)

/** Files: by the tus protocol, in a form, a picture or a spreadsheet alone. */
export const bringsFiles = (contentType: string | undefined): boolean => files.test(contentType ?? '')

/** Milliseconds between checks. */
const lookEvery = 30_000
/** Minimum number of bytes between two checks, on the slowest connections. */
const least = 8_192

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Disconnects clients that do not finish their request: soon, or for files once no more data arrives. */
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
