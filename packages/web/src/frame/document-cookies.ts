/** The document's cookies, as a request has them; none where they are forbidden, and reading them throws. */
export const documentCookies = (): string => {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
