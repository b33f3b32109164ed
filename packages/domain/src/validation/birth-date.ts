// Ages (FAULT-51).
import { yearOf } from '../calendar/days.ts'

/** Age of full legal capacity to buy and sell: the same in Sweden, Norway and Finland. */
export const ageOfMajority = 18

/**
 * Whether a person has turned `age` by `today`; both days are `yyyy-MM-dd`. People born on 29 February turn on 1 March in ordinary years.
 */
export const hasTurned = (birthDate: string, age: number, today: string): boolean =>
  birthDate <= yearOf(today) - age + today.slice(4)
