// The search page: filters beside, or above, the results.
import type { SearchChoices } from '@husrum/application'
import type { GeoPoint, Home, SearchPage } from '@husrum/domain'
import { pageSize, routePath, viewOfHash, writeSearchAddress } from '@husrum/domain'
import type { MouseEvent } from 'react'
import { Suspense, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useConsentStore } from '../../features/consent/consent-context.tsx'
import { HomeList } from '../../features/homes/HomeList.tsx'
import { allowLeaflet } from '../../features/map/allow-leaflet.ts'
import { ActiveFilters } from '../../features/search/ActiveFilters.tsx'
import { FilterForm } from '../../features/search/FilterForm.tsx'
import { homesQuery, listHomes } from '../../features/search/queries.ts'
import { ResultBar } from '../../features/search/ResultBar.tsx'
import { SearchResults } from '../../features/search/SearchResults.tsx'
import { useSearch } from '../../features/search/use-search.ts'
import { useSearchHead } from '../../features/search/use-search-head.ts'
import { setVisitorPlace, visitorPlace } from '../../features/search/visitor-place.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useHomeMarks } from '../../frame/home-marks.ts'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { usePageHash } from '../../frame/use-page-hash.ts'
import { Boundary } from '../../lazy/Boundary.tsx'
import { lazyComponent, useLoaded } from '../../lazy/lazy-component.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useModal } from '../../ui/modal/modal.ts'
import { Notice } from '../../ui/Notice.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Template.module.css'

/** A card's width if the filters are beside the list, and if they are above it. */
const besideFilters = '(width >= 90rem) 22rem, (width >= 64rem) 24vw, (width >= 40rem) 46vw, 38vw'

/** Loaded only for visitors who open stages or areas. */
export const stagesOrAreas = lazyComponent(async () => (await import('./StagesOrAreas.tsx')).StagesOrAreas)

/** Loaded only if nothing is found. */
export const popularStages = lazyComponent(async () => (await import('./PopularStages.tsx')).PopularStages)

/** Needs script, and is rarely used. */
const nearMe = lazyComponent(async () => (await import('../../features/search/NearMe.tsx')).NearMe)

/** Loaded only for visitors who open the map. Leaflet must be allowed before it is loaded. */
const mapView = lazyComponent(async () => {
  allowLeaflet()
  return (await import('./MapView.tsx')).MapView
})

/** The map has its own bar of filters. */
const filterBar = lazyComponent(async () => (await import('./FilterBar.tsx')).FilterBar)

/** The results without hidden homes: their number is shown, and they can be shown again. */
const ListedHomes = ({ homes }: { readonly homes: readonly Home[] }) => {
  const { search: texts } = useTexts()
  const marks = useHomeMarks()
  const [showsHidden, setShowsHidden] = useState(false)
  const without = useMemo(() => new Set(marks?.hidden.map(({ id }) => id)), [marks?.hidden])
  const count = homes.filter(({ id }) => without.has(id)).length
  return (
    <>
      {count > 0 && (
        <p className={styles.hidden}>
          {texts.hiddenHomes(count, homes.length)}{' '}
          <Button look="quiet" onClick={() => setShowsHidden((before) => !before)}>
            {showsHidden ? texts.hideAgain : texts.showHidden}
          </Button>
        </p>
      )}
      <HomeList
        homes={homes}
        level={2}
        eager={2}
        sizes={besideFilters}
        hasTools
        without={showsHidden ? undefined : without}
      />
    </>
  )
}

/** The filters have many fields. The hash of the map would be another view, so the link moves the focus itself. */
const SkipLink = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <a
    className={styles.skip}
    href={`#${id}`}
    onClick={(event) => {
      event.preventDefault()
      document.getElementById(id)?.focus()
    }}
  >
    {children}
  </a>
)

export interface SearchData {
  /** The homes could not be loaded when the page was made. */
  readonly hasFailed: boolean
  readonly choices: SearchChoices
}

export const SearchTemplate = ({ page, data }: TemplateProps<SearchPage, SearchData>) => {
  const site = useSite()
  const allTexts = useTexts()
  const { search: texts, homes: homesTexts } = allTexts
  const session = useSession()
  const modals = useModal()
  const { claimForPersonalData } = useConsentStore()
  const controller = useSearch(data.choices)
  const { search, problems, address } = controller
  const id = useId()
  const formId = `filters-${id}`
  const resultsId = `results-${id}`
  const mapId = `map-${id}`
  const { search: catalogue } = useCapabilities()
  const queries = usePageQueries()
  // A search for homes to move into now can list near ones first; not if another order was chosen.
  const mayBeNear = search.filters.inhabitDate === 0 && search.sort === ''
  const NearMe = useLoaded(nearMe, mayBeNear)
  const [place, setPlace] = useState(visitorPlace)
  const near = mayBeNear ? place : undefined
  const followPlace = useCallback((found: GeoPoint | undefined) => {
    setVisitorPlace(found)
    // Within the same hundredth of a degree the place counts as unchanged.
    setPlace((before) => (before?.lat === found?.lat && before?.lon === found?.lon ? before : found))
  }, [])
  const found = useLiveQuery(homesQuery(search, site, catalogue, near), data)
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle')
  const list = async (items: number): Promise<boolean> => {
    setMore('loading')
    try {
      await listHomes(items, search, site, { queries, search: catalogue, near })
      setMore('idle')
      return true
    } catch {
      setMore('failed')
      return false
    }
  }
  useEffect(() => {
    // Distinguishes a page that is being hydrated from a navigation that comes before the code is loaded.
    const isFirstPage = document.documentElement.dataset.alive === undefined
    let stop = (): void => undefined
    let isGone = false
    import('../../features/search/keep-place.ts').then(
      ({ keepPlace }) => {
        if (!isGone) stop = keepPlace(address, catalogue, { isFirstPage })
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop()
    }
  }, [address, catalogue])
  const homes = found.data?.homes
  const total = found.data?.total
  const tags = found.data?.tags ?? page.model.tags
  const names = search.filters.tags.flatMap((url) => tags.find((tag) => tag.url === url)?.name ?? [])
  const unknownTags = found.data?.unknownTags ?? []
  const [placeUrl] = search.filters.tags
  const isSettled = found.data !== undefined && !found.isPreviousData
  const named = names.join('\n')
  const told = useMemo(
    () =>
      isSettled
        ? {
            page,
            address,
            names: named === '' ? [] : named.split('\n'),
            isUnknown: unknownTags.length > 0,
            site,
            texts: homesTexts,
          }
        : undefined,
    [isSettled, page, address, named, unknownTags.length, site, homesTexts],
  )
  useSearchHead(told)
  const alertPath = routePath(site, 'searchAlert')
  const savedAddress = writeSearchAddress({ ...search, items: pageSize }, site)
  const alertAddress = `${alertPath}?search=${encodeURIComponent(savedAddress)}`
  const save = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    Promise.all([import('./save-search.ts'), claimForPersonalData()])
      .then(([{ saveSearch }, mayShow]) =>
        mayShow
          ? saveSearch(
              { search, address: savedAddress, tags, total, page: alertAddress },
              { session, site, texts: allTexts, modals },
            )
          : location.assign(alertAddress),
      )
      // The page of the alert has the same form.
      .catch(() => location.assign(alertAddress))
  }
  const hasUnknownValue = problems.some(({ key }) => key === 'unknownValue') || unknownTags.length > 0

  // The server never receives a hash: its markup is hydrated as it is, and changes before paint.
  const hash = usePageHash()
  const [isMap, setMap] = useState(false)
  useLayoutEffect(() => setMap(viewOfHash(hash) === 'map'), [hash])
  const map = useRef<HTMLDivElement>(null)
  const wasMap = useRef(false)
  useLayoutEffect(() => {
    if (wasMap.current === isMap) return
    wasMap.current = isMap
    // On a phone the map and the list replace each other, including the pressed link: the focus moves to the visible one.
    const pressed = document.activeElement
    if (
      isMap ? pressed !== document.body && pressed?.getClientRects().length === 0 : pressed === document.body
    )
      (isMap ? map.current : document.getElementById(resultsId))?.focus({ preventScroll: true })
  }, [isMap, resultsId])

  const chosen = <ActiveFilters controller={controller} tags={tags} stageName={homes?.[0]?.stageName} />
  return (
    <div className={styles.search} data-view={isMap ? 'map' : undefined}>
      <SkipLink id={isMap ? mapId : resultsId}>{isMap ? texts.skipToMap : texts.skipToResults}</SkipLink>
      <div className={styles.intro}>
        <h1>{names.length > 0 ? texts.headingIn(names) : page.model.heading}</h1>
        {alertPath !== undefined && (
          <SiteLink className={styles.save} href={alertAddress} onClick={save} rel="nofollow">
            <Icon name="bell" />
            <span>{texts.saveSearch}</span>
          </SiteLink>
        )}
        <p>{page.model.preamble}</p>
      </div>
      <div className={styles.filters}>
        <FilterForm
          id={formId}
          controller={controller}
          facets={found.data?.facets}
          total={total}
          resultsId={resultsId}
          isOver={isMap}
        />
        {isMap && (
          <>
            <Suspense fallback={null}>
              <filterBar.Component formId={formId} />
            </Suspense>
            {chosen}
          </>
        )}
      </div>
      <ResultBar formId={formId} controller={controller} total={total} places={found.data?.facets.type} />
      <div className={styles.results}>
        {isMap && <SkipLink id={mapId}>{texts.skipToMap}</SkipLink>}
        {hasUnknownValue && (
          <Notice>
            <p>{texts.errors.unknownValue}</p>
          </Notice>
        )}
        {!isMap && chosen}
        {mayBeNear && (
          <div className={styles.near}>{NearMe && <NearMe near={near} onNear={followPlace} />}</div>
        )}
        <SearchResults
          id={resultsId}
          formId={formId}
          controller={controller}
          homes={homes}
          total={total}
          isUpdating={found.isPreviousData}
          isFailed={found.isError}
          more={more}
          renderHomes={(list) => <ListedHomes homes={list} />}
          renderOthers={(kind) => (
            <Suspense fallback={<Skeleton />}>
              <stagesOrAreas.Component kind={kind} controller={controller} />
            </Suspense>
          )}
          onRetry={found.retry}
          onList={list}
        />
        {total === 0 && isSettled && placeUrl !== undefined && (
          <Suspense fallback={null}>
            <popularStages.Component placeUrl={placeUrl} />
          </Suspense>
        )}
      </div>
      {isMap && (
        <section ref={map} id={mapId} className={styles.map} tabIndex={-1} aria-label={texts.resultView.map}>
          <Boundary
            renderFailure={() => (
              <Notice kind="warning" heading={homesTexts.stage.mapFailed}>
                {/* A browser may not load a script again before the page is reloaded. */}
                <Button look="secondary" onClick={() => globalThis.location.reload()}>
                  {allTexts.layout.error.retry}
                </Button>
              </Notice>
            )}
          >
            <Suspense fallback={<Skeleton shape="picture" />}>
              <mapView.Component
                controller={controller}
                homes={homes}
                total={total}
                listId={resultsId}
                tiles={page.model.mapTiles}
              />
            </Suspense>
          </Boundary>
        </section>
      )}
    </div>
  )
}
