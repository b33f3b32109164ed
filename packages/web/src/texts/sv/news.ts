// Swedish: news for buyers, residents and boards.
export const texts = {
  heading: 'Nyheter för dig',
  empty: 'Det finns inga nyheter om din bostad eller förening än. När det gör det står de här.',
  count: (total: number, unread: number) =>
    unread === 0
      ? `${total === 1 ? 'En nyhet' : `${total} nyheter`}, alla lästa.`
      : `${total === 1 ? 'En nyhet' : `${total} nyheter`}, ${unread} ${unread === 1 ? 'oläst' : 'olästa'}.`,
  isNew: 'Ny:',
  updated: (day: string) => `ändrad ${day}`,
  readAll: 'Markera alla som lästa',
  readFailed: 'Det gick inte att markera dem. Försök igen om en stund.',
  pages: 'Sidor med nyheter',
  newer: 'Nyare nyheter',
  older: 'Äldre nyheter',
  back: 'Alla nyheter',
  failed: 'Vi kunde inte hämta dina nyheter',
  failedText: 'Det betyder inte att det saknas nyheter. Försök igen om en stund.',
  retry: 'Försök igen',
  gone: 'Nyheten finns inte',
  goneText: 'Den kan ha tagits bort, eller gälla en bostad som inte är din.',
}

export type NewsTexts = typeof texts
