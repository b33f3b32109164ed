// How long a sold home keeps a page of its own.
import { daysAfter } from '../calendar/days.ts'
import type { Home } from './home.ts'

/** Days for which the page of a sold home is available; later it redirects to the home's stage. */
export const soldPageDays = 90

/** Whether the page of a sold home has expired. A home without a known sale date keeps its page. */
export const hasNoPageAnyMore = (
  { status, soldAt }: Pick<Home, 'status' | 'soldAt'>,
  today: string,
): boolean => status === 'sold' && soldAt !== undefined && daysAfter(soldAt, soldPageDays) <= today
