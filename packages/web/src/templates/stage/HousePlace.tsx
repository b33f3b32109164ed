// The house of the stage on its page: a picture that links to the explorer, and becomes interactive once it is scrolled to and its code is
// loaded.
import type { ExplorerCover, Home, Stage } from '@husrum/domain'
import { noExplorerChoices, writeExplorerAddress } from '@husrum/domain'
import { useEffect, useMemo, useRef, useState } from 'react'
import { explorerViewsQuery } from '../../features/explorer/queries.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { lazyComponent, useLoaded } from '../../lazy/lazy-component.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { wholePicture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { houseHomesOf } from '../residence-explorer/house-homes-of.ts'
import styles from './HousePlace.module.css'
import { StatusCounts } from './StatusCounts.tsx'

const house = lazyComponent(async () => (await import('../../features/explorer/House.tsx')).House)
const legend = lazyComponent(async () => (await import('../../features/explorer/House.tsx')).Legend)

const sizes = '(width >= 64rem) 58rem, 100vw'

interface Props {
  readonly cover: ExplorerCover
  readonly stage: Stage
  readonly homes: readonly Home[]
  /** In the time zone of the site, `yyyy-MM-dd`. */
  readonly today: string
}

const LiveHouse = ({ cover, stage, homes, today }: Props) => {
  const site = useSite()
  const { homes: texts } = useTexts()
  const { explorer } = useCapabilities()
  const LoadedHouse = useLoaded(house)
  const LoadedLegend = useLoaded(legend)
  const { views = [], start } = useLiveQuery(explorerViewsQuery(stage.id, site, explorer)).data ?? {}
  const shown = useMemo(
    () => houseHomesOf(homes, noExplorerChoices(site), { site, texts, today }),
    [homes, site, texts, today],
  )
  const view = views.find(({ id }) => id === start)
  return LoadedHouse && LoadedLegend && view ? (
    <>
      <LoadedHouse
        views={views}
        view={view}
        homes={shown}
        chosen=""
        addressWith={(change) =>
          writeExplorerAddress(
            cover.path,
            { view: '', home: '', choices: noExplorerChoices(site), ...change },
            site,
          )
        }
        isOwnPage={false}
        isBrief
        sizes={sizes}
      />
      <LoadedLegend homes={shown} isCounted />
    </>
  ) : (
    <Still cover={cover} homes={homes} />
  )
}

const Still = ({ cover: { path, image, aspect = 1.5 }, homes }: Pick<Props, 'cover' | 'homes'>) => {
  const { explorer: texts } = useTexts()
  return (
    <>
      <SiteLink href={path}>
        <img
          className={styles.picture}
          {...wholePicture(image)}
          alt={texts.section}
          width={1200}
          height={Math.round(1200 / aspect)}
          sizes={sizes}
          loading="lazy"
        />
      </SiteLink>
      <StatusCounts homes={homes} />
    </>
  )
}

export const HousePlace = (props: Props) => {
  const { explorer: texts } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current: element } = place
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <Section heading={texts.section}>
      <p>{texts.sectionText}</p>
      <div ref={place} className={styles.house}>
        {isNear ? <LiveHouse {...props} /> : <Still {...props} />}
        <p>
          <ButtonLink look="secondary" href={props.cover.path}>
            {texts.toExplorer}
          </ButtonLink>
        </p>
      </div>
    </Section>
  )
}
