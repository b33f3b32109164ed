// Reads one cookie out of what a request or a document says of all of them.

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * The value of the first cookie of that name, decoded; undefined where there is none, or one that nobody of ours wrote.
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
