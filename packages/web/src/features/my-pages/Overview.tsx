// Start of My Pages: the next thing to do, large; then what is in progress; then what is new.
import type { OverviewItem } from '@husrum/domain'
import { formatPrice, identityAddress, loginAddress, routePath } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './Overview.module.css'
import type { OverviewHad } from './overview-query.ts'
import { whenOf } from './overview-words.ts'

/** Further items are in the list of their subject. */
const shownComing = 6

const Lead = ({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) =>
  href === undefined ? children : <SiteLink href={href}>{children}</SiteLink>

const useLine = (now: number) => {
  const site = useSite()
  const texts = useTexts().overview
  return (item: OverviewItem) => {
    const amount = item.amount === undefined ? undefined : formatPrice(item.amount, site.formats)
    const details = [whenOf(item, { site, now, texts }), amount, item.place].filter(
      (part) => part !== undefined && part !== '',
    )
    return details.join(' · ')
  }
}

const Line = ({
  item,
  words,
  now,
}: {
  readonly item: OverviewItem
  readonly words: string
  readonly now: number
}) => {
  const details = useLine(now)(item)
  return (
    <li className={styles.line} data-overdue={item.isOverdue}>
      <p className={styles.what}>
        <Lead href={item.href}>{words}</Lead>
      </p>
      {details !== '' && <p className={styles.when}>{details}</p>}
    </li>
  )
}

const Part = ({
  id,
  heading,
  children,
}: {
  readonly id: string
  readonly heading: string
  readonly children: ReactNode
}) => (
  <section className={styles.part} aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      {heading}
    </h2>
    {children}
  </section>
)

/** The first item is large, so that it fills the first screen of a phone. */
const Next = ({ seen, at }: OverviewHad) => {
  const { next, board, nothingToDo } = useTexts().overview
  const line = useLine(at)
  const [first, ...rest] = seen.next
  const heading = seen.board ? board.next : next.heading
  if (!first)
    return (
      <Part id="my-next" heading={heading}>
        <p>{nothingToDo}</p>
      </Part>
    )
  const details = line(first)
  return (
    <Part id="my-next" heading={heading}>
      <div className={styles.first} data-overdue={first.isOverdue}>
        {details !== '' && <p className={styles.when}>{details}</p>}
        <p className={styles.firstWhat}>
          <Lead href={first.href}>{next.lines[first.kind](first.about)}</Lead>
        </p>
      </div>
      {rest.length > 0 && (
        <ul className={styles.list} aria-label={next.more}>
          {rest.map((item) => (
            <Line
              key={`${item.kind} ${item.id}`}
              item={item}
              words={next.lines[item.kind](item.about)}
              now={at}
            />
          ))}
        </ul>
      )}
    </Part>
  )
}

const Coming = ({ seen, at }: OverviewHad) => {
  const { coming, board } = useTexts().overview
  const shown = seen.coming.slice(0, shownComing)
  const rest = seen.coming.slice(shownComing)
  if (shown.length === 0) return null
  const linesOf = (items: typeof shown) => (
    <ul className={styles.list}>
      {items.map((item) => (
        <Line
          key={`${item.kind} ${item.id}`}
          item={item}
          words={coming.lines[item.kind](item.about)}
          now={at}
        />
      ))}
    </ul>
  )
  return (
    <Part id="my-coming" heading={seen.board ? board.coming : coming.heading}>
      {linesOf(shown)}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{coming.all(seen.coming.length)}</summary>
          {linesOf(rest)}
        </details>
      )}
    </Part>
  )
}

const Fresh = ({ seen, at }: OverviewHad) => {
  const { fresh, notifications } = useTexts().overview
  if (seen.fresh.length === 0) return null
  return (
    <Part id="my-news" heading={fresh.heading}>
      <ul className={styles.list}>
        {seen.fresh.map((item) => (
          <Line
            key={`${item.kind} ${item.id}`}
            item={item}
            words={
              (item.kind === 'notification' && notifications[item.about]) ||
              fresh.lines[item.kind](item.about, item.count ?? 0)
            }
            now={at}
          />
        ))}
      </ul>
    </Part>
  )
}

const Board = ({ seen }: Pick<OverviewHad, 'seen'>) => {
  const site = useSite()
  const { board } = useTexts().overview
  const { board: figures } = seen
  const ways = [
    [routePath(site, 'errands'), board.errands],
    [routePath(site, 'faultReport'), board.report],
    [routePath(site, 'contacts'), board.contacts],
  ] as const
  return (
    <div className={styles.part}>
      {figures && <p className={styles.figures}>{board.figures(figures.open, figures.late)}</p>}
      <ul className={styles.ways}>
        {ways.map(([href, title]) =>
          href === undefined ? null : (
            <li key={href}>
              <SiteLink href={href}>{title}</SiteLink>
            </li>
          ),
        )}
      </ul>
    </div>
  )
}

/** No items: links to other pages. */
const Empty = () => {
  const site = useSite()
  const { empty } = useTexts().overview
  const search = routePath(site, 'search')
  const ways = [
    [routePath(site, 'favourites'), empty.favourites],
    [routePath(site, 'savedSearches'), empty.savedSearches],
    [site.features.caseManagement ? routePath(site, 'faultReport') : undefined, empty.report],
  ] as const
  return (
    <Part id="my-empty" heading={empty.heading}>
      <p>{empty.text}</p>
      {search !== undefined && (
        <p>
          <ButtonLink href={search}>{empty.search}</ButtonLink>
        </p>
      )}
      <ul className={styles.ways}>
        {ways.map(([href, title]) =>
          href === undefined ? null : (
            <li key={href}>
              <SiteLink href={href}>{title}</SiteLink>
            </li>
          ),
        )}
      </ul>
    </Part>
  )
}

const IdentityFirst = () => {
  const site = useSite()
  const { pathname } = useLocation()
  const { identity } = useTexts().overview
  const href = identityAddress(site, pathname)
  return (
    <Notice heading={identity.heading}>
      <p>{identity.text}</p>
      {href !== undefined && (
        <p>
          <ButtonLink href={href}>{identity.action}</ButtonLink>
        </p>
      )}
    </Notice>
  )
}

export const Overview = ({
  seen,
  at,
  onRetry,
}: OverviewHad & {
  /** Fetches it again. */
  readonly onRetry: () => void
}) => {
  const { failed, board } = useTexts().overview
  const isBoard = useSession().kind === 'signedIn' && seen.board !== undefined
  const isEmpty = seen.next.length + seen.coming.length + seen.fresh.length === 0
  const isQuiet = isEmpty && seen.failed.length === 0 && !seen.isIdentityMissing
  return (
    <div className={styles.overview}>
      {seen.failed.length > 0 && (
        <Notice kind="warning">
          <p>{failed.partly}</p>
          <p>
            <Button look="secondary" onClick={onRetry}>
              {failed.retry}
            </Button>
          </p>
        </Notice>
      )}
      {isBoard && isEmpty && <p>{board.none}</p>}
      {isQuiet && !isBoard && <Empty />}
      {seen.isIdentityMissing && <IdentityFirst />}
      {/* Without the identity there may be more to do: an empty list would say that there is not. */}
      {(seen.isIdentityMissing ? seen.next.length > 0 : !isEmpty) && <Next seen={seen} at={at} />}
      <Coming seen={seen} at={at} />
      {isBoard && <Board seen={seen} />}
      <Fresh seen={seen} at={at} />
    </div>
  )
}

/** Failed to load: the session is over, or a service is down. */
export const OverviewFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const site = useSite()
  const session = useSession()
  const { pathname } = useLocation()
  const { failed, signedOut } = useTexts().overview
  const login = loginAddress(site, pathname)
  if (session.kind === 'guest' && login !== undefined)
    return (
      <Notice kind="warning" heading={signedOut.heading}>
        <p>
          <ButtonLink href={login}>{signedOut.action}</ButtonLink>
        </p>
      </Notice>
    )
  return (
    <Notice kind="warning" heading={failed.heading}>
      <p>{failed.text}</p>
      <p>
        <Button look="secondary" onClick={onRetry}>
          {failed.retry}
        </Button>
      </p>
    </Notice>
  )
}
