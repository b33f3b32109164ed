// Norwegian: the search for texts.
import { groupThousands } from '@husrum/domain'
import type { TextSearchTexts } from '../sv/text-search.ts'

export const texts: TextSearchTexts = {
  submit: 'Søk',
  hint: 'For eksempel: reklamasjon, ledige stillinger eller 3-roms Oslo balkong.',
  tooShort: 'Skriv minst to tegn.',
  found: (hits, text) =>
    hits === 0 ? `Ingen treff på «${text}»` : `${groupThousands(hits)} treff på «${text}»`,
  searching: 'Søker …',
  categories: 'Kategorier',
  tab: {
    all: 'Alt',
    residential: 'Boliger og prosjekter',
    content: 'Sider',
    news: 'Nyheter og presse',
    career: 'Jobb',
  },
  category: {
    content: 'Side',
    news: 'Nyhet',
    pressrelease: 'Pressemelding',
    residencialproject: 'Prosjekt',
    residencialarea: 'Område',
    residencialobject: 'Bolig',
    career: 'Jobb hos oss',
  },
  sort: 'Sorter',
  sorts: { nothing: 'Beste treff', date: 'Nyeste', alpha: 'A–Å' },
  pages: 'Sider med treff',
  pageNumber: (page) => `side ${page}`,
  previousPage: 'Forrige',
  nextPage: 'Neste',
  pageOf: (page, pages) => `Side ${page} av ${pages}`,
  understood: 'Ser du etter en bolig? Slik forsto vi det:',
  takeAway: (part) => `Fjern: ${part}`,
  showHomes: (homes) =>
    homes === 0 ? 'Til boligsøket' : `Vis ${groupThousands(homes)} ${homes === 1 ? 'bolig' : 'boliger'}`,
  emptyText: 'Prøv et annet ord eller færre ord. Skrivemåten trenger ikke å være helt riktig.',
  allCategories: 'Søk i alt',
  failedTitle: 'Søket svarer ikke akkurat nå',
  failedText: 'Det du skrev, er fortsatt her. Vent litt og prøv igjen.',
  retry: 'Prøv igjen',
  popular: 'Populære søk',
  quick: 'Hurtigtreff',
  showAll: (hits) => `Vis alle ${groupThousands(hits)} treff`,
}
