// The page at hand as the bank is told it: where one comes back to.
import { comeBackQuery } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { useSite } from '../../frame/site.tsx'

/** Its path, with what of its query is good a second time. */
export const usePageToComeBackTo = (): string => {
  const { pathname, search } = useLocation()
  const query = comeBackQuery(search, useSite())
  return query === '' ? pathname : `${pathname}?${query}`
}
