// Swedish: premises, where one looks for them and where one looks at them.
import type { PlainSortOrder, PremisesStatus, PremisesType } from '@husrum/domain'
import { groupThousands } from '@husrum/domain'

const premises = (count: number): string => `${groupThousands(count)} ${count === 1 ? 'lokal' : 'lokaler'}`

export const texts = {
  type: {
    office: 'Kontor',
    shop: 'Butik',
    restaurant: 'Restaurang och café',
    storage: 'Lager och förråd',
    workshop: 'Verkstad och ateljé',
    care: 'Vård och omsorg',
    other: 'Övrigt',
  } satisfies Record<PremisesType, string>,
  /** Of what is let: it is free, and not for sale. */
  letStatus: { forSale: 'Ledig', booked: 'Bokad', rented: 'Uthyrd', sold: 'Såld' } satisfies Record<
    PremisesStatus,
    string
  >,
  soldStatus: { forSale: 'Till salu', booked: 'Bokad', rented: 'Uthyrd', sold: 'Såld' } satisfies Record<
    PremisesStatus,
    string
  >,
  toLet: 'Att hyra',
  forSale: 'Att köpa',
  /** The rent is written a year where that is the country's way, and a month where that is. */
  rent: ({ year }: { readonly year: string; readonly month: string }) => `${year} per år`,
  rentPerSquareMetre: ({ year }: { readonly year: string; readonly month: string }) => `${year}/m² och år`,
  pricePerSquareMetre: (price: string) => `${price}/m²`,
  onRequest: { rent: 'Hyra på förfrågan', price: 'Pris på förfrågan' },
  accessFrom: (day: string) => `Tillträde ${day}`,
  accessByAgreement: 'Tillträde enligt överenskommelse',
  filters: 'Filter',
  filtersWithCount: (active: number) => (active === 0 ? 'Filter' : `Filter (${active} valda)`),
  places: 'Ort',
  types: 'Verksamhet',
  area: 'Yta, m²',
  bound: { min: 'Minsta yta', max: 'Största yta' },
  orMore: (value: string) => `${value} eller mer`,
  from: (value: string) => `från ${value}`,
  upTo: (value: string) => `upp till ${value}`,
  errors: {
    numeric: 'Skriv ett heltal, till exempel 120.',
    beyond: (limit: string) => `Värdet låg utanför det som går att välja. Vi har ändrat det till ${limit}.`,
    reversedRange: 'Det lägsta värdet var högre än det högsta. Vi har bytt plats på dem.',
  },
  show: (count: number) => (count === 0 ? 'Inga lokaler med de valen' : `Visa ${premises(count)}`),
  showUncounted: 'Visa lokaler',
  count: premises,
  available: (count: number) => (count === 1 ? '1 går att få' : `${groupThousands(count)} går att få`),
  sort: 'Sortera efter',
  sortOrders: {
    '': 'Rekommenderat',
    'price:asc': 'Lägst hyra eller pris',
    'price:desc': 'Högst hyra eller pris',
    'area:asc': 'Minst yta',
    'area:desc': 'Störst yta',
    'inhabitDateTimeStamp:asc': 'Tidigast tillträde',
    'inhabitDateTimeStamp:desc': 'Senast tillträde',
  } satisfies Record<PlainSortOrder, string>,
  applySort: 'Sortera',
  activeFilters: 'Valda filter',
  removeFilter: (filter: string) => `Ta bort filter: ${filter}`,
  clearAll: 'Rensa alla',
  lastSearch: (words: string) => `Visa dina senaste val igen: ${words}`,
  failedTitle: 'Lokalerna går inte att visa just nu',
  failedText: 'Dina val är kvar. Vänta en stund och försök igen.',
  retry: 'Försök igen',
  emptyTitle: 'Ingen lokal passar alla dina val just nu',
  emptyText:
    'Ta bort något av dina val här ovanför, eller se alla lokaler. Du kan också ringa eller skriva till oss, så berättar vi vad som är på väg.',
  noneTitle: 'Just nu har vi inga lediga lokaler',
  noneText: 'Berätta vad du söker, så hör vi av oss om något passar.',
  showAll: 'Visa alla lokaler',
  page: {
    facts: 'I korthet',
    about: 'Om lokalen',
    plan: 'Planritning',
    planOf: (name: string) => `Planritning av ${name}`,
    pictureOf: (name: string) => `Huset vid ${name}`,
    pictureAround: 'Omgivningen',
    illustration: 'Illustration. Lokalen och omgivningen kan avvika.',
    contact: 'Visning och frågor',
    toContact: 'Boka visning',
    contactText: 'Ring eller skriv, så bestämmer vi en tid när du kan komma och titta.',
    gone: {
      rented: 'Lokalen är uthyrd. Nedan ser du andra som går att få.',
      sold: 'Lokalen är såld. Nedan ser du andra som går att få.',
    },
    booked: 'Någon har bokat lokalen men inte skrivit avtal. Hör av dig om du vill stå på tur.',
    similar: 'Andra lokaler',
    nearest: 'Lokaler som går att få nu',
    all: 'Alla lokaler',
    fact: {
      type: 'Verksamhet',
      area: 'Yta',
      tenure: 'Upplåtelse',
      rent: 'Hyra',
      price: 'Pris',
      squareMetre: 'Per kvadratmeter',
      vat: 'Moms',
      access: 'Tillträde',
      ceiling: 'Takhöjd',
      lease: 'Avtalstid',
      address: 'Adress',
    },
    tenancy: 'Hyresrätt',
    vat: 'Tillkommer om verksamheten är momspliktig',
    byAgreement: 'Enligt överenskommelse',
    metres: (height: string) => `${height} m`,
    years: (years: number) => `${years} år`,
  },
}

export type PremisesTexts = typeof texts
