// A small set of homes in two countries, one for each special case of the search.
import type { HomeDetails, Stage, Tag } from '@husrum/domain'
import { moneyOf, stageOfHomes } from '@husrum/domain'
import { aHomeInDetail, aStage, aTag } from '@husrum/domain/testing'

export interface CatalogueWorld {
  readonly homes: readonly HomeDetails[]
  readonly stages: readonly Stage[]
  readonly tags: readonly Tag[]
}

export const vg = aTag({
  id: 'vg',
  kind: 'county',
  name: 'Västra Götalands län',
  url: 'vastra-gotalands-lan',
  homes: 6,
})
const goteborg = aTag({ homes: 4 })
const lindholmen = aTag({
  id: 'vg-goteborg-lindholmen',
  kind: 'area',
  name: 'Lindholmen',
  url: 'vastra-gotalands-lan/goteborg/lindholmen',
  homes: 4,
})
export const molndal = aTag({
  id: 'vg-molndal',
  name: 'Mölndal',
  url: 'vastra-gotalands-lan/molndal',
  homes: 2,
})
const pedagogen = aTag({
  id: 'vg-molndal-pedagogen',
  kind: 'area',
  name: 'Pedagogen Park',
  url: 'vastra-gotalands-lan/molndal/pedagogen-park',
  homes: 2,
})
export const helsinki = aTag({
  id: 'fi-helsinki',
  siteId: 4,
  name: 'Helsinki',
  url: 'uusimaa/helsinki',
  homes: 1,
})

export const inMolndal = {
  stageId: 'stage-parken',
  stageName: 'Brf Parken',
  municipality: 'Mölndal',
  areaName: 'Pedagogen Park',
  tagIds: ['vg', 'vg-molndal', 'vg-molndal-pedagogen'],
}

export const small = aHomeInDetail({
  id: 'small',
  rooms: 1,
  area: 32,
  price: moneyOf(2_000_000),
  inhabitDate: '2026-11-01',
})
export const terrace = aHomeInDetail({
  id: 'terrace',
  price: moneyOf(4_000_000),
  showings: ['2026-11-25T16:00:00.000Z'],
  outdoorSpaces: [{ type: 'roofTop' }, { type: 'balcony', area: 6 }],
  accessibility: ['lift', 'turning13'],
  sunTimes: ['afternoonSun', 'eveningSun'],
  sunHours: 6.5,
})
export const reserved = aHomeInDetail({
  id: 'reserved',
  status: 'reserved',
  accessibility: ['lift'],
  sunTimes: ['eveningSun'],
  sunHours: 2.1,
  price: moneyOf(4_000_000),
  area: 90,
})
const coming = aHomeInDetail({
  id: 'coming',
  status: 'preSelling',
  price: moneyOf(5_000_000),
  inhabitDate: '2028-02-01',
})
const sold = aHomeInDetail({ id: 'sold', status: 'sold', price: moneyOf(1_000_000) })
const house = aHomeInDetail({
  id: 'house',
  ...inMolndal,
  residenceType: 'house',
  disposalForm: 'ownership',
  rooms: 5,
  price: moneyOf(7_000_000),
  showings: ['2026-12-10T10:00:00.000Z'],
  outdoorSpaces: [],
})
const villa = aHomeInDetail({
  id: 'villa',
  ...inMolndal,
  residenceType: 'detachedHouse',
  rooms: 6,
  price: moneyOf(8_000_000),
})
const finnish = aHomeInDetail({
  id: 'finnish',
  siteId: 4,
  stageId: 'stage-helsinki',
  price: moneyOf(90_000),
  totalPrice: moneyOf(250_000),
  tagIds: ['fi-helsinki'],
})

const ofHomes = (facts: Stage, ...homes: readonly HomeDetails[]): Stage =>
  stageOfHomes(facts, homes, facts.siteId === 4 ? 'FI' : 'SE')

export const kajutan = ofHomes(
  aStage({ vipStart: '2026-09-01', vipEnd: '2026-09-30' }),
  small,
  terrace,
  reserved,
  coming,
  sold,
)

export const storyWorld: CatalogueWorld = {
  homes: [villa, house, sold, coming, reserved, terrace, small, finnish],
  stages: [
    kajutan,
    ofHomes(aStage({ ...inMolndal, id: 'stage-parken', name: 'Brf Parken' }), house, villa),
    ofHomes(aStage({ id: 'stage-helsinki', siteId: 4, tagIds: ['fi-helsinki'] }), finnish),
  ],
  tags: [vg, goteborg, lindholmen, molndal, pedagogen, helsinki],
}
