import { describe, expect, it } from 'vitest'
import { randomForText } from '../random.ts'
import { turningCircle } from './floor-plan-furniture.ts'
import type { PlanRoom } from './floor-plan-layout.ts'
import { layOutHome } from './floor-plan-layout.ts'

const areas = [10, 18, 25, 34, 47.5, 60, 72, 88.3, 104, 140, 230, 400]
const combinations = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((rooms) =>
  areas.flatMap((area) => ['a', 'b', 'c', 'd'].map((seed) => ({ rooms, area, seed }))),
)

const overlap = (one: PlanRoom, other: PlanRoom): number =>
  Math.max(0, Math.min(one.x + one.wide, other.x + other.wide) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.high, other.y + other.high) - Math.max(one.y, other.y))

const touches = (room: PlanRoom, [x, y]: readonly [number, number]): boolean =>
  x >= room.x - 1e-6 && x <= room.x + room.wide + 1e-6 && y >= room.y - 1e-6 && y <= room.y + room.high + 1e-6

describe('the layout of a home', () => {
  it('shares out exactly the area of the home, whatever the rooms', () => {
    for (const { rooms, area, seed } of combinations) {
      const layout = layOutHome(rooms, area, randomForText(seed))
      expect(Math.abs(layout.rooms.reduce((sum, room) => sum + room.area, 0) - area)).toBeLessThan(0.05)
      for (const room of layout.rooms) expect(Math.abs(room.area - room.wide * room.high)).toBeLessThan(0.2)
    }
  })

  it('never lets two rooms overlap, nor one stand outside the walls', () => {
    for (const { rooms, area, seed } of combinations) {
      const layout = layOutHome(rooms, area, randomForText(seed))
      layout.rooms.forEach((room, index) => {
        for (const other of layout.rooms.slice(index + 1)) expect(overlap(room, other)).toBeLessThan(1e-6)
        expect(room.x).toBeGreaterThan(-1e-6)
        expect(room.x + room.wide).toBeLessThan(layout.wide + 1e-6)
        expect(room.y + room.high).toBeLessThan(layout.high + 1e-6)
      })
    }
  })

  it('has as many bedrooms as asked for beside the living room, and a bathroom', () => {
    for (const { rooms, area, seed } of combinations) {
      const kinds = layOutHome(rooms, area, randomForText(seed)).rooms.map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'bedroom').length).toBe(rooms - 1)
      for (const kind of ['living', 'kitchen', 'hall', 'bathroom'])
        expect(kinds.filter((found) => found === kind).length).toBe(1)
    }
  })

  it('lets one walk from the entrance to every room', () => {
    for (const { rooms, area, seed } of combinations) {
      const layout = layOutHome(rooms, area, randomForText(seed))
      const ways = layout.openings.filter(({ kind }) => kind === 'door' || kind === 'open')
      const joined = (opening: (typeof ways)[number]): readonly PlanRoom[] =>
        layout.rooms.filter((room) => {
          const middle: readonly [number, number] = [
            (opening.from[0] + opening.to[0]) / 2,
            (opening.from[1] + opening.to[1]) / 2,
          ]
          return touches(room, middle)
        })
      const reached = new Set(layout.rooms.filter(({ kind }) => kind === 'hall'))
      for (let step = 0; step < layout.rooms.length; step += 1) {
        for (const way of ways) {
          const both = joined(way)
          if (both.some((room) => reached.has(room))) for (const room of both) reached.add(room)
        }
      }
      expect(reached.size).toBe(layout.rooms.length)
    }
  })
})

describe('the turning space of a bathroom', () => {
  it('is what is left beside what stands in it, and never more than the room', () => {
    for (const { rooms, area, seed } of combinations) {
      const layout = layOutHome(rooms, area, randomForText(seed))
      for (const room of layout.rooms.filter(({ kind }) => kind === 'bathroom'))
        expect(turningCircle(room)).toBeLessThan(Math.min(room.wide, room.high))
    }
    expect(turningCircle({ wide: 2.2, high: 2.4 })).toBeCloseTo(1.52)
    expect(turningCircle({ wide: 1.6, high: 2.4 })).toBeCloseTo(0.92)
    expect(turningCircle({ wide: 0.8, high: 0.6 })).toBe(0)
  })
})
