// Signs that a file is also something else: content after its end, or in parts that are not displayed.

/** Signature by which archive programs find their directory, searching from the end of the file. */
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

/** Number of bytes that are searched at the beginning and at the end. */
const searchedBytes = 65_536

const hasSign = (bytes: Uint8Array): boolean => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return written.test(text) || [...magic, windowsProgram].some((sign) => text.includes(sign))
}

/** Whether the bytes begin or end with a signature of something that programs would open or run. */
export const isForeign = (bytes: Uint8Array): boolean =>
  hasSign(bytes.subarray(0, searchedBytes)) ||
  (bytes.length > searchedBytes && hasSign(bytes.subarray(-searchedBytes)))
