// Where files are sent, by the tus protocol (1.0.0), and what stands in the addresses.

/** `POST` begins one; `HEAD`, `PATCH` and `DELETE` of the address that it answers go on with it. */
export const uploadsPath = '/services/files/uploads'

/** In the query of every address of a file. */
export const uploadQuery = {
  /** Whose it is: the id of a draft; absent: of whoever is signed in. */
  draft: 'draft',
  purpose: 'purpose',
  /** Asks for a small picture. */
  preview: 'preview',
} as const
