// Builders of catalogue records for tests.
import type { ContactRecord } from '../catalogue/contact-record.ts'
import type { OptionGroupRecord } from '../catalogue/option-records.ts'
import type { PremisesRecord } from '../catalogue/premises-record.ts'
import type { HomeRecord, StageRecord } from '../catalogue/records.ts'
import { moneyOf } from '../money/money.ts'

/** A stage in Göteborg that is on sale. */
export const aStageRecord = (facts: Partial<StageRecord> = {}): StageRecord => ({
  externalId: 'kajutan',
  siteId: 1,
  name: 'Brf Kajutan',
  phase: 'salesStart',
  county: 'Västra Götalands län',
  municipality: 'Göteborg',
  areaName: 'Lindholmen',
  geo: { lat: 57.7067, lon: 11.9384 },
  shortDescription: 'Sextio lägenheter vid kajen.',
  ...facts,
})

/** A three-room apartment of {@link aStageRecord} that is for sale. */
export const aHomeRecord = (facts: Partial<HomeRecord> = {}): HomeRecord => ({
  externalId: 'K-1203',
  stage: 'kajutan',
  objectNumber: facts.externalId ?? 'K-1203',
  address: 'Kajskjulsgatan 4',
  residenceType: 'apartment',
  disposalForm: 'condominium',
  status: 'forSale',
  rooms: 3,
  area: 74,
  price: moneyOf(3_895_000),
  monthlyFee: moneyOf(4_120),
  inhabitDate: '2027-05-03',
  publishedAt: '2026-09-01',
  ...facts,
})

/** A shop on the ground floor of {@link aStageRecord} that is to let. */
export const aPremisesRecord = (facts: Partial<PremisesRecord> = {}): PremisesRecord => ({
  externalId: 'L-1',
  siteId: 1,
  name: 'Kajgatan 4',
  type: 'shop',
  status: 'forSale',
  disposalForm: 'tenancy',
  area: 64,
  price: moneyOf(184_800),
  address: 'Kajgatan 4',
  county: 'Västra Götalands län',
  municipality: 'Göteborg',
  areaName: 'Lindholmen',
  geo: { lat: 57.7067, lon: 11.9384 },
  shortDescription: 'Butik mot kajen.',
  ...facts,
})

/** Two floors of {@link aStageRecord}, of which oak is the standard. */
export const anOptionGroupRecord = (facts: Partial<OptionGroupRecord> = {}): OptionGroupRecord => ({
  externalId: 'floor',
  stages: ['kajutan'],
  title: 'Golv',
  rule: 'one',
  lastDay: '2027-02-10',
  options: [
    { id: 'oak', title: 'Ekparkett', isStandard: true },
    { id: 'herringbone', title: 'Fiskben', price: moneyOf(38_000) },
  ],
  ...facts,
})

/** A seller of homes. */
export const aContactRecord = (facts: Partial<ContactRecord> = {}): ContactRecord => ({
  externalId: 'anna',
  name: 'Anna Berg',
  role: 'realEstateAgent',
  phone: '070-123 45 67',
  email: 'anna.berg@example.com',
  ...facts,
})
