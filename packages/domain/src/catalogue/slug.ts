// Names as segments of addresses.
const plain: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ð: 'd', þ: 'th', ß: 'ss', đ: 'd', ł: 'l' }

/**
 * A name as a segment of an address. Empty for a name without Latin letters and digits.
 *
 * @example slugOf('Västra Götalands län') // 'vastra-gotalands-lan'
 */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\u00f8\u00e6\u00f0\u00fe\u00df\u0111\u0142]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
