// Whether a text can be compared with a uuid column: PostgreSQL fails the statement for any other.

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/** In the spelling in which the database writes ids, so that one id has one spelling. */
export const isUuid = (text: string): boolean => uuid.test(text)
