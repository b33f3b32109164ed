// Layout of a bathroom, and its free turning space for a wheelchair.
import type { PlanRoom } from './floor-plan-layout.ts'

/** Distance between a wall and the fixtures along it, in metres. */
export const inset = 0.1

/** How far fixtures along the outer wall reach into the room, in metres: the toilet, beside a shower on the floor. */
const bathroomDepth = 0.68
/** How far the basin reaches if it is placed at the side instead. */
const basinWide = 0.48

export const showerOf = (wide: number, high: number): number => Math.min(0.9, wide * 0.45, high * 0.5)

/** Diameter of the circle that a bathroom leaves free for a wheelchair to turn, in metres. */
export const turningCircle = (room: Pick<PlanRoom, 'wide' | 'high'>): number => {
  const [wide, high] = [room.wide - inset * 2, room.high - inset * 2]
  const isBasinBeside = wide - showerOf(wide, high) <= 1.35
  return Math.max(0, Math.min(wide - (isBasinBeside ? basinWide : 0), high - bathroomDepth))
}
