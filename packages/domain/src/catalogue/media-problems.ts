// Files that companies send as pictures, and what can be wrong with them.

/** Kinds of files that are taken as pictures. */
export const mediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'] as const
/** One of {@link mediaTypes}. */
export type MediaType = (typeof mediaTypes)[number]

/** Why a picture that a record names is not shown, or not renewed. */
export const mediaProblems = [
  /** It has not been fetched yet. */
  'waiting',
  /** No file with this name was uploaded for the source. */
  'notUploaded',
  /** Its address, or an address that it leads to, is not a public one with https. */
  'addressNotAllowed',
  /** The server answers 404 or 410. */
  'notFound',
  /** The server answers another status. */
  'refused',
  'tooManyRedirects',
  /** The server does not answer, or breaks off. */
  'unreachable',
  /** It did not arrive within ten seconds. */
  'tooSlow',
  'fileTooLarge',
  'fileType',
  'fileBroken',
  'fileTooManyPixels',
  'fileActive',
] as const
/** One of {@link mediaProblems}. */
export type MediaProblem = (typeof mediaProblems)[number]
