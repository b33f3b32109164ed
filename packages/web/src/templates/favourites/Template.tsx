// Favourites as cards, with the changes of each since it was marked; the hidden homes below them.
import { markFormPath } from '@husrum/contract/favourites/wire'
import type { ContentPage, FavouriteChange, Home, HomeMark, MarkedHome } from '@husrum/domain'
import { favouriteChanges, formatDayTime, formatPrice, routePath, wallClockOf } from '@husrum/domain'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { HomeList } from '../../features/homes/HomeList.tsx'
import { dateWords, statusWords } from '../../features/homes/home-words.ts'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import { dayIn } from '../../features/homes/time-zones.ts'
import { useHomeMarksKeeper } from '../../features/homes/use-home-marks-keeper.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useHomeMarks } from '../../frame/home-marks.ts'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useSeen } from '../../frame/use-seen.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import { askedMark } from './asked-mark.ts'
import styles from './Template.module.css'

export interface FavouritesData extends Readonly<Record<HomeMark, readonly MarkedHome[]>> {
  readonly homes: readonly Home[]
  /** The changes of an account's favourites were seen up to here. */
  readonly newsTo?: number | undefined
}

/** A home that is gone has only its id, by which the mark can be removed. */
const goneHome = (id: string): Home => ({ id, name: '' }) as Home

/** Homes that were not loaded with the page: undefined while they are fetched. */
const useHomes = (ids: readonly string[], known: readonly Home[]) => {
  const site = useSite()
  const { search } = useCapabilities()
  const [fetched, setFetched] = useState<readonly Home[]>([])
  const [asked, setAsked] = useState<readonly string[]>([])
  const [hasFailed, setFailed] = useState(false)
  const homes = [...known, ...fetched]
  const missing = ids.filter((id) => !homes.some((home) => home.id === id) && !asked.includes(id))
  const key = missing.join()
  useEffect(() => {
    if (key === '') return
    const wanted = key.split(',').slice(0, 400)
    homesByIdsQuery(wanted, site, search)
      .queryFn()
      .then(
        (found) => {
          setFetched((before) => [...before, ...found])
          setAsked((before) => [...before, ...wanted])
          setFailed(false)
        },
        () => setFailed(true),
      )
  }, [key, site, search])
  return { homes, isWaiting: missing.length > 0 && !hasFailed, hasFailed: hasFailed && missing.length > 0 }
}

/** Asks for confirmation after a link that no script handled. */
const Ask = ({ home, mark, isMarked }: { home: Home; mark: HomeMark; isMarked: boolean }) => {
  const site = useSite()
  const { favourites: words } = useTexts()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const keeper = useHomeMarksKeeper()
  const login = routePath(site, 'login')
  const session = useSession()
  if (isMarked)
    return (
      <div className={styles.row}>
        <p>{home.name}</p>
        <Unmark home={home} mark={mark} words={mark === 'favourite' ? words.remove : words.showAgain} />
      </div>
    )
  return (
    <form
      className={styles.ask}
      method="post"
      action={markFormPath}
      onSubmit={(event) => {
        event.preventDefault()
        keeper()
          .then((kept) => kept.toggle(mark, home))
          .then(() => navigate(pathname, { replace: true }))
          .catch((error: unknown) => reportError(error))
      }}
    >
      <input type="hidden" name="objectId" value={home.id} />
      <input type="hidden" name="mark" value={mark} />
      <input type="hidden" name="marked" value="true" />
      <Button type="submit">
        {mark === 'favourite' ? words.askFavourite(home.name) : words.askHidden(home.name)}
      </Button>
      {session.kind === 'guest' && (
        <noscript>
          <p>{words.withoutScript}</p>
          {login !== undefined && <a href={login}>{words.login}</a>}
        </noscript>
      )}
    </form>
  )
}

const useChangesOf = () => {
  const { country } = useSite()
  const today = dayIn(new Date(), country)
  return (marked: MarkedHome | undefined, home: Home): readonly FavouriteChange[] =>
    marked ? favouriteChanges(marked, home, { country, today }) : []
}

const Changes = ({
  changes,
  home,
}: {
  readonly changes: readonly FavouriteChange[]
  readonly home: Home
}) => {
  const site = useSite()
  const { favourites: words, homes } = useTexts()
  const wordsOf = (change: FavouriteChange): readonly string[] => {
    const day = change.since && dateWords(dayIn(new Date(change.since.at), site.country), site)
    const status = (value: Home['status']) => statusWords({ ...home, status: value }, homes)
    switch (change.kind) {
      case 'sold':
        return [words.sold(day)]
      case 'price':
        return [
          words.price(formatPrice(change.before, site.formats), formatPrice(change.now, site.formats), day),
        ]
      case 'status':
        return [words.status(status(change.before), status(change.now), day)]
      case 'showing':
        return change.showings.flatMap((showing) => {
          const moment = wallClockOf(showing, site.country)
          return moment === undefined ? [] : [words.showing(formatDayTime(moment, site))]
        })
    }
  }
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.flatMap((change) =>
        wordsOf(change).map((line) => (
          <li key={line} className={styles.change}>
            {change.since?.isNew && <span className={styles.new}>{words.isNew} </span>}
            {line}
          </li>
        )),
      )}
    </ul>
  )
}

/** Removes the mark of a home, with script or as a form. */
const Unmark = ({ home, mark, words }: { home: Home; mark: HomeMark; words: string }) => {
  const keeper = useHomeMarksKeeper()
  return (
    <form
      method="post"
      action={markFormPath}
      onSubmit={(event) => {
        event.preventDefault()
        keeper()
          .then((kept) => kept.toggle(mark, home))
          .catch((error: unknown) => reportError(error))
      }}
    >
      <input type="hidden" name="objectId" value={home.id} />
      <input type="hidden" name="mark" value={mark} />
      <input type="hidden" name="marked" value="false" />
      <Button type="submit" look="quiet">
        {words}
      </Button>
    </form>
  )
}

export const FavouritesTemplate = ({ page, data }: TemplateProps<ContentPage, FavouritesData>) => {
  const site = useSite()
  const { favourites: words } = useTexts()
  const session = useSession()
  const marks = useHomeMarks()
  // The keeper starts when the browser is idle, which is what this page waits for.
  useHomeMarksKeeper()
  const asked = askedMark(useLocation().search)
  const { favourite, hidden } = marks ?? data
  const ids = [...favourite, ...hidden].map(({ id }) => id)
  const { homes, isWaiting, hasFailed } = useHomes(asked ? [...ids, asked.id] : ids, data.homes)
  const of = (marked: readonly MarkedHome[]) =>
    marked.flatMap(({ id }) => homes.find((home) => home.id === id) ?? [])
  const [kept, turnedDown] = [of(favourite), of(hidden)]
  const gone =
    isWaiting || hasFailed ? [] : favourite.filter(({ id }) => !kept.some((home) => home.id === id))
  const askedHome = asked && homes.find(({ id }) => id === asked.id)
  const isGuest = session.kind === 'guest'
  const login = routePath(site, 'login')
  const search = routePath(site, 'search') ?? site.routes.start
  const isKnown = marks !== undefined || !isGuest
  const changesOf = useChangesOf()
  const markOf = (home: Home) => favourite.find(({ id }) => id === home.id)
  const changed = kept.filter((home) => changesOf(markOf(home), home).some(({ since }) => since?.isNew))
  const newsTo = isGuest ? undefined : marks ? marks.newsTo : data.newsTo
  const { favourites } = useCapabilities()
  useSeen(isWaiting || hasFailed ? undefined : newsTo, (to) => favourites.see(to))
  const { heading, preamble, blocks } = page.model
  return (
    <ListPage
      heading={heading}
      preamble={preamble}
      note={
        isGuest && (
          <p>
            {login === undefined ? words.onDeviceAlone : words.onDevice}{' '}
            {login !== undefined && <SiteLink href={login}>{words.login}</SiteLink>}
          </p>
        )
      }
    >
      {asked && askedHome && (
        <Ask
          home={askedHome}
          mark={asked.mark}
          isMarked={(asked.mark === 'favourite' ? favourite : hidden).some(({ id }) => id === asked.id)}
        />
      )}
      {!isKnown && (
        <noscript>
          <p>{words.withoutScript}</p>
        </noscript>
      )}
      {hasFailed && (
        <Notice kind="warning" heading={words.failedHeading}>
          <p>{words.failed}</p>
        </Notice>
      )}
      {isKnown && favourite.length === 0 && (
        <Notice heading={words.emptyHeading}>
          <p>{words.empty}</p>
          <p>
            <ButtonLink look="secondary" href={search}>
              {words.search}
            </ButtonLink>
          </p>
        </Notice>
      )}
      {isWaiting && <p role="status">{words.waiting}</p>}
      {changed.length > 0 && (
        <div className={styles.news}>
          <p>
            <strong>{words.news(changed.length)}</strong>
          </p>
          <ul className={styles.newsList}>
            {changed.slice(0, 5).map((home) => (
              <li key={home.id}>
                <SiteLink href={home.path}>{home.name}</SiteLink>
              </li>
            ))}
          </ul>
          {/* With script, viewing the page is enough to mark the changes as seen. */}
          {newsTo !== undefined && (
            <noscript>
              <form method="post" action={markFormPath}>
                <input type="hidden" name="newsTo" value={newsTo} />
                <Button type="submit" look="secondary">
                  {words.see}
                </Button>
              </form>
            </noscript>
          )}
        </div>
      )}
      {kept.length > 0 && (
        <HomeList
          homes={kept}
          level={2}
          eager={2}
          hasTools
          note={(home) => <Changes changes={changesOf(markOf(home), home)} home={home} />}
        />
      )}
      {gone.length > 0 && (
        <ul className={styles.gone}>
          {gone.map(({ id, markedAt }) => (
            <li key={id} className={styles.row}>
              <p>{words.gone(dateWords(dayIn(new Date(markedAt), site.country), site))}</p>
              <Unmark home={goneHome(id)} mark="favourite" words={words.remove} />
            </li>
          ))}
        </ul>
      )}
      {hidden.length > 0 && (
        <Section heading={words.hiddenHeading}>
          <p>{words.hiddenText}</p>
          <ul className={styles.gone}>
            {turnedDown.map((home) => (
              <li key={home.id} className={styles.row}>
                <SiteLink href={home.path}>{home.name}</SiteLink>
                <Unmark home={home} mark="hidden" words={words.showAgain} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ComposedBlocks blocks={blocks} />
    </ListPage>
  )
}
