// Start of My Pages: the next thing to do, large; then what is in progress; then what is new.
import type { NextStepKind, OverviewItem } from '@husrum/domain'
import { formatPrice, identityAddress, loginAddress, routePath } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import shared from '../../ui/Parts.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './Overview.module.css'
import type { OverviewHad } from './overview-query.ts'
import { comingWords, nextWords, whenOf } from './overview-words.ts'

/** Further items are in the list of their subject. */
const shownComing = 6

const Lead = ({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) =>
  href === undefined ? children : <SiteLink href={href}>{children}</SiteLink>

/** The day, the amount and the place of an item. */
const useDetails = (now: number) => {
  const site = useSite()
  const texts = useTexts().overview
  return (item: OverviewItem): readonly string[] => {
    const amount = item.amount === undefined ? undefined : formatPrice(item.amount, site.formats)
    return [whenOf(item, { site, now, texts }), amount, item.place].filter(
      (part) => part !== undefined && part !== '',
    ) as readonly string[]
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
  const details = useDetails(now)(item)
  return (
    <li className={styles.line} data-overdue={item.isOverdue}>
      <p className={styles.what}>
        <Lead href={item.href}>{words}</Lead>
      </p>
      {details.length > 0 && <p className={styles.when}>{details.join(' · ')}</p>}
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

const NextCard = ({
  item,
  isFirst,
  now,
}: {
  readonly item: OverviewItem<NextStepKind>
  readonly isFirst: boolean
  readonly now: number
}) => {
  const site = useSite()
  const texts = useTexts().overview
  const words = nextWords(item, texts)
  const action = texts.next.actions[item.kind]
  const when = whenOf(item, { site, now, texts })
  return (
    <li className={styles.card} data-first={isFirst} data-overdue={item.isOverdue}>
      {when !== '' && <p className={styles.when}>{when}</p>}
      <h3 className={styles.cardWhat}>{words}</h3>
      {item.amount !== undefined && <p className={styles.amount}>{formatPrice(item.amount, site.formats)}</p>}
      {item.place !== undefined && <p className={styles.when}>{item.place}</p>}
      {item.href !== undefined && (
        <p className={styles.action}>
          <ButtonLink
            href={item.href}
            look={isFirst ? 'primary' : 'secondary'}
            aria-label={`${action}: ${words}`}
          >
            {action}
          </ButtonLink>
        </p>
      )}
    </li>
  )
}

/** The first step stands out, so that it fills the first screen of a phone. */
const Next = ({ seen, at }: OverviewHad) => {
  const { next, board, nothingToDo } = useTexts().overview
  return (
    <Part id="my-next" heading={seen.board ? board.next : next.heading}>
      {seen.next.length === 0 ? (
        <p>{nothingToDo}</p>
      ) : (
        <ul className={styles.cards}>
          {seen.next.map((item, place) => (
            <NextCard key={`${item.kind} ${item.id}`} item={item} isFirst={place === 0} now={at} />
          ))}
        </ul>
      )}
    </Part>
  )
}

const Homes = ({ homes }: Pick<OverviewHad['seen'], 'homes'>) => {
  const { home: texts } = useTexts().overview
  return (
    <Part id="my-homes" heading={texts.heading}>
      <ul className={styles.homes}>
        {homes.map(({ id, name, address, image, href }) => (
          <li key={id} className={styles.home}>
            {image !== undefined && (
              <Picture id={image} alt="" sizes="(width >= 64rem) 24rem, 100vw" className={styles.picture} />
            )}
            <h3 className={styles.homeName}>{name}</h3>
            <p className={styles.when} translate="no">
              {address}
            </p>
            {href !== undefined && (
              <p>
                <SiteLink className={shared.way} href={href} aria-label={`${texts.open}: ${name}`}>
                  {texts.open}
                </SiteLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Coming = ({ seen, at }: OverviewHad) => {
  const texts = useTexts().overview
  const { coming, board } = texts
  const shown = seen.coming.slice(0, shownComing)
  const rest = seen.coming.slice(shownComing)
  if (shown.length === 0) return null
  const linesOf = (items: typeof shown) => (
    <ul className={styles.list}>
      {items.map((item) => (
        <Line key={`${item.kind} ${item.id}`} item={item} words={comingWords(item, texts)} now={at} />
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
      <div className={styles.columns}>
        {/* Without the identity there may be more to do: an empty list would say that there is not. */}
        {(seen.isIdentityMissing ? seen.next.length > 0 : !isEmpty) && <Next seen={seen} at={at} />}
        {seen.homes.length > 0 && <Homes homes={seen.homes} />}
      </div>
      <div className={styles.columns}>
        <Coming seen={seen} at={at} />
        {isBoard && <Board seen={seen} />}
        <Fresh seen={seen} at={at} />
      </div>
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
