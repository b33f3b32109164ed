// Names in URLs.

const plain: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ð: 'd', þ: 'th', ß: 'ss' }

/** "Västra Götalands län" → "vastra-gotalands-lan"; "Bærum" → "baerum". */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\u00f8\u00e6\u00f0\u00fe\u00df]/g, (letter) => plain[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
