import type { CountryCode, HomeDetails, SearchFilters, SiteDefinition } from '@husrum/domain'
import {
  accessOf,
  choiceFilters,
  compassDirections,
  defaultFilters,
  expandFilters,
  inhabitDateCodes,
  matchesCriteria,
  metresBetween,
  searchedStatuses,
  siteById,
  sites,
  stageOfHomes,
  viewingFilters,
} from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { decodePictureId } from '../picture-ids/picture-id.ts'
import { generateWorld } from './generate-world.ts'
import { phaseRound } from './phases.ts'

const anchor = '2026-11-21'
const world = generateWorld({ seed: 1, anchor })
const isSearchable = (home: HomeDetails): boolean => searchedStatuses.some((status) => status === home.status)

const siteOf = (siteId: number): SiteDefinition => {
  const site = siteById(siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  return site
}

const found = (
  siteId: number,
  wanted: Partial<SearchFilters>,
  among: readonly HomeDetails[] = world.homes,
): readonly HomeDetails[] => {
  const site = siteOf(siteId)
  const criteria = expandFilters(
    { ...defaultFilters(site.ranges), ...wanted },
    { site, tagIds: [], today: anchor },
  )
  return among.filter((home) => matchesCriteria(home, criteria))
}

describe('The world', () => {
  it('is the same every time for the same request', () => {
    expect(generateWorld({ seed: 1, anchor })).toEqual(world)
  })

  it('differs for another seed', () => {
    expect(generateWorld({ seed: 2, anchor }).homes[0]).not.toEqual(world.homes[0])
  })

  it('keeps its first homes when it grows', () => {
    const ofSweden = (homes: readonly HomeDetails[]) =>
      homes.filter(({ siteId }) => siteId === 1).slice(0, 1700)
    expect(ofSweden(generateWorld({ seed: 1, anchor, objects: 5000 }).homes)).toEqual(ofSweden(world.homes))
  })

  it('has the path of every home below that of its stage, and a unique place for every stage', () => {
    const paths = new Map(world.stages.map(({ id, path }) => [id, path]))
    expect(new Set(world.stages.map(({ siteId, path }) => `${siteId} ${path}`)).size).toBe(
      world.stages.length,
    )
    for (const { stageId, path } of world.homes) {
      const stagePath = paths.get(stageId) ?? ''
      expect(path.startsWith(stagePath)).toBe(true)
      expect(path.slice(stagePath.length)).toMatch(/^[^/]+\/$/)
      expect(stagePath.split('/')).toHaveLength(6)
    }
  })

  it('has the requested number of homes, also when it is small', () => {
    expect(world.homes).toHaveLength(3200)
    expect(world.stages.length).toBeGreaterThanOrEqual(120)
    expect(generateWorld({ seed: 3, anchor, objects: 40 }).homes).toHaveLength(40)
    expect(generateWorld({ seed: 3, anchor, objects: 0 }).homes).toEqual([])
  })

  it('has unique ids and addresses for each of ten thousand homes', () => {
    const { homes } = generateWorld({ seed: 1, anchor, objects: 10_000 })
    expect(new Set(homes.map(({ id }) => id)).size).toBe(10_000)
    expect(new Set(homes.map(({ siteId, path }) => `${siteId} ${path}`)).size).toBe(10_000)
    // Creates each building, and computes the sun over each home.
  }, 120_000)

  it('rejects an invalid date as anchor', () => {
    expect(() => generateWorld({ seed: 1, anchor: 'today' })).toThrow(RangeError)
  })

  it.each([2, 2026])('gives results for every query also with seed %i', (seed) => {
    const { homes } = generateWorld({ seed, anchor })
    for (const type of choiceFilters.residenceType)
      expect(found(1, { residenceType: [type] }, homes), type).not.toEqual([])
    for (const space of choiceFilters.outdoorArea)
      expect(found(1, { outdoorArea: [space] }, homes), space).not.toEqual([])
    for (const form of choiceFilters.disposalForm)
      expect(found(1, { disposalForm: [form] }, homes), form).not.toEqual([])
  })
})

describe('Places', () => {
  const onSite = (siteId: number, kind: string) =>
    world.tags.filter((tag) => tag.siteId === siteId && tag.kind === kind)

  it('are numerous enough in each country', () => {
    expect(onSite(1, 'county').length).toBeGreaterThanOrEqual(9)
    expect(onSite(1, 'municipality').length).toBeGreaterThanOrEqual(22)
    expect(onSite(1, 'area').length).toBeGreaterThanOrEqual(70)
    for (const siteId of [3, 4]) {
      expect(onSite(siteId, 'county').length).toBeGreaterThanOrEqual(5)
      expect(onSite(siteId, 'municipality').length).toBeGreaterThanOrEqual(9)
      expect(onSite(siteId, 'area').length).toBeGreaterThanOrEqual(25)
    }
  })

  it('have unique ids and addresses, and every wider place exists', () => {
    expect(new Set(world.tags.map(({ id }) => id)).size).toBe(world.tags.length)
    const urls = new Set(world.tags.map(({ siteId, url }) => `${siteId} ${url}`))
    expect(urls.size).toBe(world.tags.length)
    for (const { siteId, url, kind } of world.tags) {
      expect(url).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/)
      const segments = url.split('/')
      expect(segments).toHaveLength({ county: 1, municipality: 2, area: 3 }[kind])
      for (let depth = 1; depth < segments.length; depth += 1)
        expect(urls).toContain(`${siteId} ${segments.slice(0, depth).join('/')}`)
    }
    expect(world.tags.find(({ name }) => name === 'Lindholmen')?.url).toBe(
      'vastra-gotalands-lan/goteborg/lindholmen',
    )
  })

  it('have the counts that a search there returns', () => {
    for (const tag of world.tags) {
      const homes = world.homes.filter(({ tagIds }) => tagIds.includes(tag.id))
      expect(tag.homes).toBe(homes.filter(isSearchable).length)
      expect(tag.hasRental).toBe(homes.some(({ disposalForm }) => disposalForm === 'tenancy'))
    }
  })

  it('lie within their country', () => {
    const boxes: Record<CountryCode, { south: number; north: number; west: number; east: number }> = {
      SE: { south: 55.3, north: 69.1, west: 10.9, east: 24.2 },
      NO: { south: 57.9, north: 71.2, west: 4.6, east: 31.2 },
      FI: { south: 59.7, north: 70.1, west: 20.5, east: 31.6 },
    }
    for (const { geo, siteId } of [...world.tags, ...world.stages, ...world.homes]) {
      const { south, north, west, east } = boxes[siteOf(siteId).country]
      expect(geo.lat > south && geo.lat < north && geo.lon > west && geo.lon < east).toBe(true)
    }
  })

  it('have the energy class of their stage', () => {
    const classes = new Map(world.stages.map(({ id, energyClass }) => [id, energyClass]))
    for (const { stageId, energyClass } of world.homes) expect(energyClass).toBe(classes.get(stageId))
  })

  it('are at walking distance from their surroundings on the map', () => {
    for (const { geo, surroundings = [] } of world.stages)
      for (const { walkMinutes, geo: other } of surroundings)
        expect(metresBetween(geo, other ?? geo) / walkMinutes).toBeCloseTo(60, -1)
  })

  it('have their stages within some hundred metres', () => {
    const areas = new Map(world.tags.map((tag) => [tag.id, tag]))
    for (const { geo, tagIds } of world.stages) {
      const area = areas.get(tagIds[2] ?? '')
      const north = (geo.lat - (area?.geo.lat ?? 0)) * 111_320
      const east = (geo.lon - (area?.geo.lon ?? 0)) * 111_320 * Math.cos((geo.lat * Math.PI) / 180)
      expect(Math.hypot(north, east)).toBeLessThan(600)
    }
  })
})

describe('Homes', () => {
  it('belong to the sites that sell, in the agreed shares', () => {
    const share = (siteId: number) =>
      world.homes.filter((home) => home.siteId === siteId).length / world.homes.length
    expect([1, 2, 3, 4, 5, 6, 7].map((siteId) => Math.round(share(siteId) * 100))).toEqual([
      58, 0, 14, 12, 8, 8, 0,
    ])
  })

  it('have the statuses that their phase allows', () => {
    for (const { phase, projectStatus, status, siteId } of world.homes) {
      const allowed = phaseRound.some(
        (step) => step.phase === phase && step.homes.some(([name]) => name === status),
      )
      expect(allowed, `${status} in ${phase}`).toBe(true)
      if (projectStatus !== 'soldOut') continue
      expect(['sold', 'showingApartment', 'notAvailable', ...(siteId === 3 ? ['booked'] : [])]).toContain(
        status,
      )
    }
  })

  it('are searchable in a little more than half of the cases', () => {
    const share = world.homes.filter(isSearchable).length / world.homes.length
    expect(share).toBeGreaterThan(0.53)
    expect(share).toBeLessThan(0.63)
  })

  it('have the fields that their form of ownership requires', () => {
    for (const home of world.homes) {
      if (home.disposalForm === 'tenancy')
        expect(home).toMatchObject({ price: 0, monthlyFee: expect.any(Number) })
      else expect(home.price).toBeGreaterThan(0)
      expect(home.totalPrice !== undefined).toBe([3, 4].includes(home.siteId))
      expect(home.purchaseCosts !== undefined).toBe(home.siteId === 3)
      if (home.totalPrice !== undefined)
        expect(home.price + (home.purchaseCosts ?? 0)).toBeLessThanOrEqual(home.totalPrice)
      if (home.financingFee !== undefined) {
        expect(home.financingFee).toBeLessThan(home.monthlyFee ?? 0)
        expect(home.disposalForm).toBe('condominium')
      }
    }
  })

  it('offer choices and a waiting list only if they can be bought and are not built yet', () => {
    const offers = /hinner välja|rekker å velge|ehdit vielä valita/
    const promisesAccess = /beräkna[td] till|er planlagt|Arvion mukaan|arviolta/
    for (const home of world.homes) {
      if (offers.test(home.description)) expect(isSearchable(home)).toBe(true)
      const isStanding = accessOf(home).kind === 'now'
      expect(promisesAccess.test(home.description), home.description).toBe(!isStanding)
      if (isStanding) expect(home.inhabitDate <= anchor).toBe(true)
    }
  })

  it('have consistent rooms, floors, outdoor spaces, showings and path', () => {
    for (const home of world.homes) {
      expect(home.rooms >= 1 && home.rooms <= 6).toBe(true)
      expect((home.floor ?? 0) <= (home.maxFloor ?? 0)).toBe(true)
      for (const { direction } of home.outdoorSpaces)
        if (direction) expect(compassDirections).toContain(direction)
      expect([...home.showings].sort()).toEqual(home.showings)
      for (const showing of home.showings) expect(showing > '2026-11-22' && showing < '2027-01-07').toBe(true)
      expect(home.path.startsWith(siteOf(home.siteId).routes.homes ?? '?')).toBe(true)
      expect(home.path.endsWith(`/${home.objectNumber.toLowerCase()}/`)).toBe(true)
    }
  })

  it('have descriptions in whole sentences of reasonable length', () => {
    for (const { shortDescription, description } of world.homes) {
      expect(shortDescription.length).toBeLessThanOrEqual(120)
      const words = description.split(/\s+/).length
      expect(words >= 60 && words <= 160, description).toBe(true)
      expect(`${shortDescription} ${description}`).not.toMatch(/undefined|NaN| {2}|\.\.| \./)
      expect(description.split('\n\n')).toHaveLength(3)
    }
  })

  it('have pictures that can be drawn', () => {
    for (const { images, floorPlan } of world.homes)
      for (const id of floorPlan === '' ? images : [...images, floorPlan])
        expect(decodePictureId(id), id).toBeDefined()
    for (const { image } of world.stages) expect(decodePictureId(image)).toBeDefined()
  })

  it('list the rooms of their drawing, with matching number and areas', () => {
    for (const { rooms, area, floorPlan, planRooms = [] } of world.homes) {
      expect(planRooms.length > 0).toBe(floorPlan !== '')
      if (floorPlan === '') continue
      expect(planRooms.filter(({ kind }) => kind === 'bedroom')).toHaveLength(Math.max(0, rooms - 1))
      const sum = planRooms.reduce((all, room) => all + room.area, 0)
      expect(Math.abs(sum - area)).toBeLessThan(0.05)
    }
  })

  it('begin with a picture of their own room and end with the shared picture of their house', () => {
    const pictureOf = new Map(world.stages.map(({ id, image }) => [id, image]))
    for (const { stageId, images, exampleImages, floorPlan, residenceType } of world.homes) {
      const houses = images.filter((id) => decodePictureId(id)?.kind === 'house')
      expect(houses).toEqual([pictureOf.get(stageId)])
      expect(images.at(-1)).toBe(houses[0])
      expect(exampleImages ?? []).toEqual(images.filter((id) => decodePictureId(id)?.kind === 'interior'))
      // Plots have no house design.
      expect(floorPlan === '').toBe(residenceType === 'plot')
    }
  })

  it('state the lift, the steps and the bathroom as in the house and its drawing', () => {
    for (const { accessibility = [], residenceType, maxFloor = 0, siteId } of world.homes) {
      if (accessibility.includes('lift')) expect(residenceType).toBe('apartment')
      if (accessibility.includes('turning15')) expect(accessibility).toContain('turning13')
      // A promise of the site for all its houses is true of each home.
      if (siteOf(siteId).showcase.amenities.includes('lift')) expect(accessibility).toContain('lift')
      if (residenceType === 'apartment' && maxFloor > 3) expect(accessibility).toContain('stepFree')
    }
    for (const feature of choiceFilters.accessibility) {
      const homes = found(1, { accessibility: [feature] }).length
      expect(homes).toBeGreaterThan(0)
      expect(homes).toBeLessThan(found(1, {}).length)
    }
  })

  it('of the seniors have two to four rooms and no house', () => {
    for (const { rooms, residenceType } of world.homes.filter(({ siteId }) => siteId === 5)) {
      expect(residenceType).toBe('apartment')
      expect(rooms >= 2 && rooms <= 4).toBe(true)
    }
  })

  it('include three rooms with a balcony in Göteborg for less than four million', () => {
    const homes = found(1, {
      minRooms: 3,
      maxRooms: 3,
      maxPrice: 3_999_999,
      outdoorArea: ['balcony'],
    }).filter(({ municipality, status }) => municipality === 'Göteborg' && status === 'forSale')
    expect(homes.length).toBeGreaterThanOrEqual(8)
  })
})

describe('A search of the Swedish site', () => {
  const neverForSale = ['planned', 'soldOut', 'reference']

  it.each(choiceFilters.residenceType)('finds the residence type %s', (type) =>
    expect(found(1, { residenceType: [type] }).some((home) => home.residenceType === type)).toBe(true),
  )
  it.each(choiceFilters.disposalForm)('finds the form %s', (form) =>
    expect(found(1, { disposalForm: [form] }).some((home) => home.disposalForm === form)).toBe(true),
  )
  it.each(choiceFilters.concepts)('finds the concept %s', (concept) =>
    expect(found(1, { concepts: [concept] })).not.toEqual([]),
  )
  it.each(choiceFilters.outdoorArea)('finds homes with %s', (space) =>
    expect(
      found(1, { outdoorArea: [space] }).some(({ outdoorSpaces }) =>
        outdoorSpaces.some(({ type }) => type === space),
      ),
    ).toBe(true),
  )
  it.each(choiceFilters.projectStatus)('finds projects that are %s', (status) => {
    expect(world.homes.some((home) => home.siteId === 1 && home.projectStatus === status)).toBe(true)
    expect(found(1, { projectStatus: [status] }).length > 0).toBe(!neverForSale.includes(status))
  })
  it.each(inhabitDateCodes)('finds homes for the access code %i', (inhabitDate) =>
    expect(found(1, { inhabitDate })).not.toEqual([]),
  )
  it.each(viewingFilters)('finds homes for the viewing filter %s', (viewing) =>
    expect(found(1, { viewing })).not.toEqual([]),
  )
})

describe('Stages', () => {
  it('have a unique name on their site', () => {
    for (const { siteId } of sites) {
      const names = world.stages.filter((stage) => stage.siteId === siteId).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
    }
    expect(new Set(world.stages.map(({ id }) => id)).size).toBe(world.stages.length)
  })

  it('have the values of their homes', () => {
    for (const stage of world.stages) {
      const homes = world.homes.filter(({ stageId }) => stageId === stage.id)
      expect(stageOfHomes(stage, homes, siteOf(stage.siteId).country)).toEqual(stage)
      expect(homes.every(({ projectStatus }) => projectStatus === stage.status)).toBe(true)
      expect(stage.homes).toBe(homes.filter(isSearchable).length)
      expect(stage.minTotalPrice !== undefined).toBe([3, 4].includes(stage.siteId))
      expect((stage.vipStart ?? '') <= (stage.vipEnd ?? '')).toBe(true)
      expect(stage.vipStart !== undefined).toBe(stage.status === 'vip')
    }
  })
})
