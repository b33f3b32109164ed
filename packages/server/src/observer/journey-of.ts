// What somebody was about when they asked for something: budgets for errors and slowness are kept by it.

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
  /** A page that is for whoever is signed in, or says so. */
  readonly isOwn: boolean
}): Journey => {
  if (template !== undefined) return isOwn ? 'ownPage' : 'publicPage'
  return journeysOfRoutes.find(([pattern]) => pattern.test(route))?.[1] ?? 'other'
}
