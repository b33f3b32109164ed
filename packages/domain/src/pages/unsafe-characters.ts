// Characters that no link and no path may hold.

/** Control characters of ASCII and Latin-1, line separators, and the backslash, which browsers read as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const controlOrBackslash = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/
