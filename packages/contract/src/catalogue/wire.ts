// Names that pages and multipart endpoints share for papers of stages and homes. No schemas.

/**
 * A PDF as `multipart/form-data` in the field `file`, with a key of the scope `catalogue:write`. The answer is `{ "file": "…" }` (201): send
 * it with `changePapers` within a day. 413 for more than 20 MB; 415 for a file that is damaged, encrypted, or has scripts or other active
 * content, or is no PDF.
 */
export const paperFilesPath = '/services/catalogue/papers/files'

/** A paper as a download. One for buyers requires the session of one of them. */
export const paperAddress = (id: string): string => `/services/papers/${id}`
