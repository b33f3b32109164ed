// Finnish: the words around content that are not content themselves.
import type { PagesTexts } from '../sv/pages.ts'

export const texts: PagesTexts = {
  by: (author) => `Kirjoittanut ${author}`,
  watchAt: (title, provider) => `Katso video ”${title}” palvelussa ${provider}`,
  transcript: 'Mitä videossa sanotaan ja näytetään',
  film: {
    play: (title) => `Katso ”${title}”`,
    askHeading: (provider) => `Videon näyttää ${provider}`,
    askText: (provider) =>
      `Kun video toistetaan, ${provider} saa tiedon käynnistäsi ja voi asettaa omia evästeitään. Suostumus koskee kaikkia muiden yritysten videoita, kunnes muutat valintaasi sivun alareunan evästeasetuksissa.`,
    agree: 'Hyväksy ja katso',
    decline: 'Ei kiitos',
  },
}
