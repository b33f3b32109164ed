// Swedish: the search for texts.

import type { TextSearchCategory, TextSearchSort, TextSearchTab } from '@husrum/domain'
import { groupThousands } from '@husrum/domain'

export const texts = {
  submit: 'Sök',
  hint: 'Till exempel: garanti, lediga jobb eller 3 rok Göteborg balkong.',
  tooShort: 'Skriv minst två tecken.',
  /** "42 träffar på ”balkong”" */
  found: (hits: number, text: string) =>
    hits === 0
      ? `Inga träffar på ”${text}”`
      : `${groupThousands(hits)} ${hits === 1 ? 'träff' : 'träffar'} på ”${text}”`,
  searching: 'Söker …',
  categories: 'Kategorier',
  tab: {
    all: 'Allt',
    residential: 'Bostäder och projekt',
    content: 'Sidor',
    news: 'Nyheter och press',
    career: 'Jobb',
  } satisfies Record<TextSearchTab, string>,
  category: {
    content: 'Sida',
    news: 'Nyhet',
    pressrelease: 'Pressmeddelande',
    residencialproject: 'Projekt',
    residencialarea: 'Område',
    residencialobject: 'Bostad',
    career: 'Jobba hos oss',
  } satisfies Record<TextSearchCategory, string>,
  sort: 'Sortera',
  sorts: { nothing: 'Bästa träff', date: 'Nyast', alpha: 'A–Ö' } satisfies Record<TextSearchSort, string>,
  pages: 'Sidor med träffar',
  pageNumber: (page: number) => `sida ${page}`,
  previousPage: 'Föregående',
  nextPage: 'Nästa',
  pageOf: (page: number, pages: number) => `Sida ${page} av ${pages}`,
  understood: 'Letar du efter ett hem? Så här förstod vi det:',
  takeAway: (part: string) => `Ta bort: ${part}`,
  showHomes: (homes: number) =>
    homes === 0
      ? 'Till bostadssökningen'
      : `Visa ${groupThousands(homes)} ${homes === 1 ? 'bostad' : 'bostäder'}`,
  emptyText: 'Prova ett annat ord eller färre ord. Stavningen behöver inte vara exakt.',
  allCategories: 'Sök i allt',
  failedTitle: 'Sökningen svarar inte just nu',
  failedText: 'Det du skrev är kvar. Vänta en stund och försök igen.',
  retry: 'Försök igen',
  popular: 'Populära sökningar',
  quick: 'Snabbträffar',
  showAll: (hits: number) => `Visa alla ${groupThousands(hits)} träffar`,
}

export type TextSearchTexts = typeof texts
