// Norwegian: homes that their owners sell through a broker.
import { groupThousands } from '@husrum/domain'
import type { SuccessionTexts } from '../sv/succession.ts'

const homes = (count: number): string => `${groupThousands(count)} ${count === 1 ? 'bolig' : 'boliger'}`

export const texts: SuccessionTexts = {
  filters: 'Filtre',
  filtersWithCount: (active) => (active === 0 ? 'Filtre' : `Filtre (${active} valgt)`),
  municipality: 'Kommune',
  everywhere: 'Alle kommuner',
  municipalityWithCount: (name, count) => `${name} (${groupThousands(count)})`,
  near: 'I nærheten av meg',
  nearText: (kilometres) =>
    `Innen ${kilometres} km, de nærmeste først. Nettleseren spør om lov. Posisjonen blir i nettleseren.`,
  nearPending: 'Vi venter på posisjonen din.',
  nearDenied: 'Nettleseren oppgir ikke posisjonen din. Velg en kommune i stedet.',
  nearNone: 'Ingenting til salgs i nærheten akkurat nå. Her er alle.',
  show: (count) => (count === 0 ? 'Ingen boliger med disse valgene' : `Vis ${homes(count)}`),
  apply: 'Vis',
  count: homes,
  sort: 'Sorter etter',
  sortOrders: {
    '': 'Blandet rekkefølge',
    'price:asc': 'Lavest pris',
    'price:desc': 'Høyest pris',
    'area:asc': 'Minst boligareal',
    'area:desc': 'Størst boligareal',
    'inhabitDateTimeStamp:asc': 'Eldste bygg',
    'inhabitDateTimeStamp:desc': 'Nyeste bygg',
  },
  applySort: 'Sorter',
  shuffled: 'Rekkefølgen er blandet, så ingen selger alltid står først.',
  activeFilters: 'Valgte filtre',
  removeFilter: (filter) => `Fjern filter: ${filter}`,
  clearAll: 'Fjern alle',
  failedTitle: 'Boligene kan ikke vises akkurat nå',
  failedText: 'Valgene dine er beholdt. Vent litt og prøv igjen.',
  retry: 'Prøv igjen',
  emptyTitle: 'Ingen selger der akkurat nå',
  emptyText: 'Se alle boliger som selges gjennom megler, eller kom tilbake senere.',
  noneTitle: 'Akkurat nå selger ingen boligen sin',
  noneText: 'Boliger i bygg som vi har bygd, kommer ut når noen flytter. Kom gjerne tilbake.',
  showAll: 'Vis alle kommuner',
  stage: {
    homes: 'Til salgs i bygget',
    about: 'Om bygget',
    built: (year) => `Bygd ${year}`,
    soldByOwners:
      'Boligene selges av eierne, gjennom megler. Prisantydning, budrunde og visning tar megleren seg av.',
    toStage: (name) => `Alt om ${name}`,
    all: 'Alle bruktboliger',
  },
}
