// Builders of homes, stages and tags for tests.
import type { Home, HomeDetails, Stage, Tag } from '../homes/home.ts'
import { moneyOf } from '../money/money.ts'
import type { StageDetails } from '../pages/page.ts'

let made = 0
const nextNumber = (): number => {
  made += 1
  return made
}

/** A three-room apartment in Göteborg that is for sale. */
export const aHome = (facts: Partial<Home> = {}): Home => {
  const number = nextNumber()
  const id = facts.id ?? `home-${String(number).padStart(5, '0')}`
  return {
    id,
    siteId: 1,
    stageId: 'stage-kajutan',
    stageName: 'Brf Kajutan',
    name: `Brf Kajutan ${number}`,
    path: `/bostader/goteborg/lindholmen/brf-kajutan/${id}/`,
    residenceType: 'apartment',
    disposalForm: 'condominium',
    status: 'forSale',
    projectStatus: 'forSale',
    concept: 'product',
    rooms: 3,
    area: 74,
    price: moneyOf(3_895_000),
    inhabitDate: '2027-05-03',
    showings: [],
    outdoorSpaces: [{ type: 'balcony', area: 7, direction: 'southWest' }],
    county: 'Västra Götalands län',
    municipality: 'Göteborg',
    areaName: 'Lindholmen',
    tagIds: ['vg', 'vg-goteborg', 'vg-goteborg-lindholmen'],
    geo: { lat: 57.7067, lon: 11.9384 },
    shortDescription: 'Trea med balkong mot kajen.',
    images: ['ext-1'],
    ...facts,
  }
}

export const aHomeInDetail = (facts: Partial<HomeDetails> = {}): HomeDetails => ({
  ...aHome(facts),
  objectNumber: '1-1203',
  apartmentNumber: '1203',
  address: 'Kajskjulsgatan 4',
  floor: 2,
  maxFloor: 6,
  monthlyFee: moneyOf(4120),
  energyClass: 'B',
  description: 'En trea med ljus från två håll.',
  floorPlan: 'plan-1',
  phase: 'intermediation',
  publishedAt: '2026-09-01',
  ...facts,
})

export const aStage = (facts: Partial<Stage> = {}): Stage => ({
  id: 'stage-kajutan',
  siteId: 1,
  name: 'Brf Kajutan',
  path: '/bostader/goteborg/lindholmen/brf-kajutan/',
  status: 'forSale',
  phase: 'intermediation',
  concept: 'product',
  residenceTypes: ['apartment'],
  disposalForms: ['condominium'],
  county: 'Västra Götalands län',
  municipality: 'Göteborg',
  areaName: 'Lindholmen',
  tagIds: ['vg', 'vg-goteborg', 'vg-goteborg-lindholmen'],
  geo: { lat: 57.7067, lon: 11.9384 },
  shortDescription: 'Sextio lägenheter vid kajen.',
  image: 'ext-stage',
  homes: 60,
  minRooms: 1,
  maxRooms: 5,
  minArea: 32,
  maxArea: 128,
  minPrice: moneyOf(2_195_000),
  maxPrice: moneyOf(7_495_000),
  inhabitDate: '2027-05-03',
  inhabitDates: ['2027-05-03'],
  showings: [],
  ...facts,
})

/** As {@link aStage}, with the agent who sells its homes. */
export const aStageInDetail = (facts: Partial<StageDetails> = {}): StageDetails => ({
  ...aStage(facts),
  contacts: [
    {
      id: 'agent-elin',
      name: 'Elin Sandmark',
      role: 'realEstateAgent',
      phone: '070-174 06 07',
      email: 'elin.sandmark@husrum.example',
      image: 'person-elin',
    },
  ],
  ...facts,
})

export const aTag = (facts: Partial<Tag> = {}): Tag => ({
  id: 'vg-goteborg',
  siteId: 1,
  kind: 'municipality',
  name: 'Göteborg',
  url: 'vastra-gotalands-lan/goteborg',
  hasRental: false,
  homes: 12,
  geo: { lat: 57.7089, lon: 11.9746 },
  ...facts,
})
