// Removes invisible characters, so that texts that look the same are equal.

/** Invisible characters: controls (except white space), format characters (except the joiner inside an emoji), unpaired surrogates. */
const invisible = /(?!(?<=\p{Emoji_Presentation}|\ufe0f)\u200d)(?![\t-\r\x85])[\p{Cc}\p{Cf}\p{Cs}]/gu

/** The text as one line: composed (NFC), without invisible characters, every run of white space one space, none at the ends. Idempotent. */
export const normaliseLine = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[\s\x85]+/g, ' ')
    .trim()
    .normalize()

/**
 * The text with its lines: composed (NFC), without invisible characters, every line break one `\n`, other white space unchanged except for
 * tabs, none at the ends. Idempotent.
 */
export const normaliseText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .trim()
    .normalize()

/** Length of a text as a person counts: code points, so that "å" and "😀" are one each, as in PostgreSQL. */
export const lengthOfText = (text: string): number => [...text].length

/** One line with the plain hyphen for hyphens and dashes of every kind (word processors replace them). */
export const lineWithPlainHyphens = (text: string): string =>
  normaliseLine(text).replace(/[\u2010-\u2015\u2212\uff0d]/g, '-')

/** A number without grouping spaces; hyphens of every kind become the plain one. */
export const withoutSpaces = (text: string): string => lineWithPlainHyphens(text).replaceAll(' ', '')

/** A number without grouping spaces and hyphens. */
export const withoutSeparators = (text: string): string => withoutSpaces(text).replaceAll('-', '')

/** Trims a text; a missing one is the empty text. Other values are returned unchanged. */
export const typed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : (value ?? ''))
