// Days and viewing times around the day on which the world is "now".
import type { CountryCode } from '@husrum/domain'
import type { Random } from '../random.ts'

const day = 86_400_000

export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The anchor as the number of milliseconds at its UTC midnight. */
export const anchorTime = (anchor: string): number => {
  const time = Date.parse(`${anchor}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(anchor) || Number.isNaN(time))
    throw new RangeError(`The anchor is not a yyyy-MM-dd date: ${anchor}`)
  return time
}

/** Keys are handed over on weekdays: Saturdays and Sundays move to the Monday after. */
export const weekday = (time: number): number => {
  const number = new Date(time).getUTCDay()
  return number === 6 ? time + 2 * day : number === 0 ? time + day : time
}

export const afterMonths = (time: number, months: number): number => time + Math.round(months * 30.44) * day

const lastSunday = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0))
  return last.getTime() - last.getUTCDay() * day
}

/** Summer time runs from the last Sunday of March to the last of October, 01:00 UTC. */
const isSummerTime = (time: number): boolean => {
  const year = new Date(time).getUTCFullYear()
  return time >= lastSunday(year, 2) + day / 24 && time < lastSunday(year, 9) + day / 24
}

const instant = (midnight: number, hour: number, minute: number, country: CountryCode): string => {
  const local = midnight + (hour * 60 + minute) * 60_000
  const offset = (country === 'FI' ? 2 : 1) + (isSummerTime(local) ? 1 : 0)
  return new Date(local - offset * 3_600_000).toISOString()
}

/** None to three viewings in the coming weeks: weekday evenings and the middle of Saturdays and Sundays, in order. */
export const viewings = (random: Random, anchor: number, country: CountryCode): string[] => {
  const amount = random.weighted([
    [0, 42],
    [1, 26],
    [2, 20],
    [3, 12],
  ])
  const days = new Set<number>()
  while (days.size < amount) days.add(random.whole(2, random.chance(0.5) ? 14 : 45))
  return [...days]
    .map((ahead) => {
      const midnight = anchor + ahead * day
      const number = new Date(midnight).getUTCDay()
      const isWeekend = number === 0 || number === 6
      return instant(
        midnight,
        isWeekend ? random.whole(11, 14) : random.whole(16, 18),
        random.pick([0, 30]),
        country,
      )
    })
    .sort()
}
