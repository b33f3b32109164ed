// Finnish: what is let, and how one rents it.
import { groupThousands } from '@husrum/domain'
import type { RentalsTexts } from '../sv/rentals.ts'

export const texts: RentalsTexts = {
  freeNow: 'Vapaana nyt',
  homes: (count) =>
    count === 1 ? 'Yksi asunto on vapaana.' : `${groupThousands(count)} asuntoa on vapaana.`,
  projects: 'Talot, joissa on vuokra-asuntoja',
  all: 'Hae kaikista vuokra-asunnoista',
  noneTitle: 'Yhtään asuntoa ei ole juuri nyt vapaana',
  noneText:
    'Uudet talot ja asunnot tulevat näkyviin tänne. Jonoa meillä ei ole: käy katsomassa uudelleen tai ota yhteyttä vuokraukseen.',
  failed: 'Vapaita asuntoja ei voi näyttää juuri nyt. Yritä hetken päästä uudelleen.',
  rentFrom: (rent) => `Vuokra alkaen ${rent}`,
  searchHere: 'Hae tämän talon asunnoista',
  how: 'Näin vuokraat täältä',
  steps: [
    'Ilmoita kiinnostuksesi taloon tai asuntoon. Se ei maksa mitään eikä sido sinua.',
    'Kutsumme esittelyyn siinä järjestyksessä, jossa ilmoitukset tulivat. Muuta jonoa ei ole.',
    'Tulotodistuksen ja suosituksen annat vasta, kun olet nähnyt asunnon ja haluat sen. Tarkistamme luottotiedot.',
    'Vuokrasopimus on voimassa toistaiseksi, ja irtisanomisaika on kolme kuukautta. Ensimmäinen vuokra maksetaan ennen muuttoa.',
  ],
  terms: 'Ehdot ja mitä vuokraan sisältyy',
}
