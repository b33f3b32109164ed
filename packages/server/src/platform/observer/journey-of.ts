// The user journey of a request: error and latency budgets are counted per journey.

/** Each has a budget in `ops/prometheus/rules/budgets.yaml`. */
export type Journey = 'publicPage' | 'ownPage' | 'search' | 'signIn' | 'buying' | 'errands' | 'other'

const journeysOfRoutes: readonly (readonly [RegExp, Journey])[] = [
  [/^\/services\/(?:residence|textsearch|premises)\//, 'search'],
  [/^\/services\/account_service\//, 'signIn'],
  [/^\/(?:api\/buyresidence|services\/(?:booking|payments|documents))\//, 'buying'],
  [/^\/services\/(?:case_management|files)\//, 'errands'],
]

/** @example journeyOf({ route: '/services/booking/bookings/:id', template: undefined, isOwn: true }) // "buying" */
export const journeyOf = ({
  route,
  template,
  isOwn,
}: {
  readonly route: string
  readonly template: string | undefined
  /** Whether the page is personal to the signed-in user, or declares itself so. */
  readonly isOwn: boolean
}): Journey => {
  if (template !== undefined) return isOwn ? 'ownPage' : 'publicPage'
  return journeysOfRoutes.find(([pattern]) => pattern.test(route))?.[1] ?? 'other'
}
