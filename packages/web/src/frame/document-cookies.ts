/** The document's cookies in the format of a request header; empty if cookies are blocked, when reading them throws. */
export const documentCookies = (): string => {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
