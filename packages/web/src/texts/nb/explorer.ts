// Norwegian: a house in which one points at homes.
import { groupThousands } from '@husrum/domain'
import type { ExplorerTexts } from '../sv/explorer.ts'

const homes = (count: number): string => `${groupThousands(count)} ${count === 1 ? 'bolig' : 'boliger'}`

export const texts: ExplorerTexts = {
  heading: (stage) => `Velg bolig i ${stage}`,
  section: 'Velg bolig i huset',
  sectionText: 'Pek på huset for å se hva hver bolig koster, og hvilke som er ledige.',
  toExplorer: 'Velg med filter og liste',
  toStage: (stage) => `Alt om ${stage}`,
  hint: 'Pek på en bolig, eller gå mellom dem med piltastene. Enter åpner siden til boligen.',
  house: (view) => `Boliger i huset. ${view}. Piltastene går mellom dem.`,
  views: 'Huset fra ulike sider',
  view: (number, count) => `Visning ${number} av ${count}`,
  from: {
    north: 'Sett fra nord',
    northEast: 'Sett fra nordøst',
    east: 'Sett fra øst',
    southEast: 'Sett fra sørøst',
    south: 'Sett fra sør',
    southWest: 'Sett fra sørvest',
    west: 'Sett fra vest',
    northWest: 'Sett fra nordvest',
  },
  row: (number, view) => `Rekke ${number}, ${view.charAt(0).toLowerCase()}${view.slice(1)}`,
  houses: (first, last, view) =>
    `Hus ${last === undefined ? first : `${first}–${last}`}, ${view.charAt(0).toLowerCase()}${view.slice(1)}`,
  toView: (view) => `Snu huset: ${view}`,
  zoom: 'Flytt bildet',
  moves: {
    closer: 'Forstørr',
    further: 'Forminsk',
    up: 'Opp',
    left: 'Til venstre',
    right: 'Til høyre',
    down: 'Ned',
  },
  status: 'Slik vises boligene',
  dimmed: 'passer ikke til valgene dine',
  card: 'Boligen du peker på',
  open: 'Vis boligen',
  pointAtHome: 'Pek på en bolig i bildet, så vises den her.',
  chosen: (name) => `Valgt: ${name}`,
  filters: 'Filter',
  filtersWithCount: (active) => (active === 0 ? 'Filter' : `Filter (${active} valgt)`),
  floors: 'Etasje',
  directions: 'Balkong eller uteplass',
  statuses: 'Status',
  show: (count) => (count === 0 ? 'Ingen bolig passer' : `Vis ${homes(count)}`),
  clear: 'Nullstill filter',
  list: 'Boligene i listen',
  fit: (count, all) =>
    count === all ? homes(all) : `${groupThousands(count)} av ${homes(all)} passer til valgene dine`,
  inView: (count) =>
    count === 0 ? 'ingen av dem er synlige herfra' : `${groupThousands(count)} er synlige herfra`,
  showInHouse: 'Vis i huset',
  none: 'Ingen bolig passer til alle valgene dine',
  noneText: 'Fjern et av valgene, så lyser flere boliger opp i huset.',
  noViews: 'Huset finnes ikke som bilde ennå. Her er alle boligene i en liste.',
  failed: 'Huset kan ikke vises akkurat nå',
  failedList: 'Boligene kan ikke vises akkurat nå',
  failedText: 'Valgene dine er beholdt. Vent litt og prøv igjen.',
  retry: 'Prøv igjen',
}
