// Finnish: a house in which one points at homes.
import { groupThousands } from '@husrum/domain'
import type { ExplorerTexts } from '../sv/explorer.ts'

const homes = (count: number): string => (count === 1 ? '1 asunto' : `${groupThousands(count)} asuntoa`)

export const texts: ExplorerTexts = {
  heading: (stage) => `Valitse asunto: ${stage}`,
  section: 'Valitse asunto talosta',
  sectionText: 'Osoita taloa, niin näet kunkin asunnon hinnan ja vapaat asunnot.',
  toExplorer: 'Valitse suodattimilla ja luettelosta',
  toStage: (stage) => `Lisää kohteesta ${stage}`,
  hint: 'Osoita asuntoa tai siirry asunnosta toiseen nuolinäppäimillä. Enter avaa asunnon sivun.',
  house: (view) => `Talon asunnot. ${view}. Nuolinäppäimillä siirryt asunnosta toiseen.`,
  views: 'Talo eri suunnista',
  view: (number, count) => `Näkymä ${number}/${count}`,
  from: {
    north: 'Pohjoisesta nähtynä',
    northEast: 'Koillisesta nähtynä',
    east: 'Idästä nähtynä',
    southEast: 'Kaakosta nähtynä',
    south: 'Etelästä nähtynä',
    southWest: 'Lounaasta nähtynä',
    west: 'Lännestä nähtynä',
    northWest: 'Luoteesta nähtynä',
  },
  row: (number, view) => `Rivi ${number}, ${view.charAt(0).toLowerCase()}${view.slice(1)}`,
  houses: (first, last, view) =>
    `${last === undefined ? `Talo ${first}` : `Talot ${first}–${last}`}, ${view.charAt(0).toLowerCase()}${view.slice(1)}`,
  toView: (view) => `Käännä taloa: ${view}`,
  zoom: 'Siirrä kuvaa',
  moves: {
    closer: 'Suurenna',
    further: 'Pienennä',
    up: 'Ylös',
    left: 'Vasemmalle',
    right: 'Oikealle',
    down: 'Alas',
  },
  status: 'Näin asunnot on merkitty',
  dimmed: 'ei vastaa valintojasi',
  card: 'Osoittamasi asunto',
  open: 'Näytä asunto',
  pointAtHome: 'Osoita asuntoa kuvassa, niin sen tiedot näkyvät tässä.',
  chosen: (name) => `Valittu: ${name}`,
  filters: 'Suodattimet',
  filtersWithCount: (active) => (active === 0 ? 'Suodattimet' : `Suodattimet (${active} valittu)`),
  floors: 'Kerros',
  directions: 'Parveke tai terassi',
  statuses: 'Tilanne',
  show: (count) => (count === 0 ? 'Mikään asunto ei sovi' : `Näytä ${homes(count)}`),
  clear: 'Tyhjennä suodattimet',
  list: 'Asunnot luettelona',
  fit: (count, all) =>
    count === all ? homes(all) : `${groupThousands(count)}/${homes(all)} vastaa valintojasi`,
  inView: (count) =>
    count === 0 ? 'yksikään niistä ei näy tästä suunnasta' : `${groupThousands(count)} näkyy tästä suunnasta`,
  showInHouse: 'Näytä talossa',
  none: 'Mikään asunto ei vastaa kaikkia valintojasi',
  noneText: 'Poista jokin valinta, niin talossa korostuu enemmän asuntoja.',
  noViews: 'Talosta ei ole vielä kuvaa. Tässä ovat kaikki asunnot luettelona.',
  failed: 'Taloa ei voi näyttää juuri nyt',
  failedList: 'Asuntoja ei voi näyttää juuri nyt',
  failedText: 'Valintasi ovat tallessa. Odota hetki ja yritä uudelleen.',
  retry: 'Yritä uudelleen',
}
