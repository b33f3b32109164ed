// Swedish: a house in which one points at homes.
import type { CompassDirection } from '@husrum/domain'
import { groupThousands } from '@husrum/domain'

const homes = (count: number): string => `${groupThousands(count)} ${count === 1 ? 'bostad' : 'bostäder'}`

export const texts = {
  heading: (stage: string) => `Välj bostad i ${stage}`,
  /** The section of the stage's own page. */
  section: 'Välj bostad i huset',
  sectionText: 'Peka på huset för att se vad varje bostad kostar och vilka som går att få.',
  toExplorer: 'Välj med filter och lista',
  toStage: (stage: string) => `Allt om ${stage}`,
  hint: 'Peka på en bostad, eller gå mellan dem med piltangenterna. Enter öppnar bostadens sida.',
  /** The links in the picture; "house" is what the picture shows. */
  house: (view: string) => `Bostäder i huset. ${view}. Piltangenterna går mellan dem.`,
  views: 'Huset från olika håll',
  view: (number: number, count: number) => `Vy ${number} av ${count}`,
  /** A view whose id is a direction. */
  from: {
    north: 'Sett från norr',
    northEast: 'Sett från nordost',
    east: 'Sett från öster',
    southEast: 'Sett från sydost',
    south: 'Sett från söder',
    southWest: 'Sett från sydväst',
    west: 'Sett från väster',
    northWest: 'Sett från nordväst',
  } satisfies Record<CompassDirection, string>,
  /** Of houses that stand in rows. */
  row: (number: string, view: string) => `Rad ${number}, ${view.charAt(0).toLowerCase()}${view.slice(1)}`,
  /** Of houses that stand apart, the last of them where the picture shows several. */
  houses: (first: string, last: string | undefined, view: string) =>
    `Hus ${last === undefined ? first : `${first}–${last}`}, ${view.charAt(0).toLowerCase()}${view.slice(1)}`,
  toView: (view: string) => `Vänd på huset: ${view}`,
  zoom: 'Flytta bilden',
  moves: {
    closer: 'Förstora',
    further: 'Förminska',
    up: 'Uppåt',
    left: 'Åt vänster',
    right: 'Åt höger',
    down: 'Nedåt',
  },
  status: 'Så här visas bostäderna',
  dimmed: 'passar inte dina val',
  card: 'Bostaden du pekar på',
  open: 'Visa bostaden',
  pointAtHome: 'Peka på en bostad i bilden, så visas den här.',
  chosen: (name: string) => `Vald: ${name}`,
  filters: 'Filter',
  filtersWithCount: (active: number) => (active === 0 ? 'Filter' : `Filter (${active} valda)`),
  floors: 'Våning',
  directions: 'Balkong eller uteplats',
  statuses: 'Status',
  show: (count: number) => (count === 0 ? 'Ingen bostad passar' : `Visa ${homes(count)}`),
  clear: 'Rensa filter',
  list: 'Bostäderna i listan',
  fit: (count: number, all: number) =>
    count === all ? homes(all) : `${groupThousands(count)} av ${homes(all)} passar dina val`,
  inView: (count: number) =>
    count === 0
      ? 'ingen av dem syns från det här hållet'
      : `${groupThousands(count)} syns från det här hållet`,
  showInHouse: 'Visa i huset',
  none: 'Ingen bostad passar alla dina val',
  noneText: 'Ta bort något av dina val, så tänds fler bostäder i huset.',
  noViews: 'Huset finns inte som bild än. Här är alla bostäder i en lista.',
  failed: 'Huset går inte att visa just nu',
  failedList: 'Bostäderna går inte att visa just nu',
  failedText: 'Dina val är kvar. Vänta en stund och försök igen.',
  retry: 'Försök igen',
}

export type ExplorerTexts = typeof texts
