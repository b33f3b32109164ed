// The seven brand sites, each in one place.
import type { FilterRanges, SiteDefinition, SiteFormats, SiteKey } from './site.ts'

const kronorRanges: FilterRanges = {
  price: { min: 0, max: 10_000_000, step: 100_000 },
  rooms: { min: 1, max: 5, step: 1 },
  area: { min: 0, max: 300, step: 5 },
}

const finnishRanges: FilterRanges = {
  price: { min: 0, max: 1_000_000, step: 10_000 },
  rooms: { min: 1, max: 4, step: 1 },
  area: { min: 0, max: 150, step: 5 },
}

const swedishFormats: SiteFormats = {
  currency: '{n} kr',
  currencyCode: 'SEK',
  roomsLabel: 'rok',
  date: 'yyyy-MM-dd',
}

const swedishRoutes = { start: '/', search: '/sok-bostad/', homes: '/bostader/' } as const

/** Every site, in the order in which lists show them. */
export const sites = [
  {
    key: 'sweden',
    siteId: 1,
    catalogueSiteId: 1,
    name: 'Husrum',
    locale: 'sv',
    country: 'SE',
    hosts: { production: 'www.husrum.example', development: 'localhost' },
    basePath: '/',
    features: { search: true, login: true, vip: true },
    routes: swedishRoutes,
    formats: swedishFormats,
    ranges: kronorRanges,
  },
  {
    key: 'sweden-english',
    siteId: 2,
    catalogueSiteId: 1,
    name: 'Husrum',
    locale: 'en',
    country: 'SE',
    hosts: { production: 'www.husrum.example', development: 'localhost' },
    basePath: '/en/',
    features: { search: true, login: false, vip: false },
    routes: { start: '/en/', search: '/en/find-a-home/', homes: '/en/homes/' },
    formats: { ...swedishFormats, roomsLabel: 'rooms', roomLabel: 'room' },
    ranges: kronorRanges,
  },
  {
    key: 'norway',
    siteId: 3,
    catalogueSiteId: 3,
    name: 'Husrum Norge',
    locale: 'nb',
    country: 'NO',
    hosts: { production: 'www.husrum-norge.example', development: 'no.localhost' },
    basePath: '/',
    features: { search: true, login: true, vip: true },
    routes: { start: '/', search: '/finn-din-bolig/', homes: '/boliger/' },
    formats: { currency: 'kr {n}', currencyCode: 'NOK', roomsLabel: 'roms', date: 'dd.MM.yyyy' },
    ranges: kronorRanges,
  },
  {
    key: 'finland',
    siteId: 4,
    catalogueSiteId: 4,
    name: 'Husrum Suomi',
    locale: 'fi',
    country: 'FI',
    hosts: { production: 'www.husrum-suomi.example', development: 'fi.localhost' },
    basePath: '/',
    features: { search: true, login: true, vip: false },
    routes: { start: '/', search: '/myytavat-asunnot/', homes: '/asunnot/' },
    formats: { currency: '{n} €', currencyCode: 'EUR', roomsLabel: 'h+k', date: 'dd.MM.yyyy' },
    ranges: finnishRanges,
  },
  {
    key: 'senior',
    siteId: 5,
    catalogueSiteId: 5,
    name: 'Husrum Senior',
    locale: 'sv',
    country: 'SE',
    hosts: { production: 'www.husrum-senior.example', development: 'senior.localhost' },
    basePath: '/',
    features: { search: true, login: true, vip: true },
    routes: swedishRoutes,
    formats: swedishFormats,
    ranges: kronorRanges,
  },
  {
    key: 'cooperative',
    siteId: 6,
    catalogueSiteId: 6,
    name: 'Husrum Kooperativ',
    locale: 'sv',
    country: 'SE',
    hosts: { production: 'www.husrum-kooperativ.example', development: 'coop.localhost' },
    basePath: '/',
    features: { search: true, login: true, vip: true },
    routes: swedishRoutes,
    formats: swedishFormats,
    ranges: kronorRanges,
  },
  {
    key: 'contractor',
    siteId: 7,
    catalogueSiteId: 7,
    name: 'Husrum Entreprenad',
    locale: 'sv',
    country: 'SE',
    hosts: { production: 'www.husrum-entreprenad.example', development: 'contractor.localhost' },
    basePath: '/',
    features: { search: false, login: false, vip: false },
    routes: { start: '/' },
    formats: swedishFormats,
    ranges: kronorRanges,
  },
] as const satisfies readonly SiteDefinition[]

export const defaultSite: SiteDefinition = sites[0]

export const siteByKey = (key: SiteKey): SiteDefinition => {
  const site = sites.find((candidate) => candidate.key === key)
  if (!site) throw new Error(`No site has the key ${key}`)
  return site
}

/** Answers undefined for a number that no site has. */
export const siteById = (siteId: number): SiteDefinition | undefined =>
  sites.find((candidate) => candidate.siteId === siteId)
