// Search results on a map. The address holds the search; moving the map changes the area in it.
import type { FoundCell } from '@husrum/application'
import type { GeoArea, GeoBox, GeoSearch, MapTiles, SearchFilters } from '@husrum/domain'
import { geoBoxAround, isGeoBox, mapCellOf } from '@husrum/domain'
import type { LatLngTuple, Map as Leaflet } from 'leaflet'
import { latLngBounds } from 'leaflet'
import type { ReactNode } from 'react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { countryBoxes, mapLimits, municipalityZoom, zooms } from './country-boxes.ts'
import { DrawTools, Sight } from './DrawTools.tsx'
import { boundsOf, LeafletMap } from './LeafletMap.tsx'
import { MapButtons } from './MapButtons.tsx'
import { PinPanel } from './PinPanel.tsx'
import { keyOfCell, middleOf, Pins } from './Pins.tsx'
import { PlaceNames } from './PlaceNames.tsx'
import { pinClusters } from './pin-clusters.ts'
import type { DescribeHome } from './pin-words.ts'
import { cellsQuery, mapPlacesQuery } from './queries.ts'
import styles from './ResultMap.module.css'
import { useMapManners } from './use-map-manners.ts'
import type { MapView } from './use-map-view.ts'
import { useMapView } from './use-map-view.ts'
import { usePointedCards } from './use-pointed-cards.ts'

export interface ResultMapProps {
  readonly filters: SearchFilters
  /** Coordinates of the homes in the list, by id. */
  readonly placeOfHome: ReadonlyMap<string, { readonly lat: number; readonly lon: number }>
  /** Id of the element that contains the cards of the list, each with the id of its home. */
  readonly listId: string
  readonly describe: DescribeHome
  /** Searches in another part of the map; `isStep` unless the visitor only moved the map. */
  readonly onSearchIn: (part: GeoSearch | readonly [], options: { readonly isStep: boolean }) => void
  /** Tiles in place of the bundled map. */
  readonly tiles?: MapTiles | undefined
  /** A link back to the list, for screens that show one of the two. */
  readonly back: ReactNode
}

const overviewZoom = 4

/** The box around all cells; undefined if there are none. */
const boxAroundCells = (cells: readonly FoundCell[]): GeoBox | undefined => {
  if (cells.length === 0) return undefined
  const side = (at: 0 | 1 | 2 | 3) => cells.map(({ bounds }) => bounds[at])
  return [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))]
}

/** Whether the homes of a cell are separate at the highest zoom. */
const canBeParted = (map: Leaflet, { homes, bounds }: FoundCell): boolean => {
  const [south, west, north, east] = bounds
  const first = mapCellOf({ lat: south, lon: west }, zooms.max)
  const last = mapCellOf({ lat: north, lon: east }, zooms.max)
  return homes > 1 && map.getZoom() < zooms.max && (first.column !== last.column || first.row !== last.row)
}

interface HomesOnMapProps extends Pick<ResultMapProps, 'filters' | 'describe' | 'placeOfHome' | 'listId'> {
  readonly map: Leaflet
  readonly view: MapView
  readonly onList: (bounds: GeoBox) => void
}

const HomesOnMap = ({ map, view, filters, describe, placeOfHome, listId, onList }: HomesOnMapProps) => {
  const site = useSite()
  const { map: texts, search: words } = useTexts()
  const { search } = useCapabilities()
  const found = useLiveQuery(cellsQuery({ filters, box: view.tiles, zoom: view.zoom }, site, search))
  const places = useLiveQuery(mapPlacesQuery(site, search))
  const [pointed, setPointed] = useState<FoundCell>()
  const [opened, setOpened] = useState<FoundCell>()
  const data = found.data
  const clusters = useMemo(
    // Distances on the screen depend on the zoom only, so that pins stay as they are when the map moves.
    () => pinClusters(data ?? [], keyOfCell, (cell) => map.project(middleOf(cell), view.zoom)),
    [data, map, view.zoom],
  )
  const cells = useMemo(() => clusters.map(({ cell }) => cell), [clusters])

  const cellOf = useCallback(
    (homeId: string): string | undefined => {
      const place = placeOfHome.get(homeId)
      const key = place && keyOfCell(mapCellOf(place, view.zoom))
      const cluster = clusters.find(({ keys }) => key !== undefined && keys.includes(key))
      return cluster && keyOfCell(cluster.cell)
    },
    [placeOfHome, view.zoom, clusters],
  )
  const shown = pointed ?? opened
  const fromList = usePointedCards(listId, cellOf, shown && keyOfCell(shown))

  const open = (cell: FoundCell): void => {
    setPointed(undefined)
    if (canBeParted(map, cell)) {
      setOpened(undefined)
      // Its pin goes with the zoom: the focus waits on the map for the pins of its homes.
      if (map.getPane('homes')?.contains(document.activeElement)) {
        map.getContainer().focus({ preventScroll: true })
        parted.current = middleOf(cell)
      }
      map.fitBounds(boundsOf(cell.bounds), { padding: [60, 80] })
    } else setOpened(opened && keyOfCell(opened) === keyOfCell(cell) ? undefined : cell)
  }
  const parted = useRef<LatLngTuple>(undefined)
  useEffect(() => {
    const { current: place } = parted
    if (!place || found.isPreviousData || cells.length === 0) return
    parted.current = undefined
    if (document.activeElement !== map.getContainer()) return
    const far = cells.map((cell) => map.distance(middleOf(cell), place))
    map.getPane('homes')?.querySelectorAll('button')[far.indexOf(Math.min(...far))]?.focus()
  }, [cells, found.isPreviousData, map])
  const close = (): void => {
    const key = opened && keyOfCell(opened)
    setOpened(undefined)
    const at = cells.findIndex((cell) => keyOfCell(cell) === key)
    map.getPane('homes')?.querySelectorAll('button')[at]?.focus()
  }

  return (
    <>
      <PlaceNames map={map} view={view} places={places.data ?? []} cells={cells} />
      <Pins
        map={map}
        view={view}
        cells={cells}
        pointed={fromList ?? (pointed && keyOfCell(pointed))}
        opened={opened && keyOfCell(opened)}
        describe={describe}
        onPoint={setPointed}
        onOpen={open}
      />
      {opened && (
        <PinPanel
          cell={opened}
          describe={describe}
          onList={() => {
            setOpened(undefined)
            onList(opened.bounds)
          }}
          onClose={close}
        />
      )}
      {found.isError && (
        <div className={styles.failed}>
          <Notice kind="warning" heading={texts.failed}>
            <Button look="secondary" onClick={found.retry}>
              {words.retry}
            </Button>
          </Notice>
        </div>
      )}
    </>
  )
}

export const ResultMap = ({
  filters,
  placeOfHome,
  listId,
  describe,
  onSearchIn,
  tiles,
  back,
}: ResultMapProps) => {
  const site = useSite()
  const { map: texts } = useTexts()
  const { search } = useCapabilities()
  const { geoSearch, ...others } = filters
  const isArea = geoSearch.length > 4
  const frame = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Leaflet | null>(null)
  const view = useMapView(map)
  const [follows, setFollows] = useState(true)
  const [isSimplified, setSimplified] = useState(tiles === undefined)
  const [corners, setCorners] = useState<readonly LatLngTuple[]>()

  // The initial area contains all homes, whatever part of the map is searched.
  const around = useLiveQuery(
    cellsQuery({ filters: { ...others, geoSearch: [] }, box: mapLimits, zoom: overviewZoom }, site, search),
  )
  const isKnown = around.data !== undefined && !around.isPreviousData
  const everywhere = (isKnown && boxAroundCells(around.data ?? [])) || undefined
  const wanted = geoSearch.length > 0 ? geoBoxAround(geoSearch as GeoSearch) : everywhere

  // A part that the map itself requested is already shown, so only another one moves it. A longer list does not either.
  const told = useRef<string>(undefined)
  const isOwnMove = useRef(false)
  /** Timer of the search after a move by the visitor. */
  const asked = useRef<ReturnType<typeof setTimeout>>(undefined)
  const part = geoSearch.join()
  const otherFilters = JSON.stringify(others)
  const fitted = useRef('')
  useEffect(() => {
    if (!map || !wanted) return
    const goal = part === '' ? `${otherFilters} ${isKnown}` : part
    if (fitted.current === goal || (part !== '' && told.current === part)) return
    fitted.current = goal
    isOwnMove.current = true
    // A pending search of an earlier move is obsolete.
    clearTimeout(asked.current)
    map.fitBounds(latLngBounds(boundsOf(wanted) as never), {
      padding: part === '' ? [48, 48] : isArea ? [24, 24] : [0, 0],
      maxZoom: part === '' ? 14 : zooms.max,
      animate: false,
    })
    // Leaflet would later animate back from its limits, like a move by the visitor.
    map.panInsideBounds(boundsOf(mapLimits), { animate: false })
    isOwnMove.current = false
  }, [map, wanted, part, isArea, otherFilters, isKnown])

  const searchHere = useCallback(
    (box: GeoBox, isStep: boolean) => {
      told.current = box.join()
      fitted.current = told.current
      onSearchIn(box, { isStep })
    },
    [onSearchIn],
  )

  // Until the address contains the area, moves must not start another search.
  const isAreaAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever part it is now, it is there.
  useEffect(() => {
    isAreaAsked.current = false
    setEmpty(false)
  }, [part])

  /** Whether the visitor moved to a part of the map without homes: the list stays as it was. */
  const [isEmpty, setEmpty] = useState(false)
  const hasHomes = async (box: GeoBox, zoom: number): Promise<boolean> => {
    const query = cellsQuery({ filters: { ...others, geoSearch: [] }, box, zoom }, site, search)
    const cells = await query.queryFn().catch(() => undefined)
    return cells === undefined || cells.length > 0
  }
  const latest = useRef({ view, follows, isFree: true, searchHere, hasHomes })
  latest.current = { view, follows, isFree: !isArea && corners === undefined, searchHere, hasHomes }
  useEffect(() => {
    if (!map) return undefined
    const moved = () => {
      if (isOwnMove.current) return
      clearTimeout(asked.current)
      // React has to update the view first, and further moves restart the timer.
      const own = setTimeout(() => {
        const { view: seen, follows: isWanted, isFree, hasHomes: ask } = latest.current
        const { x, y } = map.getSize()
        // A map without room shows nothing that could be searched.
        if (!seen || !isWanted || !isFree || isAreaAsked.current || x === 0 || y === 0) return
        void ask(seen.box, seen.zoom).then((isWorth) => {
          const now = latest.current
          if (asked.current !== own || !now.follows || !now.isFree || isAreaAsked.current) return
          setEmpty(!isWorth)
          if (isWorth) now.searchHere(seen.box, false)
        })
      }, 250)
      asked.current = own
    }
    map.on('moveend', moved)
    return () => {
      clearTimeout(asked.current)
      asked.current = undefined
      map.off('moveend', moved)
    }
  }, [map])

  // Leaflet is notified of a new size, which is not a move by the visitor.
  useEffect(() => {
    const { current: element } = frame
    if (!map || !element) return undefined
    const observer = new ResizeObserver(() => {
      isOwnMove.current = true
      map.invalidateSize({ pan: false })
      // As above: a dialog that takes the place of the scrollbar is no move by the visitor either.
      map.panInsideBounds(boundsOf(mapLimits), { animate: false })
      isOwnMove.current = false
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [map])

  useMapManners(map, texts.map)

  const endDrawing = (): void => {
    setCorners(undefined)
    map?.getContainer().focus({ preventScroll: true })
  }
  const finish = (): void => {
    const area = (corners ?? []).flat() as unknown as GeoArea
    isAreaAsked.current = true
    told.current = area.join()
    fitted.current = told.current
    onSearchIn(area, { isStep: true })
    endDrawing()
  }

  const isElsewhere = view !== undefined && view.box.join() !== part
  const isReady = wanted !== undefined || around.data !== undefined || around.isError
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.bar}>
        {corners === undefined && back}
        {corners && map && (
          <DrawTools
            map={map}
            corners={corners}
            onChange={setCorners}
            onFinish={finish}
            onCancel={endDrawing}
          />
        )}
        {corners === undefined && isArea && (
          <Button className={styles.tool} look="secondary" onClick={() => onSearchIn([], { isStep: true })}>
            {texts.removeArea}
          </Button>
        )}
        {corners === undefined && !isArea && (
          <>
            <Button className={styles.tool} look="secondary" onClick={() => setCorners([])}>
              {texts.draw}
            </Button>
            <div className={styles.follow}>
              <CheckField
                label={texts.follow}
                checked={follows}
                onChange={(event) => {
                  setFollows(event.target.checked)
                  if (event.target.checked && view) searchHere(view.box, false)
                }}
              />
            </div>
            {!follows && isElsewhere && (
              <Button className={styles.tool} look="secondary" onClick={() => searchHere(view.box, true)}>
                {texts.searchHere}
              </Button>
            )}
          </>
        )}
      </div>
      <div className={styles.ground} data-drawing={corners !== undefined || undefined}>
        {isReady && (
          <LeafletMap
            ref={setMap}
            box={wanted ?? countryBoxes[site.country]}
            showsMunicipalities={(view?.zoom ?? 0) >= municipalityZoom}
            part={geoSearch.length > 0 && !isGeoBox(geoSearch as GeoSearch) ? geoSearch : []}
            drawn={corners ?? []}
            tiles={tiles}
            onFallback={() => setSimplified(true)}
          />
        )}
        {map && view && (
          <>
            <HomesOnMap
              map={map}
              view={view}
              filters={isArea || follows ? filters : { ...others, geoSearch: [] }}
              describe={describe}
              placeOfHome={placeOfHome}
              listId={listId}
              onList={(bounds) => searchHere(bounds, true)}
            />
            {corners && <Sight />}
          </>
        )}
        <p className={styles.empty} role="status">
          {isEmpty && texts.emptyHere}
        </p>
        <p className={styles.source}>{isSimplified ? texts.source : tiles?.attribution}</p>
      </div>
      <div className={styles.buttons}>{map && view && <MapButtons map={map} view={view} isStrip />}</div>
    </div>
  )
}
