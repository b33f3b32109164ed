// Links to searches in places, with the number of homes in each.
import type { Tag } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './PlaceList.module.css'

/** Lists only places with homes; renders nothing on a site without search. */
export const PlaceList = ({ places }: { readonly places: readonly Tag[] }) => {
  const { features, routes } = useSite()
  const { homes: texts } = useTexts()
  if (!features.search || routes.search === undefined) return null
  return (
    <ul className={styles.places}>
      {places
        .filter(({ homes }) => homes > 0)
        .map((place) => (
          <li key={place.id}>
            <SiteLink className={styles.place} href={`${routes.search}${place.url}/`}>
              <span className={styles.placeName}>{place.name}</span>
              <span className={styles.count}>{texts.homesCount(place.homes)}</span>
            </SiteLink>
          </li>
        ))}
    </ul>
  )
}
