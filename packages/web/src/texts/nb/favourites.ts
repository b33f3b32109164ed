// Norwegian: homes that somebody has saved, hidden, or set side by side.
import type { FavouritesTexts } from '../sv/favourites.ts'

export const texts: FavouritesTexts = {
  emptyHeading: 'Ingen favoritter ennå',
  empty: 'Trykk på hjertet ved en bolig du vil komme tilbake til.',
  toList: 'Alle favoritter, med priser og nyheter',
  search: 'Finn bolig',
  onDevice:
    'Favorittene lagres i denne nettleseren. Logger du inn, følger de med til de andre enhetene dine.',
  onDeviceAlone: 'Favorittene lagres i denne nettleseren.',
  login: 'Logg inn',
  withoutScript: 'Uten JavaScript kan boliger bare lagres eller skjules når du er innlogget.',
  sold: (day) => (day === undefined ? 'Solgt etter at du lagret den.' : `Solgt ${day}.`),
  price: (before, now, day) =>
    day === undefined
      ? `Prisen var ${before} da du lagret den.`
      : `Ny pris ${day}: ${now}, tidligere ${before}.`,
  status: (before, now, day) =>
    day === undefined
      ? `Var «${before}» da du lagret den.`
      : `${now} siden ${day}, tidligere ${before.toLowerCase()}.`,
  showing: (moment) => `Ny visning: ${moment}`,
  isNew: 'Nytt',
  news: (count) =>
    count === 1 ? 'Én av favorittene dine har nyheter.' : `${count} av favorittene dine har nyheter.`,
  see: 'Jeg har sett det nye',
  gone: (date) => `En bolig du lagret ${date}, finnes ikke lenger hos oss.`,
  remove: 'Fjern',
  hiddenHeading: 'Skjulte boliger',
  hiddenText: 'Disse vises ikke i søkelistene dine.',
  showAgain: 'Vis igjen',
  askFavourite: (name) => `Lagre ${name} som favoritt`,
  askHidden: (name) => `Skjul ${name} i listene`,
  failedHeading: 'Boligene kan ikke vises akkurat nå',
  failed: 'Favorittene dine er der fortsatt. Last siden på nytt om en stund.',
  waiting: 'Henter favorittene dine …',
  compare: (words) => `Sammenlign ${words}`,
  compareNone: 'Tøm',
  homes: (count) => (count === 1 ? `${count} bolig` : `${count} boliger`),
  undo: 'Angre',
  wasHidden: (name) => `${name} er skjult.`,
  close: 'Lukk',
  full: 'Du har allerede så mange som kan lagres. Fjern én først.',
  away: 'Det gikk ikke å lagre akkurat nå. Prøv igjen.',
  fourCompared: 'Høyst fire boliger kan sammenlignes. Fjern én først.',
  marksLabel: 'Valgene dine blant boligene',
  fact: 'Opplysning',
  differs: 'er forskjellig',
  choose: 'Velg to til fire boliger med knappen Sammenlign på kortene deres.',
  removed: (words) => `${words} finnes ikke lenger hos oss.`,
  removeFrom: (name) => `Fjern ${name} fra sammenligningen`,
  print: 'Skriv ut',
  plans: 'Planløsninger i samme målestokk',
  table: 'Sammenligning av boliger',
  stage: 'Prosjekt',
  place: 'Sted',
  rooms: 'Rom',
  area: 'Boligareal',
  statusLabel: 'Status',
  viewing: 'Neste visning',
  scroll: 'Tabellen kan rulles sidelengs.',
}
