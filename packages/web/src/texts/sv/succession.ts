// Swedish: homes that their owners sell through a broker.
import type { PlainSortOrder } from '@husrum/domain'
import { groupThousands } from '@husrum/domain'

const homes = (count: number): string => `${groupThousands(count)} ${count === 1 ? 'bostad' : 'bostäder'}`

export const texts = {
  filters: 'Filter',
  filtersWithCount: (active: number) => (active === 0 ? 'Filter' : `Filter (${active} valda)`),
  municipality: 'Kommun',
  everywhere: 'Alla kommuner',
  municipalityWithCount: (name: string, count: number) => `${name} (${groupThousands(count)})`,
  near: 'Nära mig',
  nearText: (kilometres: number) =>
    `Inom ${kilometres} km, de närmaste först. Din webbläsare frågar om lov. Platsen stannar i webbläsaren.`,
  nearPending: 'Vi väntar på din plats.',
  nearDenied: 'Webbläsaren lämnar inte ut din plats. Välj en kommun i stället.',
  nearNone: 'Inget till salu nära dig just nu. Här är alla.',
  show: (count: number) => (count === 0 ? 'Inga bostäder med de valen' : `Visa ${homes(count)}`),
  apply: 'Visa',
  count: homes,
  sort: 'Sortera efter',
  sortOrders: {
    '': 'Blandad ordning',
    'price:asc': 'Lägst pris',
    'price:desc': 'Högst pris',
    'area:asc': 'Minst boarea',
    'area:desc': 'Störst boarea',
    'inhabitDateTimeStamp:asc': 'Äldst hus',
    'inhabitDateTimeStamp:desc': 'Nyast hus',
  } satisfies Record<PlainSortOrder, string>,
  applySort: 'Sortera',
  shuffled: 'Ordningen är blandad, så att ingen säljare alltid står först.',
  activeFilters: 'Valda filter',
  removeFilter: (filter: string) => `Ta bort filter: ${filter}`,
  clearAll: 'Rensa alla',
  failedTitle: 'Bostäderna går inte att visa just nu',
  failedText: 'Dina val är kvar. Vänta en stund och försök igen.',
  retry: 'Försök igen',
  emptyTitle: 'Ingen säljer där just nu',
  emptyText: 'Se alla bostäder som säljs genom mäklare, eller kom tillbaka senare.',
  noneTitle: 'Just nu säljer ingen sin bostad',
  noneText: 'Bostäder i hus som vi har byggt kommer ut när någon flyttar. Titta gärna in igen.',
  showAll: 'Visa alla kommuner',
  stage: {
    homes: 'Till salu i huset',
    about: 'Om huset',
    built: (year: number) => `Byggt ${year}`,
    soldByOwners:
      'Bostäderna säljs av dem som äger dem, genom mäklare. Utgångspris, budgivning och visning sköter mäklaren.',
    toStage: (name: string) => `Allt om ${name}`,
    all: 'Alla mäklarobjekt',
  },
}

export type SuccessionTexts = typeof texts
