// A user's favourites, below their residences: a link to each home, and to the list with prices and news.
import type { Favourites as OwnFavourites, Search } from '@husrum/application'
import type { Home, SiteDefinition } from '@husrum/domain'
import { favouritesAnchor, routePath } from '@husrum/domain'
import styles from '../../features/own-bookings/OwnBookings.module.css'
import { useCapabilities } from '../../frame/capabilities.tsx'
import type { Query } from '../../frame/queries.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** More are in the list. */
const maxShown = 10

interface ShownFavourites {
  readonly homes: readonly Home[]
  readonly count: number
}

export const shownFavouritesQuery = (
  site: SiteDefinition,
  favourites: Pick<OwnFavourites, 'list'>,
  search: Pick<Search, 'byIds'>,
): Query<ShownFavourites> => ({
  queryKey: ['shown-favourites', site.key],
  queryFn: async () => {
    const { homes: marked } = await favourites.list('favourite')
    const ids = marked.slice(0, maxShown).map(({ id }) => id)
    return { count: marked.length, homes: ids.length === 0 ? [] : await search.byIds(ids) }
  },
})

const Shown = () => {
  const site = useSite()
  const { favourites, search } = useCapabilities()
  const { favourites: texts } = useTexts()
  const { data, isError } = useLiveQuery(shownFavouritesQuery(site, favourites, search))
  if (!data) return isError ? null : <Skeleton />
  if (data.count === 0) return <p>{texts.empty}</p>
  return (
    <ul className={shared.ways}>
      {data.homes.map((home) => (
        <li key={home.id}>
          <SiteLink className={shared.way} href={home.path}>
            {home.name}, {home.municipality}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

export const Favourites = () => {
  const site = useSite()
  const { layout, favourites: texts } = useTexts()
  const list = routePath(site, 'favourites')
  if (list === undefined) return null
  return (
    <section id={favouritesAnchor} className={styles.part}>
      <h2 className={shared.heading}>{layout.favourites}</h2>
      <Shown />
      <p>
        <SiteLink className={shared.way} href={list}>
          {texts.toList}
        </SiteLink>
      </p>
    </section>
  )
}
