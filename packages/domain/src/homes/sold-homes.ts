// How long a sold home has a page of its own.
import { daysAfter } from '../calendar/days.ts'
import type { Home } from './home.ts'

/** Days for which the page of a sold home stays; then it leads to the home's stage. */
export const soldPageDays = 90

/** Whether a home was sold so long ago that it has no page any more. One that nobody knows the day of keeps its page. */
export const hasNoPageAnyMore = (
  { status, soldAt }: Pick<Home, 'status' | 'soldAt'>,
  today: string,
): boolean => status === 'sold' && soldAt !== undefined && daysAfter(soldAt, soldPageDays) <= today
