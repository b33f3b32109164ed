import { describe, expect, it } from 'vitest'
import { mulberry32, randomForText } from '../random.ts'
import { turningCircle } from './bathroom.ts'
import { flatPlan } from './flat-plan.ts'
import type { Layout, PlanRoom } from './floor-plan-layout.ts'
import { housePlan } from './house-plan.ts'

const yesNo = [false, true]
const number = mulberry32(18)
const between = (low: number, high: number): number => low + number() * (high - low)

/** Range of square metres of a home by its number of rooms. */
const flatAreas = [
  [28, 38],
  [42, 60],
  [64, 84],
  [82, 108],
  [105, 135],
  [130, 170],
] as const
const houseAreas = [
  [84, 102],
  [104, 126],
  [124, 152],
  [148, 188],
] as const

const flats: readonly Layout[] = flatAreas.flatMap(([low, high], index) =>
  yesNo.flatMap((hasWalkInCloset) =>
    yesNo.flatMap((hasSauna) =>
      Array.from({ length: 12 }, (_, seed) => {
        const area = Math.round(between(low, high))
        const deep = between(5.9, 7.6)
        const gables = { left: seed % 2 === 0, right: seed % 3 === 0 }
        return flatPlan(
          {
            wide: area / deep,
            high: deep,
            rooms: index + 1,
            area,
            gables,
            hasOutdoor: seed % 2 === 1,
            hasWalkInCloset: hasWalkInCloset && index > 0,
            hasSauna: hasSauna && index > 0,
          },
          randomForText(`${seed}`),
        )
      }),
    ),
  ),
)

const houses: readonly (readonly Layout[])[] = houseAreas.flatMap(([low, high], index) =>
  yesNo.flatMap((hasWalkInCloset) =>
    yesNo.flatMap((hasSauna) =>
      Array.from({ length: 8 }, (_, seed) => {
        const area = Math.round(between(low, high))
        const wide = Math.sqrt((area / 2) * between(0.7, 1.05))
        return housePlan(
          {
            wide,
            high: area / 2 / wide,
            rooms: index + 3,
            area,
            gables: { left: seed % 2 === 0, right: true },
            hasWalkInCloset,
            hasSauna,
            hasBalcony: seed % 2 === 0,
          },
          randomForText(`${seed}`),
        )
      }),
    ),
  ),
)

const levels = [...flats, ...houses.flat()]

const overlap = (one: PlanRoom, other: PlanRoom): number =>
  Math.max(0, Math.min(one.x + one.wide, other.x + other.wide) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.high, other.y + other.high) - Math.max(one.y, other.y))

const isOn = (room: PlanRoom, [x, y]: readonly [number, number]): boolean =>
  x >= room.x - 1e-6 && x <= room.x + room.wide + 1e-6 && y >= room.y - 1e-6 && y <= room.y + room.high + 1e-6

/** The rooms on both sides of an opening. */
const joined = ({ rooms }: Layout, { from, to }: Layout['openings'][number]): readonly PlanRoom[] =>
  rooms.filter((room) => isOn(room, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]))

describe('A plan', () => {
  it('fills its outline with rooms that do not overlap and have the stated areas', () => {
    for (const { rooms, wide, high } of levels) {
      rooms.forEach((room, index) => {
        for (const other of rooms.slice(index + 1)) expect(overlap(room, other)).toBeLessThan(1e-6)
        expect(room.x).toBeGreaterThan(-1e-6)
        expect(room.y).toBeGreaterThan(-1e-6)
        expect(room.x + room.wide).toBeLessThan(wide + 1e-6)
        expect(room.y + room.high).toBeLessThan(high + 1e-6)
        expect(Math.abs(room.area - room.wide * room.high)).toBeLessThan(0.2)
      })
      const covered = rooms.reduce((sum, room) => sum + room.wide * room.high, 0)
      expect(covered).toBeCloseTo(wide * high)
    }
  })

  it('connects the entrance, or the stairs, to every room', () => {
    for (const level of levels) {
      const { rooms, openings, stairs } = level
      const start =
        stairs === undefined
          ? openings.filter(({ kind }) => kind === 'entrance').flatMap((entrance) => joined(level, entrance))
          : rooms.filter((room) => isOn(room, [stairs.x + stairs.wide / 2, stairs.y + stairs.high / 2]))
      expect(start.map(({ kind }) => kind)).toEqual(['hall'])
      const reached = new Set(start)
      const ways = openings.filter(({ kind }) => kind === 'door' || kind === 'open')
      for (let step = 0; step < rooms.length; step += 1)
        for (const way of ways) {
          const both = joined(level, way)
          expect(both).toHaveLength(2)
          if (both.some((room) => reached.has(room))) for (const room of both) reached.add(room)
        }
      expect(reached.size).toBe(rooms.length)
    }
  })

  it('has doors wide enough to pass, and rooms large enough for furniture', () => {
    for (const { rooms, openings } of levels) {
      for (const { kind, from, to } of openings)
        if (kind === 'door') expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeGreaterThan(0.6)
      for (const { kind, wide, high } of rooms)
        expect(Math.min(wide, high), kind).toBeGreaterThan(
          kind === 'bedroom' || kind === 'living' ? 1.95 : kind === 'bathroom' ? 1.1 : 0.7,
        )
    }
  })

  it('gives living rooms and bedrooms daylight', () => {
    for (const level of levels)
      for (const room of level.rooms)
        if (room.kind === 'living' || room.kind === 'bedroom') {
          const lights = level.openings.filter(
            ({ kind, from, to }) =>
              (kind === 'window' || kind === 'glassDoor') && isOn(room, from) && isOn(room, to),
          )
          expect(lights.length).toBeGreaterThan(0)
        }
  })

  it('of a flat has windows only on its outer walls', () => {
    for (const { openings, high } of flats)
      for (const { kind, from } of openings) if (kind === 'window') expect(from[1]).toBeLessThan(high - 0.1)
  })

  it('of a house has its stairs in the same place on both levels', () => {
    for (const [lower, upper] of houses) {
      expect(lower?.stairs).toBeDefined()
      expect(upper?.stairs).toEqual(lower?.stairs)
    }
  })
})

describe('The turning space of a bathroom', () => {
  it('is the space beside its fixtures, and never larger than the room', () => {
    for (const { rooms } of levels)
      for (const room of rooms.filter(({ kind }) => kind === 'bathroom'))
        expect(turningCircle(room)).toBeLessThan(Math.min(room.wide, room.high))
    expect(turningCircle({ wide: 2.2, high: 2.4 })).toBeCloseTo(1.52)
    expect(turningCircle({ wide: 1.6, high: 2.4 })).toBeCloseTo(0.92)
    expect(turningCircle({ wide: 0.8, high: 0.6 })).toBe(0)
  })
})
