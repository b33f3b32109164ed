// Random searches, as a visitor could make them in a seeded world.

import type { GeoArea, GeoBox, Home, HomeCriteria } from '@husrum/domain'
import {
  accessibilities,
  concepts,
  disposalForms,
  outdoorAreas,
  projectStatuses,
  residenceStatuses,
  residenceTypes,
  searchedPrice,
  searchedRent,
  searchedStatuses,
  sunTimes,
  wholeUnitsOf,
} from '@husrum/domain'
import fc from 'fast-check'
import type { SeededWorld } from './seeded-world.ts'

/** Swaps the bounds of reversed ranges, which the wire refuses. */
const straightened = (criteria: HomeCriteria): HomeCriteria => {
  let turned = criteria
  for (const [low, high] of [
    ['minPrice', 'maxPrice'],
    ['minRent', 'maxRent'],
    ['minRooms', 'maxRooms'],
    ['minArea', 'maxArea'],
    ['viewingFrom', 'viewingBefore'],
  ] as const) {
    const [from, to] = [criteria[low], criteria[high]]
    if (from !== undefined && to !== undefined && from > to) turned = { ...turned, [low]: to, [high]: from }
  }
  return turned
}

const listOf = <Value>(values: readonly Value[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 })

const dayAround = (today: string) =>
  fc
    .integer({ min: -40, max: 500 })
    .map((days) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10))

/** A box with a home in each of two corners. */
export const boxAmong = (homes: readonly Home[]): fc.Arbitrary<GeoBox> =>
  fc
    .tuple(fc.constantFrom(...homes), fc.constantFrom(...homes))
    .map(([{ geo: a }, { geo: b }]) => [
      Math.min(a.lat, b.lat),
      Math.min(a.lon, b.lon),
      Math.max(a.lat, b.lat),
      Math.max(a.lon, b.lon),
    ])

/** Any search that a visitor could make, on any of the seeded sites; bounds are often equal to a home's own value. */
export const anyCriteriaFor = (seeded: SeededWorld, today: string): fc.Arbitrary<HomeCriteria> =>
  fc.constantFrom(1, 3, 4).chain((siteId) => {
    const homes = seeded.homes.filter((home) => home.siteId === siteId)
    const oneOfTheir = (value: (home: Home) => number) => fc.constantFrom(...homes.map(value))
    const ofSite = <Item extends { id: string; siteId: number }>(items: readonly Item[]) =>
      listOf(items.filter((item) => item.siteId === siteId).map((item) => item.id))
    return fc
      .record(
        {
          siteId: fc.constant(siteId),
          statuses: fc.oneof(
            { weight: 3, arbitrary: fc.constant(searchedStatuses) },
            fc.uniqueArray(fc.constantFrom(...residenceStatuses), { minLength: 1 }),
          ),
          minPrice: oneOfTheir((home) => wholeUnitsOf(searchedPrice(home))),
          maxPrice: oneOfTheir((home) => wholeUnitsOf(searchedPrice(home))),
          minRent: oneOfTheir((home) => wholeUnitsOf(searchedRent(home))),
          maxRent: oneOfTheir((home) => wholeUnitsOf(searchedRent(home))),
          minRooms: oneOfTheir((home) => home.rooms),
          maxRooms: oneOfTheir((home) => home.rooms),
          minArea: oneOfTheir((home) => home.area),
          maxArea: oneOfTheir((home) => home.area),
          inhabitBefore: dayAround(today),
          viewing: fc.record(
            { viewingFrom: dayAround(today), viewingBefore: dayAround(today) },
            { requiredKeys: ['viewingFrom'] },
          ),
          residenceTypes: listOf(residenceTypes),
          disposalForms: listOf(disposalForms),
          concepts: listOf(concepts),
          projectStatuses: listOf(projectStatuses),
          outdoorAreas: listOf(outdoorAreas),
          accessibility: listOf(accessibilities),
          sun: listOf(sunTimes),
          stageIds: ofSite(seeded.stages),
          tagIds: ofSite(seeded.tags),
          geoSearch: fc.oneof(
            boxAmong(homes),
            // Random corners: most such areas are self-intersecting.
            fc
              .array(fc.constantFrom(...homes), { minLength: 3, maxLength: 8 })
              .map((corners) => corners.flatMap(({ geo }) => [geo.lat, geo.lon]) as unknown as GeoArea),
          ),
        },
        { requiredKeys: ['siteId', 'statuses'] },
      )
      .map(({ viewing, ...criteria }) => straightened({ ...criteria, ...viewing }))
  })
