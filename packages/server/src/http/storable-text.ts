// Text that the database can store.

/** PostgreSQL has no U+0000, and half a surrogate pair is not a character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
