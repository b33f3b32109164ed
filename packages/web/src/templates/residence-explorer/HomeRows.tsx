// The matching homes in a list, for visitors who cannot see the house. In the order of the house.
import type { ExplorerView } from '@husrum/domain'
import type { HouseHome } from '../../features/explorer/house-homes.ts'
import { useTexts } from '../../frame/site.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './HomeRows.module.css'

interface Props {
  readonly homes: readonly HouseHome[]
  readonly views: readonly ExplorerView[]
  readonly view: ExplorerView | undefined
  readonly chosen: string
  readonly addressWith: (change: { readonly view?: string; readonly home?: string }) => string
  readonly onPoint: (id: string | undefined) => void
}

export const HomeRows = ({ homes, views, view, chosen, addressWith, onPoint }: Props) => {
  const { explorer: texts } = useTexts()
  const shows = (id: string) => (one: ExplorerView) => one.clickAreas.some(({ objectId }) => objectId === id)
  return (
    <ol className={styles.rows}>
      {homes.map(({ id, name, path, price, size, place, status, colour }) => {
        // From the present view if it shows the home.
        const seenFrom = [view, ...views].find((one) => one !== undefined && shows(id)(one))
        return (
          <li
            key={id}
            className={styles.row}
            data-chosen={id === chosen || undefined}
            onPointerEnter={() => onPoint(id)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <p className={styles.name}>{path === null ? name : <SiteLink href={path}>{name}</SiteLink>}</p>
            <p className={styles.price}>{price}</p>
            <p className={styles.size}>{size}</p>
            {place !== '' && <p className={styles.place}>{place}</p>}
            <StatusMark word={status} colour={colour} />
            {seenFrom && (
              <RouterLink
                className={styles.inHouse}
                to={addressWith({ home: id, ...(seenFrom !== view && { view: seenFrom.id }) })}
                rel="nofollow"
              >
                {texts.showInHouse}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </RouterLink>
            )}
          </li>
        )
      })}
    </ol>
  )
}
