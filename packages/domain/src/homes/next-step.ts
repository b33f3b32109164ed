// The next step for a visitor of a home's page.
import type { CountryCode } from '../sites/site.ts'
import type { Home } from './home.ts'
import { isStillToBeSold } from './statuses.ts'

/** Go to a viewing, register interest, or look at the stage's other homes. */
export type NextStep = 'viewings' | 'interest' | 'otherHomes'

/** The next step that is available today: `showings` are the coming ones. */
export const nextStepFor = (
  { status, showings }: Pick<Home, 'status' | 'showings'>,
  country: CountryCode,
): NextStep => {
  if (status === 'notAvailable') return 'interest'
  if (status !== 'succession' && !isStillToBeSold(status, country)) return 'otherHomes'
  return showings.length > 0 ? 'viewings' : 'interest'
}
