// Builder for tests that need premises.
import { moneyOf } from '../money/money.ts'
import type { Premises, PremisesDetails } from '../premises/premises.ts'

/** A small shop in Göteborg that is for sale. */
export const aPremises = (facts: Partial<Premises> = {}): Premises => ({
  id: 'premises-1',
  siteId: 1,
  name: 'Kajen 4',
  path: '/lokaler/kajen-4/',
  type: 'shop',
  status: 'forSale',
  disposalForm: 'condominium',
  area: 64,
  price: moneyOf(1_450_000),
  inhabitDate: '2027-03-01',
  address: 'Kajskjulsgatan 4',
  areaName: 'Lindholmen',
  municipality: 'Göteborg',
  tags: ['vastra-gotalands-lan', 'vastra-gotalands-lan/goteborg'],
  geo: { lat: 57.7067, lon: 11.9384 },
  shortDescription: 'Butik mot kajen.',
  images: ['ext-1'],
  sortOrder: 10,
  ...facts,
})

/** The same with all the data of its page. */
export const aPremisesInDetail = (facts: Partial<PremisesDetails> = {}): PremisesDetails => ({
  ...aPremises(),
  description: 'Ett rum mot kajen.',
  ceilingHeight: 3.4,
  publishedAt: '2026-10-01',
  ...facts,
})
