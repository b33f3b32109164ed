// Swedish: the words around content that are not content themselves.

export const texts = {
  by: (author: string) => `Av ${author}`,
  watchAt: (title: string, provider: string) => `Se filmen ”${title}” hos ${provider}`,
  transcript: 'Det som sägs och visas i filmen',
  /** Before somebody else's player is shown. */
  film: {
    play: (title: string) => `Spela ”${title}”`,
    askHeading: (provider: string) => `Filmen visas av ${provider}`,
    askText: (provider: string) =>
      `När filmen spelas får ${provider} veta att du är här och kan sätta egna cookies. Säger du ja gäller det alla filmer från andra företag, tills du ändrar dig under Cookieinställningar.`,
    agree: 'Godkänn och spela',
    decline: 'Nej tack',
  },
}

export type PagesTexts = typeof texts
