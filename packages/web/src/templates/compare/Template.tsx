// Up to four homes in a table, one fact per row; differences are marked.
import type { ContentPage, HomeDetails } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { cardPicture } from '../../features/homes/card-facts.ts'
import { useHomeMarksKeeper } from '../../features/homes/use-home-marks-keeper.ts'
import { homeMarks, useHomeMarks } from '../../frame/home-marks.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import card from '../../ui/Card.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { ListPage } from '../../ui/ListPage.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import { comparedIds, compareQuery } from './compared-ids.ts'
import { comparisonOf } from './comparison.ts'
import { PlansSideBySide } from './PlansSideBySide.tsx'
import styles from './Template.module.css'

export interface CompareData {
  readonly homes: readonly HomeDetails[]
  readonly hasFailed: boolean
}

/** The head of a home's column has the look of its card in a search. */
const HomeHead = ({ home, ids }: { readonly home: HomeDetails; readonly ids: readonly string[] }) => {
  const site = useSite()
  const { favourites: words } = useTexts()
  const { pathname } = useLocation()
  const keeper = useHomeMarksKeeper()
  const picture = cardPicture(home, site)
  const forget = () => {
    if (homeMarks.now()?.compared.includes(home.id))
      keeper().then(
        (kept) => kept.compare(home.id),
        (error: unknown) => reportError(error),
      )
  }
  return (
    <th scope="col" className={styles.home}>
      <div className={card.card}>
        <div className={card.body}>
          <p className={styles.name}>
            <SiteLink className={card.link} href={home.path}>
              {home.name}
            </SiteLink>
          </p>
        </div>
        <div className={card.picture}>
          {picture === undefined ? (
            <div className={card.noPicture} />
          ) : (
            <Picture
              id={picture.id}
              alt=""
              sizes="16rem"
              eager
              className={picture.isPlan ? card.plan : undefined}
            />
          )}
        </div>
        <div className={card.tools}>
          <SiteLink
            className={styles.remove}
            href={`${pathname}${compareQuery(ids.filter((id) => id !== home.id))}`}
            aria-label={words.removeFrom(home.name)}
            title={words.removeFrom(home.name)}
            onClick={forget}
          >
            <Icon name="cross" />
          </SiteLink>
        </div>
      </div>
    </th>
  )
}

export const CompareTemplate = ({ page, data }: TemplateProps<ContentPage, CompareData>) => {
  const site = useSite()
  const texts = useTexts()
  const { favourites: words } = texts
  const { pathname, search: query } = useLocation()
  const ids = comparedIds(query)
  // The page may be opened without an address of its own, with homes chosen on their cards.
  const chosen = useHomeMarks()?.compared ?? []
  // After a home is removed the page stays: its other homes are already loaded.
  const homes = ids.flatMap((id) => data.homes.find((home) => home.id === id) ?? [])
  const { hasFailed } = data
  const gone = hasFailed ? 0 : ids.length - homes.length
  const search = routePath(site, 'search') ?? site.routes.start
  const { heading, preamble, blocks } = page.model
  return (
    <ListPage heading={heading} preamble={preamble}>
      {hasFailed && (
        <Notice kind="warning" heading={words.failedHeading}>
          <p>{words.away}</p>
        </Notice>
      )}
      {gone > 0 && (
        <Notice>
          <p>{words.removed(words.homes(gone))}</p>
        </Notice>
      )}
      {homes.length < 2 && !hasFailed && (
        <Notice>
          {chosen.length > 1 ? (
            <p>
              <ButtonLink href={`${pathname}${compareQuery(chosen)}`}>
                {words.compare(words.homes(chosen.length))}
              </ButtonLink>
            </p>
          ) : (
            <p>{words.choose}</p>
          )}
          <p>
            <ButtonLink look="secondary" href={search}>
              {words.search}
            </ButtonLink>
          </p>
        </Notice>
      )}
      {homes.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too. */}
          <section className={styles.scroll} aria-label={words.table} tabIndex={0}>
            <table className={styles.table} data-homes={homes.length}>
              <thead>
                <tr>
                  <td className={styles.corner} />
                  {homes.map((home) => (
                    <HomeHead key={home.id} home={home} ids={ids} />
                  ))}
                </tr>
              </thead>
              <tbody>
                {comparisonOf(homes, site, texts).map(({ label, words: said, differs }) => (
                  <tr key={label} className={classNames(differs && styles.differs)}>
                    <th scope="row" className={styles.fact}>
                      {label}
                      {differs && <VisuallyHidden> ({words.differs})</VisuallyHidden>}
                    </th>
                    {homes.map((home, at) => (
                      <td key={home.id}>{said[at] ?? '–'}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <PlansSideBySide homes={homes} />
          <p className={styles.print}>
            <Button look="secondary" onClick={() => print()}>
              {words.print}
            </Button>
          </p>
        </>
      )}
      <ComposedBlocks blocks={blocks} />
    </ListPage>
  )
}
