// English: the words around content that are not content themselves.
import type { PagesTexts } from '../sv/pages.ts'

export const texts: PagesTexts = {
  by: (author) => `By ${author}`,
  watchAt: (title, provider) => `Watch “${title}” on ${provider}`,
  transcript: 'What is said and shown in the film',
  film: {
    play: (title) => `Play “${title}”`,
    askHeading: (provider) => `This film is shown by ${provider}`,
    askText: (provider) =>
      `When the film plays, ${provider} learns that you are here and may set cookies of its own. If you agree, that goes for all films from other companies, until you change your mind under Cookie settings.`,
    agree: 'Agree and play',
    decline: 'No, thank you',
  },
}
