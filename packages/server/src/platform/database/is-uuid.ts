// Whether a text can be compared with a uuid column: PostgreSQL rejects the statement for any other.

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/** Only the spelling that the database writes, so that each id has one spelling. */
export const isUuid = (text: string): boolean => uuid.test(text)
