// The search on a map, beside the same search as a list.
import type { Home, MapTiles, PinnedHome } from '@husrum/domain'
import { statusColour } from '@husrum/domain'
import { use, useCallback, useMemo } from 'react'
import { priceWords, statusWords } from '../../features/homes/home-words.ts'
import { mapWords } from '../../features/map/map-words.ts'
import type { ResultMapProps } from '../../features/map/ResultMap.tsx'
import { ResultMap } from '../../features/map/ResultMap.tsx'
import type { SearchController } from '../../features/search/use-search.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import styles from './MapView.module.css'

interface MapViewProps {
  readonly controller: SearchController
  readonly homes: readonly Home[] | undefined
  readonly total: number | undefined
  readonly listId: string
  readonly tiles: MapTiles | undefined
}

export const MapView = ({ controller, homes, total, listId, tiles }: MapViewProps) => {
  const site = useSite()
  use(mapWords(site.locale))
  const { homes: texts, search: words, map } = useTexts()
  const { search, address, choices, changeFilters } = controller
  const describe = useCallback(
    (home: PinnedHome) => ({
      price: priceWords(home, site, texts)[0],
      status: statusWords(home, texts),
      colour: statusColour(home.status, site.country),
    }),
    [site, texts],
  )
  const placeOfHome = useMemo(() => new Map((homes ?? []).map(({ id, geo }) => [id, geo])), [homes])
  const searchIn = useCallback<ResultMapProps['onSearchIn']>(
    (geoSearch, { isStep }) => changeFilters({ geoSearch }, { replace: !isStep }),
    [changeFilters],
  )
  return (
    <ResultMap
      filters={search.filters}
      placeOfHome={placeOfHome}
      listId={listId}
      describe={describe}
      onSearchIn={searchIn}
      tiles={tiles}
      back={
        <RouterLink className={styles.back} to={`${address}#${choices.kind}`}>
          {map.backToList(total === undefined ? undefined : words.homesCount(total))}
        </RouterLink>
      }
    />
  )
}
