// Words around content, in Swedish.
import type { ContentFeatureTexts } from '../content-texts.ts'

export const contentTexts: ContentFeatureTexts = {
  by: (author) => `Av ${author}`,
  watchAt: (title, provider) => `Se filmen ”${title}” hos ${provider}`,
  transcript: 'Det som sägs och visas i filmen',
  film: {
    play: (title) => `Spela ”${title}”`,
    askHeading: (provider) => `Filmen visas av ${provider}`,
    askText: (provider) =>
      `När filmen spelas får ${provider} veta att du är här och kan sätta egna cookies. Säger du ja gäller det alla filmer från andra företag, tills du ändrar dig under Cookieinställningar.`,
    agree: 'Godkänn och spela',
    decline: 'Nej tack',
  },
}
