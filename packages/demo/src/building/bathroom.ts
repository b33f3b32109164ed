// How a bathroom is arranged, and the room that it leaves for a wheelchair.
import type { PlanRoom } from './floor-plan-layout.ts'

/** Between a wall and what stands along it, metres. */
export const inset = 0.1

/** What stands along the outer wall reaches so far into the room, metres: the toilet, beside a shower on the floor. */
const bathroomDepth = 0.68
/** The basin where it stands at the side instead. */
const basinWide = 0.48

export const showerOf = (wide: number, high: number): number => Math.min(0.9, wide * 0.45, high * 0.5)

/** The circle that stays free in a bathroom as it is drawn, metres across: where a wheelchair turns. */
export const turningCircle = (room: Pick<PlanRoom, 'wide' | 'high'>): number => {
  const [wide, high] = [room.wide - inset * 2, room.high - inset * 2]
  const isBasinBeside = wide - showerOf(wide, high) <= 1.35
  return Math.max(0, Math.min(wide - (isBasinBeside ? basinWide : 0), high - bathroomDepth))
}
