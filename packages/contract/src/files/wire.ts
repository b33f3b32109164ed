// Path and query of file uploads with the tus protocol (1.0.0).

/** `POST` creates an upload; `HEAD`, `PATCH` and `DELETE` of the returned address continue or delete it. */
export const uploadsPath = '/services/files/uploads'

/** Query parameters of the address of a file. */
export const uploadQuery = {
  /** The id of the draft that the file belongs to. If absent, it belongs to the signed-in caller. */
  draft: 'draft',
  purpose: 'purpose',
  /** Returns a small picture. */
  preview: 'preview',
} as const
