// Tells that somebody else was faster: the database refused a second row of what there may be one of.

/** SQLSTATE 23505, from both kinds of database. */
export const isUniqueViolation = (cause: unknown): boolean =>
  cause instanceof Error && (cause as { code?: unknown }).code === '23505'

/** The work's answer, or `taken` where the database refused a second of its kind. */
export const unlessTaken = async <Result>(work: () => Promise<Result>): Promise<Result | 'taken'> => {
  try {
    return await work()
  } catch (cause) {
    if (isUniqueViolation(cause)) return 'taken'
    throw cause
  }
}
