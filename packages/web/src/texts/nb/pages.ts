// Norwegian bokmål: the words around content that are not content themselves.
import type { PagesTexts } from '../sv/pages.ts'

export const texts: PagesTexts = {
  by: (author) => `Av ${author}`,
  watchAt: (title, provider) => `Se filmen «${title}» hos ${provider}`,
  transcript: 'Dette sies og vises i filmen',
  film: {
    play: (title) => `Spill av «${title}»`,
    askHeading: (provider) => `Filmen vises av ${provider}`,
    askText: (provider) =>
      `Når filmen spilles av, får ${provider} vite at du er her og kan sette egne informasjonskapsler. Sier du ja, gjelder det alle filmer fra andre selskaper, helt til du endrer valget nederst på siden.`,
    agree: 'Godta og spill av',
    decline: 'Nei takk',
  },
}
