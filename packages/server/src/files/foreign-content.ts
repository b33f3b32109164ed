// Signs that a file is also something else: what hangs on behind its end, or hides in what nobody shows.

/** By which programs for archives find their list, from a file's end. */
export const archiveList = 'PK\x05\x06'

/** Archives, documents and programs, by their first bytes. */
const magic = [
  archiveList,
  'PK\x03\x04',
  'Rar!\x1a',
  "7z\xbc\xaf'\x1c",
  '%PDF-',
  '\x7fELF',
  '\xca\xfe\xba\xbe',
]
/** Pages and scripts. */
const written = /<(?:!doctype|html|script|svg|iframe|body|\?php)|^#!|eval\s?\(|\bjavascript:/i
const windowsProgram = 'This program cannot be run in DOS mode'

/** How much is looked at of its beginning and its end. */
const lookedAt = 65_536

const hasSign = (bytes: Uint8Array): boolean => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return written.test(text) || [...magic, windowsProgram].some((sign) => text.includes(sign))
}

/** Whether bytes begin or end with a sign of something that programs would open or run. */
export const isForeign = (bytes: Uint8Array): boolean =>
  hasSign(bytes.subarray(0, lookedAt)) || (bytes.length > lookedAt && hasSign(bytes.subarray(-lookedAt)))
