// What people type where a number is asked for.

/** A text without the space around it; what is missing is the empty text. All else comes back as it is. */
export const typed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : (value ?? ''))
