// Birth dates and ages (specification 2 §5 invalidBirthDate; contract-decisions 4.2, 4.3).
import { calendarDay, yearOf } from './calendar-day.ts'
import { normaliseLine } from './characters.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/** Whose birth date is taken: see {@link birthDateRule}. */
export interface BirthDateTerms {
  /** `yyyy-MM-dd`. */
  readonly today: string
  /** Full years that the person must have; 0 when left out. */
  readonly minAge?: number
}

/**
 * Whether somebody has turned `age` by `today`; both days are `yyyy-MM-dd`. Who was born on 29 February turns
 * on 1 March in ordinary years.
 */
export const hasTurned = (birthDate: string, age: number, today: string): boolean =>
  `${String(yearOf(birthDate) + age).padStart(4, '0')}${birthDate.slice(4)}` <= today

/**
 * A required birth date, `yyyy-MM-dd`. Error: `invalidBirthDate` for what is no day, lies ahead, or makes the
 * person younger than `minAge` (then with `min`).
 */
export const birthDateRule = ({ today, minAge = 0 }: BirthDateTerms): Rule<string> =>
  textRule((typed) => {
    const parts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(normaliseLine(typed))
    const day = parts && calendarDay(Number(parts[1]), Number(parts[2]), Number(parts[3]))
    if (!day || day > today) return invalid('invalidBirthDate')
    return hasTurned(day, minAge, today) ? valid(day) : invalid('invalidBirthDate', { min: minAge })
  })
