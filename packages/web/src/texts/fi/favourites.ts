// Finnish: homes that somebody has saved, hidden, or set side by side.
import type { FavouritesTexts } from '../sv/favourites.ts'

export const texts: FavouritesTexts = {
  emptyHeading: 'Ei vielä suosikkeja',
  empty: 'Paina sydäntä asunnon kohdalla, johon haluat palata.',
  search: 'Etsi asuntoa',
  onDevice: 'Suosikit tallentuvat tähän selaimeen. Kun kirjaudut sisään, ne näkyvät muillakin laitteillasi.',
  onDeviceAlone: 'Suosikit tallentuvat tähän selaimeen.',
  login: 'Kirjaudu sisään',
  withoutScript: 'Ilman JavaScriptiä asuntoja voi tallentaa tai piilottaa vain kirjautuneena.',
  sold: (day) => (day === undefined ? 'Myyty sen jälkeen, kun tallensit sen.' : `Myyty ${day}.`),
  price: (before, now, day) =>
    day === undefined
      ? `Hinta oli ${before}, kun tallensit sen.`
      : `Uusi hinta ${day}: ${now}, aiemmin ${before}.`,
  status: (before, now, day) =>
    day === undefined
      ? `Tila oli ”${before}”, kun tallensit sen.`
      : `${now} ${day} alkaen, aiemmin ${before.toLowerCase()}.`,
  showing: (moment) => `Uusi esittely: ${moment}`,
  isNew: 'Uutta',
  news: (count) => (count === 1 ? 'Yhdestä suosikistasi on uutta.' : `${count} suosikistasi on uutta.`),
  see: 'Olen nähnyt uudet',
  gone: (date) => `Asunto, jonka tallensit ${date}, on poistettu.`,
  remove: 'Poista',
  hiddenHeading: 'Piilotetut asunnot',
  hiddenText: 'Näitä ei näytetä hakutuloksissasi.',
  showAgain: 'Näytä taas',
  askFavourite: (name) => `Tallenna ${name} suosikiksi`,
  askHidden: (name) => `Piilota ${name} luetteloista`,
  failedHeading: 'Asuntoja ei voi näyttää juuri nyt',
  failed: 'Suosikkisi ovat tallessa. Lataa sivu hetken kuluttua uudelleen.',
  waiting: 'Haetaan suosikkejasi …',
  compare: (words) => `Vertaa: ${words}`,
  compareNone: 'Tyhjennä',
  homes: (count) => (count === 1 ? `${count} asunto` : `${count} asuntoa`),
  undo: 'Kumoa',
  wasHidden: (name) => `${name} on piilotettu.`,
  close: 'Sulje',
  full: 'Suosikkeja on jo niin monta kuin voi tallentaa. Poista ensin jokin niistä.',
  away: 'Tallennus ei juuri nyt onnistunut. Yritä uudelleen.',
  fourCompared: 'Enintään neljää asuntoa voi vertailla. Poista ensin yksi.',
  marksLabel: 'Valintasi asuntojen joukosta',
  fact: 'Tieto',
  differs: 'eroaa',
  choose: 'Valitse kahdesta neljään asuntoa niiden korttien vertailupainikkeella.',
  removed: (words) => `Poistettu valikoimastamme: ${words}.`,
  removeFrom: (name) => `Poista ${name} vertailusta`,
  print: 'Tulosta',
  table: 'Asuntojen vertailu',
  stage: 'Kohde',
  place: 'Sijainti',
  rooms: 'Huoneet',
  area: 'Asuinpinta-ala',
  statusLabel: 'Tila',
  viewing: 'Seuraava esittely',
  scroll: 'Taulukkoa voi vierittää sivusuunnassa.',
}
