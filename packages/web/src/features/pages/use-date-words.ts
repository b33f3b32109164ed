// The date of a page: in words on My Pages, as everything else there, and in figures elsewhere (PLAT-12).
import { formatDate, formatDay, isMyPagesPath } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { useSite } from '../../frame/site.tsx'

/** Formats `yyyy-MM-dd`. */
export const useDateWords = (): ((date: string) => string) => {
  const site = useSite()
  const { pathname } = useLocation()
  return (date) => (isMyPagesPath(site, pathname) ? formatDay(date, site) : formatDate(date, site.formats))
}
