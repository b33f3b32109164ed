// Ages (FAULT-51).
import { yearOf } from '../calendar/days.ts'

/** Full years at which one may buy and sell by oneself: the same in Sweden, Norway and Finland. */
export const ageOfMajority = 18

/**
 * Whether somebody has turned `age` by `today`; both days are `yyyy-MM-dd`. Who was born on 29 February turns
 * on 1 March in ordinary years.
 */
export const hasTurned = (birthDate: string, age: number, today: string): boolean =>
  birthDate <= yearOf(today) - age + today.slice(4)
