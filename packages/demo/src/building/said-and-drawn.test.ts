// Compares the texts of 3,200 homes with their drawings, and expects no contradiction.
import type { CompassDirection, HomeDetails } from '@husrum/domain'
import { compassDirections, groundFloor, siteById } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { homeOfPlan } from '../world/find-building.ts'
import { generateWorld } from '../world/generate-world.ts'
import type { Building, BuildingHome, Side } from './building.ts'
import { azimuthOf } from './building.ts'
import type { PlanRoom } from './floor-plan-layout.ts'
import { panelsOf } from './plan-arrangement.ts'
import { commonWall } from './plan-parts.ts'

const { homes } = generateWorld({ seed: 20_261_120, anchor: '2026-11-01' })

interface Shown {
  readonly home: HomeDetails
  readonly building: Building
  readonly built: BuildingHome
  readonly rooms: readonly PlanRoom[]
  readonly of: (kind: PlanRoom['kind']) => readonly PlanRoom[]
}

const shown: readonly Shown[] = homes.flatMap((home) => {
  const found = homeOfPlan(home.floorPlan ?? '')
  if (found === undefined) return []
  const rooms = found.home.levels.flatMap(({ layout }) => layout.rooms)
  return [
    {
      home,
      building: found.building,
      built: found.home,
      rooms,
      of: (kind) => rooms.filter((room) => room.kind === kind),
    },
  ]
})

const adjoin = (some: readonly PlanRoom[], others: readonly PlanRoom[]): boolean =>
  some.some((one) => others.some((other) => one !== other && commonWall(one, other) !== undefined))

/** The sides with glass, from the drawing alone. */
const glassOf = ({ built }: Shown): ReadonlySet<Side> =>
  new Set(
    built.levels.flatMap(({ layout }) =>
      layout.openings
        .filter(({ kind }) => kind === 'window' || kind === 'glassDoor')
        .map(({ from, to }): Side => {
          if (from[0] === to[0]) return from[0] < 0.01 ? 'left' : 'right'
          return from[1] < 0.01 ? 'back' : 'front'
        }),
    ),
  )

const towards = ({ building }: Shown, side: Side): CompassDirection =>
  compassDirections[azimuthOf(building, side) / 45] ?? 'north'

const hasWindow = ({ built }: Shown, room: PlanRoom | undefined): boolean =>
  room !== undefined &&
  (built.levels[0]?.layout.openings ?? []).some(({ kind, from, to }) => {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    const isAtWall =
      x >= room.x - 0.01 &&
      x <= room.x + room.wide + 0.01 &&
      y >= room.y - 0.01 &&
      y <= room.y + room.high + 0.01
    return kind === 'window' && isAtWall
  })

/** Walks out through a glass door of this room into the space. */
const leadsOut = ({ built }: Shown, kind: string, from: PlanRoom['kind']): boolean => {
  const space = built.outdoors.find((each) => each.kind === kind)
  return (
    space !== undefined &&
    built.levels.some(({ layout, bottom }) => {
      const door = layout.openings.find((opening) => opening.kind === 'glassDoor')
      if (door === undefined || Math.abs(bottom - space.bottom) > 0.01) return false
      const x = built.footprint.left + (door.from[0] + door.to[0]) / 2
      const y = door.from[1]
      const isOn = layout.rooms.some(
        (room) =>
          room.kind === from &&
          x - built.footprint.left > room.x &&
          x - built.footprint.left < room.x + room.wide &&
          (Math.abs(room.y - y) < 0.01 || Math.abs(room.y + room.high - y) < 0.01),
      )
      const side: Side = y < 0.01 ? 'back' : 'front'
      return isOn && side === space.side && x > space.floor.left && x < space.floor.right
    })
  )
}

type Claim = readonly [words: RegExp, isTrue: (shown: Shown) => boolean]

const isSuiteByBedroom = ({ of }: Shown): boolean =>
  of('bathroom').length === 2 && adjoin(of('bathroom').slice(1), of('bedroom'))
const isUpstairs = ({ built, of }: Shown): boolean =>
  of('bedroom').every((room) => built.levels[1]?.layout.rooms.includes(room)) &&
  built.levels[1]?.layout.rooms.some(({ kind }) => kind === 'bathroom') === true
const kitchenToLiving = ({ of }: Shown): boolean => adjoin(of('kitchen'), of('living'))
const suiteBehindCloset = ({ of }: Shown): boolean =>
  adjoin(of('walkInCloset'), of('bedroom')) && adjoin(of('bathroom').slice(1), of('walkInCloset'))
const closetByBedroom = ({ of }: Shown): boolean => adjoin(of('walkInCloset'), of('bedroom'))
const saunaByBath = ({ of }: Shown): boolean => adjoin(of('sauna'), of('bathroom'))
const bedroomsBeside = ({ of }: Shown): boolean =>
  adjoin(of('bedroom'), of('bedroom')) && adjoin(of('bedroom'), of('living'))
const bedroomByLiving = ({ of }: Shown): boolean => adjoin(of('bedroom'), of('living'))
const smallerByLiving = ({ of }: Shown): boolean => {
  const [smallest] = [...of('bedroom')].sort((one, other) => one.area - other.area)
  return smallest !== undefined && adjoin([smallest], of('living'))
}
const hallByBedroom = ({ of }: Shown): boolean => adjoin(of('bedroom'), of('hall'))
const twoWays = (each: Shown): boolean => glassOf(each).size === 2
const gable = (each: Shown): boolean => glassOf(each).has('left') || glassOf(each).has('right')
const twoLevels = ({ built }: Shown): boolean => built.levels.length === 2
const lift = ({ building }: Shown): boolean => building.stairs.every(({ hasLift }) => hasLift)
const noLift = (each: Shown): boolean => !lift(each) && each.built.storey === 1
const ownWindow = (each: Shown): boolean => hasWindow(each, each.of('kitchen')[0])
const litByLiving = (each: Shown): boolean => !ownWindow(each) && kitchenToLiving(each)
const patioFromLiving = (each: Shown): boolean => leadsOut(each, 'patio', 'living')

const claims: Readonly<Record<'SE' | 'NO' | 'FI', readonly Claim[]>> = {
  SE: [
    [/Kök och vardagsrum hänger ihop|Köket är öppet mot vardagsrummet/, kitchenToLiving],
    [/Köket ligger intill hallen/, ({ of }) => adjoin(of('kitchen'), of('hall'))],
    [/Köket har ett eget fönster/, ownWindow],
    [/Köket ligger innanför vardagsrummet/, litByLiving],
    [/Sovrummet ligger bredvid vardagsrummet/, bedroomByLiving],
    [/De två sovrummen ligger bredvid varandra, det ena vägg i vägg/, bedroomsBeside],
    [/det mindre går att öppna mot vardagsrummet/, smallerByLiving],
    [/intill ett andra badrum/, isSuiteByBedroom],
    [/en klädkammare och innanför den ett andra badrum/, suiteBehindCloset],
    [/ligger på övervåningen, tillsammans med ett andra badrum/, isUpstairs],
    [/Intill (?:ett av sovrummen|sovrummet) finns en klädkammare/, closetByBedroom],
    [/bastu ligger innanför badrummet/, saunaByBath],
    [/fönster åt två håll/, twoWays],
    [/fönster även på gaveln/, gable],
    [/två plan/, twoLevels],
    [/Hissen går|Huset har hiss/, lift],
    [/hiss finns inte/, noLift],
    [/direkt från (?:rummet|vardagsrummet)/, patioFromLiving],
  ],
  NO: [
    [/Kjøkken og stue henger sammen|Kjøkkenet er åpent mot stuen/, kitchenToLiving],
    [/Kjøkkenet har eget vindu/, ownWindow],
    [/Kjøkkenet ligger innenfor stuen/, litByLiving],
    [/har dør fra entreen/, hallByBedroom],
    [/Soverommet ligger ved siden av stuen/, bedroomByLiving],
    [/side om side, det ene vegg i vegg med stuen/, bedroomsBeside],
    [/det minste kan åpnes mot stuen/, smallerByLiving],
    [/ved siden av et ekstra bad/, isSuiteByBedroom],
    [/innenfor det et ekstra bad/, suiteBehindCloset],
    [/ligger oppe, sammen med et ekstra bad/, isUpstairs],
    [/Ved siden av (?:et av soverommene|soverommet) er det et garderoberom/, closetByBedroom],
    [/Innenfor badet ligger en liten badstue/, saunaByBath],
    [/vinduer i to retninger/, twoWays],
    [/vinduer også på gavlen/, gable],
    [/to plan/, twoLevels],
    [/Heisen går/, lift],
    [/bygget har ikke heis/, noLift],
    [/rett ut på den fra (?:rommet|stuen)/, patioFromLiving],
  ],
  FI: [
    [/Keittiö ja olohuone ovat samaa tilaa|Keittiö avautuu olohuoneeseen/, kitchenToLiving],
    [/Keittiössä on oma ikkuna/, ownWindow],
    [/Keittiö on olohuoneen takana/, litByLiving],
    [/Makuuhuone on olohuoneen vieressä/, bedroomByLiving],
    [/Makuuhuoneet ovat vierekkäin, ja toinen niistä on olohuoneen vieressä/, bedroomsBeside],
    [/yhden vieressä on toinen kylpyhuone/, isSuiteByBedroom],
    [/vaatehuoneen kautta toiseen kylpyhuoneeseen/, suiteBehindCloset],
    [/Yläkerrassa on .* ja toinen kylpyhuone/, isUpstairs],
    [/[Mm]akuuhuoneen vieressä on vaatehuone/, closetByBedroom],
    [/Kylpyhuoneen yhteydessä on oma sauna/, saunaByBath],
    [/ikkunat kahteen suuntaan/, twoWays],
    [/ikkunoita on myös päätyseinällä/, gable],
    [/kahdessa tasossa/, twoLevels],
    [/Hissillä pääsee/, lift],
    [/hissiä ei ole/, noLift],
    [/sinne pääsee suoraan (?:huoneesta|olohuoneesta)/, patioFromLiving],
  ],
}

/** Every way in which a text names a direction; names of places are excluded. */
const directionWords: Readonly<Record<'SE' | 'NO' | 'FI', RegExp>> = {
  SE: /\b(?:mot|och) (nordost|nordväst|sydost|sydväst|norr|öster|söder|väster)\b/g,
  NO: /\b(?:mot|og) (nordøst|nordvest|sørøst|sørvest|nord|øst|sør|vest)\b/g,
  FI: /\b(pohjoise|koillise|itään|idän|kaakkoon|etelä(?=än|n puoleis)|lounaaseen|länteen|lännen|luoteeseen)/gi,
}
const directionOfWord: Readonly<Record<string, CompassDirection>> = {
  norr: 'north',
  nordost: 'northEast',
  öster: 'east',
  sydost: 'southEast',
  söder: 'south',
  sydväst: 'southWest',
  väster: 'west',
  nordväst: 'northWest',
  nord: 'north',
  nordøst: 'northEast',
  øst: 'east',
  sørøst: 'southEast',
  sør: 'south',
  sørvest: 'southWest',
  vest: 'west',
  nordvest: 'northWest',
  pohjoise: 'north',
  koillise: 'northEast',
  itään: 'east',
  idän: 'east',
  kaakkoon: 'southEast',
  etelä: 'south',
  lounaaseen: 'southWest',
  länteen: 'west',
  lännen: 'west',
  luoteeseen: 'northWest',
}

const countryOf = ({ home }: Shown): 'SE' | 'NO' | 'FI' => siteById(home.siteId)?.country ?? 'SE'

const wordsOf = ({ home: { shortDescription, description } }: Shown): string =>
  `${shortDescription} ${description}`

const directionsIn = (each: Shown, text: string): readonly CompassDirection[] =>
  [...text.matchAll(directionWords[countryOf(each)])].flatMap(
    ([, word = '']) => directionOfWord[word.toLowerCase()] ?? [],
  )

const floorsSaid = /(?:på våning|i|eli)? ?(\d+)(?:\. etasje|\. kerroksessa)| på våning (\d+)/g

const contradictionsOf = (each: Shown): readonly string[] => {
  const { home, building, built, rooms, of } = each
  const text = wordsOf(each)
  const wrong: string[] = []
  const demand = (isTrue: boolean, what: string): void => {
    if (!isTrue) wrong.push(`${home.id}: ${what}`)
  }
  for (const [words, isTrue] of claims[countryOf(each)])
    if (words.test(text)) demand(isTrue(each), `says ${words.exec(text)?.[0]}`)

  const glass = [...glassOf(each)]
  for (const side of glass)
    demand(
      built.facades.some((facade) => facade.side === side),
      `has glass in a wall to its ${side} that is none`,
    )
  const allowed = new Set([
    ...glass.map((side) => towards(each, side)),
    ...built.outdoors.map(({ side }) => towards(each, side)),
  ])
  for (const direction of directionsIn(each, text)) demand(allowed.has(direction), `names ${direction}`)
  // The first direction that the text names is that of the outdoor space or of the living room; they are the same.
  const [first] = directionsIn(each, home.description)
  demand(first === undefined || first === built.direction, `looks to ${first} before ${built.direction}`)

  demand(built.rooms === home.rooms && built.area === home.area, 'is built for another home')
  demand(of('living').length + of('bedroom').length === home.rooms, `is drawn with other rooms`)
  const sum = rooms.reduce((all, room) => all + room.area, 0)
  demand(Math.abs(sum - home.area) < 0.05, `has rooms of ${sum} m²`)
  demand(
    JSON.stringify(rooms.map(({ kind, area }) => ({ kind, area }))) === JSON.stringify(home.planRooms),
    'lists other rooms',
  )
  for (const [, size] of home.description.slice(0, 200).matchAll(/(\d+) (?:m²|neliötä\b)/g))
    demand(
      Number(size) === home.area || home.outdoorSpaces.some((space) => space.area === Number(size)),
      `says ${size} m²`,
    )

  for (const extra of ['sauna', 'walkInCloset'] as const)
    demand(
      of(extra).length > 0 === home.outdoorSpaces.some(({ type }) => type === extra),
      `has ${of(extra).length} ${extra}`,
    )
  const outside = home.outdoorSpaces.filter(({ type }) => type !== 'sauna' && type !== 'walkInCloset')
  demand(outside.length === built.outdoors.length, 'has other outdoor spaces')
  outside.forEach((space, index) => {
    const drawn = built.outdoors[index]
    if (drawn === undefined) return
    demand(drawn.kind === space.type, `is drawn with ${drawn.kind}`)
    demand(towards(each, drawn.side) === space.direction, `is drawn with ${drawn.kind} to ${drawn.side}`)
    const size = (drawn.to - drawn.from) * drawn.depth
    if (space.area !== undefined && drawn.kind !== 'roofTop')
      demand(Math.abs(size - space.area) < 0.05, `is drawn with ${drawn.kind} of ${size} m²`)
    demand(
      panelsOf(built).some(({ outdoors }) => outdoors.some((box) => box.space === drawn.kind)),
      `has no ${drawn.kind} on its plan`,
    )
    if (drawn.kind === 'patio') demand(drawn.bottom === 0 && built.storey === 0, 'has a patio in the air')
    if (drawn.kind === 'roofTop') demand(drawn.bottom > (built.facades[0]?.bottom ?? 0) + 2, 'has no roof')
    if (drawn.kind === 'balcony') demand(drawn.bottom > 2, 'has a balcony on the ground')
    if (drawn.kind === 'balcony' || drawn.kind === 'frenchBalcony')
      demand(
        leadsOut(each, drawn.kind, 'living') || leadsOut(each, drawn.kind, 'bedroom'),
        `has no door to its ${drawn.kind}`,
      )
  })

  const isFlat = building.type === 'apartment'
  const lowest = groundFloor(countryOf(each))
  demand(home.floor === (isFlat ? built.storey + lowest : undefined), 'is on another floor')
  demand(
    home.maxFloor === (isFlat ? building.storeys - 1 + lowest : undefined),
    'is in a house of another height',
  )
  for (const [, one, other] of text.matchAll(floorsSaid))
    demand(Number(one ?? other) === home.floor, `says floor ${one ?? other}`)
  if (/högst upp i huset|øverst i bygget|ylimmässä/.test(text))
    demand(built.storey === building.storeys - 1, 'is not on the uppermost floor')
  if (/på bottenvåningen|(?<!butikker )i første etasje|ensimmäisessä kerroksessa/.test(text))
    demand(built.storey === 0, 'is not on the ground')
  const { accessibility = [] } = home
  if (accessibility.includes('lift')) demand(lift(each), 'has no lift')
  return wrong
}

describe('The text and the drawing of a home', () => {
  it('agree for every home that has a drawing', () => {
    expect(shown.length).toBeGreaterThan(3000)
    expect(new Set(shown.map(({ home }) => home.siteId))).toEqual(new Set([1, 3, 4, 5, 6]))
    expect(shown.flatMap(contradictionsOf)).toEqual([])
  })

  it('are compared in every sentence about how a home is built', () => {
    for (const country of ['SE', 'NO', 'FI'] as const) {
      const texts = shown.filter((each) => countryOf(each) === country).map(wordsOf)
      // Norwegian blocks of two storeys are rare.
      const unused = claims[country].filter(
        ([words, isTrue]) => isTrue !== noLift && !texts.some((text) => words.test(text)),
      )
      expect(unused.map(([words]) => String(words))).toEqual([])
    }
  })

  it('name a direction for nearly every home, and all eight directions overall', () => {
    const named = shown.map((each) => directionsIn(each, wordsOf(each)))
    expect(named.filter(({ length }) => length > 0).length / shown.length).toBeGreaterThan(0.95)
    for (const country of ['SE', 'NO', 'FI'] as const) {
      const all = new Set(
        shown.flatMap((each, index) => (countryOf(each) === country ? (named[index] ?? []) : [])),
      )
      expect(all.size).toBe(8)
    }
  })

  it('are never at the same place in a building as another home', () => {
    const places = new Set<string>()
    for (const { home, built } of shown) {
      const { left, front } = built.footprint
      places.add(`${home.stageId} ${built.storey} ${left.toFixed(2)} ${front.toFixed(2)}`)
    }
    expect(places.size).toBe(shown.length)
  })
})
