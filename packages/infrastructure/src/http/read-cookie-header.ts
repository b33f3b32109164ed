// Reads one cookie from a `cookie` header or from `document.cookie`.

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * The decoded value of the first cookie of that name; undefined if there is none, or if it is malformed.
 *
 * @example readCookieHeader('a=1; b=%20', 'b') // " "
 */
export const readCookieHeader = (header: string, name: string): string | undefined => {
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return decoded(part.slice(at + 1).trim())
  }
  return undefined
}
