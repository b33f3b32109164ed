// What is left of a text once everything that nobody sees is gone, so that two texts that look alike are
// alike.

/**
 * Characters that cannot be seen: controls (but for white space), format characters (but for the joiner
 * inside an emoji), halves of a pair.
 */
const invisible = /(?!(?<=\p{Emoji_Presentation}|\ufe0f)\u200d)(?![\t-\r\x85])[\p{Cc}\p{Cf}\p{Cs}]/gu

/**
 * The text as one line: composed (NFC), without invisible characters, every run of white space one space,
 * none at the ends. Idempotent.
 */
export const normaliseLine = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[\s\x85]+/g, ' ')
    .trim()
    .normalize()

/**
 * The text with its lines kept: composed (NFC), without invisible characters, every line break one `\n`,
 * other white space left as typed but for tabs, none at the ends. Idempotent.
 */
export const normaliseText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .trim()
    .normalize()

/**
 * How long a text is for a person: code points, so that "å" and "😀" are one each, as PostgreSQL counts too.
 */
export const lengthOfText = (text: string): number => [...text].length

/** One line in which hyphens and dashes of every kind (word processors replace them) are the plain hyphen. */
export const lineWithPlainHyphens = (text: string): string =>
  normaliseLine(text).replace(/[\u2010-\u2015\u2212\uff0d]/g, '-')

/** A number without the spaces that people group it by; hyphens of every kind are the plain one. */
export const withoutSpaces = (text: string): string => lineWithPlainHyphens(text).replaceAll(' ', '')

/** A number without the spaces and hyphens that people group it by. */
export const withoutSeparators = (text: string): string => withoutSpaces(text).replaceAll('-', '')

/** A text without the space around it; what is missing is the empty text. All else comes back as it is. */
export const typed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : (value ?? ''))
