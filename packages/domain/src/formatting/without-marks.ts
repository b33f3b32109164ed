/**
 * A text in lower case without marks on letters, to compare what people write: "Håbo" is "habo", "Øygarden" is "oygarden". Letters that are
 * not Latin stay.
 */
export const withoutMarks = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
