// Words around content, in Finnish.
import type { ContentFeatureTexts } from '../content-texts.ts'

export const contentTexts: ContentFeatureTexts = {
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
