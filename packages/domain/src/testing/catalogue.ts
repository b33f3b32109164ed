// Builders of catalogue records for tests.
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
