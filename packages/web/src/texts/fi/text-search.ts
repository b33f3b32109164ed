// Finnish: the search for texts.
import { groupThousands } from '@husrum/domain'
import type { TextSearchTexts } from '../sv/text-search.ts'

export const texts: TextSearchTexts = {
  submit: 'Hae',
  hint: 'Esimerkiksi: hoitovastike, työpaikat tai kolmio Helsinki sauna.',
  tooShort: 'Kirjoita vähintään kaksi merkkiä.',
  found: (hits, text) =>
    hits === 0
      ? `Ei osumia haulla ”${text}”`
      : `${groupThousands(hits)} ${hits === 1 ? 'osuma' : 'osumaa'} haulla ”${text}”`,
  searching: 'Haetaan…',
  categories: 'Luokat',
  tab: {
    all: 'Kaikki',
    residential: 'Asunnot ja kohteet',
    content: 'Sivut',
    news: 'Uutiset ja tiedotteet',
    career: 'Työpaikat',
  },
  category: {
    content: 'Sivu',
    news: 'Uutinen',
    pressrelease: 'Tiedote',
    residencialproject: 'Kohde',
    residencialarea: 'Alue',
    residencialobject: 'Asunto',
    career: 'Töihin meille',
  },
  sort: 'Järjestys',
  sorts: { nothing: 'Osuvin', date: 'Uusin', alpha: 'A–Ö' },
  pages: 'Osumasivut',
  pageNumber: (page) => `sivu ${page}`,
  previousPage: 'Edellinen',
  nextPage: 'Seuraava',
  pageOf: (page, pages) => `Sivu ${page}/${pages}`,
  understood: 'Etsitkö kotia? Ymmärsimme haun näin:',
  takeAway: (part) => `Poista: ${part}`,
  showHomes: (homes) =>
    homes === 0
      ? 'Siirry asuntohakuun'
      : `Näytä ${groupThousands(homes)} ${homes === 1 ? 'asunto' : 'asuntoa'}`,
  emptyText: 'Kokeile toista sanaa tai vähemmän sanoja. Kirjoitusasun ei tarvitse olla täysin oikein.',
  allCategories: 'Hae kaikesta',
  failedTitle: 'Haku ei vastaa juuri nyt',
  failedText: 'Kirjoittamasi teksti on tallella. Odota hetki ja yritä uudelleen.',
  retry: 'Yritä uudelleen',
  popular: 'Suositut haut',
  quick: 'Pikaosumat',
  showAll: (hits) => `Näytä kaikki ${groupThousands(hits)} osumaa`,
}
