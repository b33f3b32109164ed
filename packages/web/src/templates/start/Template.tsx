// The start page: introduction, the short search, the places, the news.
import type { Home, StartPage } from '@husrum/domain'
import { Suspense } from 'react'
import { HomeList } from '../../features/homes/HomeList.tsx'
import { PlaceList } from '../../features/homes/PlaceList.tsx'
import { QuickSearch } from '../../features/homes/QuickSearch.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useRetried } from '../../frame/use-retried.ts'
import { lazyComponent } from '../../lazy/lazy-component.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { listedHomeIds } from '../content/blocks.ts'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import { heroes } from './heroes.ts'
import styles from './Template.module.css'

/** How many of the header's quick links are shown large if there is no search. */
const waysShown = 2

/** Only for visitors with recently viewed homes and consent. */
export const lastVisited = lazyComponent(
  async () => (await import('../../features/homes/LastVisited.tsx')).LastVisited,
)

export interface StartData {
  /** Undefined if they could not be loaded. */
  readonly homes: readonly Home[] | undefined
  /** The visitor's recently viewed homes. */
  readonly visited: readonly Home[]
}

export const idsOfStart = ({ model: { newestIds, blocks } }: StartPage): readonly string[] => [
  ...new Set([...newestIds, ...listedHomeIds(blocks)]),
]

export const StartTemplate = ({ page, data }: TemplateProps<StartPage, StartData>) => {
  const { key, features, routes, showcase } = useSite()
  const { homes: texts } = useTexts()
  const { heading, preamble, heroImage, newestIds, places, blocks } = page.model
  const { search: catalogue } = useCapabilities()
  const found = useRetried(data.homes, () => catalogue.byIds(idsOfStart(page)))
  const homes = found ?? []
  const newest = homes.filter(({ id }) => newestIds.includes(id))
  const search = features.search ? routes.search : undefined
  return (
    <div className={styles.page}>
      <div className={styles.hero} data-hero={heroes[key]}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.preamble}>{preamble}</p>
          {showcase.amenities.length > 0 && (
            <ul className={styles.amenities} aria-label={texts.inAllHouses}>
              {showcase.amenities.map((amenity) => (
                <li key={amenity}>{texts.card.amenities[amenity]}</li>
              ))}
            </ul>
          )}
          {search === undefined && (
            <p className={styles.ways}>
              {page.navigation.quickLinks.slice(0, waysShown).map(({ title, href }) => (
                <SiteLink key={href} className={styles.way} href={href}>
                  {title}
                </SiteLink>
              ))}
            </p>
          )}
        </div>
        <div className={styles.picture}>
          <Picture id={heroImage} alt="" sizes="(width >= 62rem) 58vw, 100vw" eager />
        </div>
        {search && (
          <div className={styles.search}>
            <QuickSearch />
          </div>
        )}
      </div>
      {data.visited.length > 0 && (
        <Suspense fallback={null}>
          <lastVisited.Component homes={data.visited} />
        </Suspense>
      )}
      {found === undefined && newestIds.length > 0 && (
        <Section heading={texts.start.newest}>
          <Notice kind="warning">
            <p>{texts.start.away}</p>
          </Notice>
        </Section>
      )}
      {newest.length > 0 && (
        <Section
          heading={texts.start.newest}
          aside={
            search && (
              <SiteLink className={styles.all} href={search}>
                {texts.start.allHomes}
                <Icon name="arrow" />
              </SiteLink>
            )
          }
        >
          <HomeList homes={newest} row />
        </Section>
      )}
      {search && places.length > 0 && (
        <Section heading={texts.start.places}>
          <PlaceList places={places} />
        </Section>
      )}
      <ComposedBlocks blocks={blocks} homes={homes} />
    </div>
  )
}
