// The current page as the bank's return address.
import { comeBackQuery } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { useSite } from '../../frame/site.tsx'

/** Its path, with the reusable part of its query. */
export const usePageToComeBackTo = (): string => {
  const { pathname, search } = useLocation()
  const query = comeBackQuery(search, useSite())
  return query === '' ? pathname : `${pathname}?${query}`
}
