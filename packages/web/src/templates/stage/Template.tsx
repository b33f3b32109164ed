// A stage: where it is, what is for sale in it, when one can see it and move in.
import type { Home, ResidenceStatus, SiteDefinition, Stage, StagePage } from '@husrum/domain'
import {
  formatPrice,
  priceEnds,
  routePath,
  searchedStatuses,
  stagePriceRange,
  statusColour,
  untouchedSearch,
  vipWindow,
  writeSearchAddress,
} from '@husrum/domain'
import { Facts } from '../../features/homes/Facts.tsx'
import { HomeList } from '../../features/homes/HomeList.tsx'
import {
  accessWords,
  dateWords,
  momentIn,
  placeWords,
  priceWords,
  sizeWords,
} from '../../features/homes/home-words.ts'
import { PhaseTimeline } from '../../features/homes/PhaseTimeline.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useRetried } from '../../frame/use-retried.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import type { HomesOfStatus } from './homes-by-status.ts'
import { homesByStatus } from './homes-by-status.ts'
import { stageFacts } from './stage-facts.ts'
import styles from './Template.module.css'

export interface StageData {
  /** Undefined where they could not be had. */
  readonly homes: readonly Home[] | undefined
  /** In the country of the site, `yyyy-MM-dd`. */
  readonly today: string
}

const homesId = 'homes'
/** How many homes of a status are shown with their pictures; a whole house would be a long way to scroll. */
const cards = 9
/** Search engines are told where viewings stand. */
export const viewingsId = 'viewings'

const isSearched = (status: ResidenceStatus): boolean =>
  searchedStatuses.some((searched) => searched === status)

const searchOfStage = (site: SiteDefinition, { id }: Stage): string => {
  const untouched = untouchedSearch(site)
  return writeSearchAddress({ ...untouched, filters: { ...untouched.filters, stageIds: [id] } }, site)
}

const VipSale = ({ stage, today }: { readonly stage: Stage; readonly today: string }) => {
  const site = useSite()
  const { vip } = useTexts().homes.stage
  const window = vipWindow(stage, today)
  if (!site.features.vip || window === 'none' || window === 'after') return null
  const day = (date: string) => dateWords(date.slice(0, 10), site)
  const more = routePath(site, 'vipInformation')
  return (
    <Notice heading={vip.heading}>
      <p>
        {window === 'before' && stage.vipStart !== undefined
          ? vip.before(day(stage.vipStart))
          : vip.open(stage.vipEnd === undefined ? undefined : day(stage.vipEnd))}
      </p>
      {more !== undefined && (
        <p>
          <SiteLink href={more}>{vip.more}</SiteLink>
        </p>
      )}
    </Notice>
  )
}

/** Homes by their names, without pictures. */
const PlainHomes = ({ homes }: { readonly homes: readonly Home[] }) => {
  const site = useSite()
  const { homes: texts } = useTexts()
  return (
    <ul className={styles.plainHomes}>
      {homes.map((home) => (
        <li key={home.id} className={styles.plainHome}>
          <SiteLink className={styles.plainLink} href={home.path}>
            {home.name}
          </SiteLink>
          <span className={styles.size}>
            {sizeWords(home, site)}
            {isSearched(home.status) && ` · ${priceWords(home, site, texts)[0]}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

const HomesWithStatus = ({ status, homes }: HomesOfStatus) => {
  const { country } = useSite()
  const { homes: texts } = useTexts()
  const words = (
    <>
      <StatusMark word={texts.status[status]} colour={statusColour(status, country)} />{' '}
      <span className={styles.count}>{texts.homesCount(homes.length)}</span>
    </>
  )
  return isSearched(status) ? (
    <div className={styles.group}>
      <h3 className={styles.groupHeading}>{words}</h3>
      <HomeList homes={homes.slice(0, cards)} level={4} />
      {homes.length > cards && (
        <details className={styles.others}>
          <summary className={styles.summary}>{texts.stage.moreHomes(homes.length - cards)}</summary>
          <PlainHomes homes={homes.slice(cards)} />
        </details>
      )}
    </div>
  ) : (
    <details className={styles.others}>
      <summary className={styles.summary}>{words}</summary>
      <PlainHomes homes={homes} />
    </details>
  )
}

const Homes = ({ homes }: { readonly homes: readonly Home[] }) => {
  const { stage } = useTexts().homes
  const groups = homesByStatus(homes)
  return (
    <>
      {!groups.some(({ status }) => isSearched(status)) && <p>{stage.noneForSale}</p>}
      {groups.map((group) => (
        <HomesWithStatus key={group.status} {...group} />
      ))}
    </>
  )
}

export const StageTemplate = ({ page, data }: TemplateProps<StagePage, StageData>) => {
  const { search } = useCapabilities()
  const homes = useRetried(data.homes, () => search.byIds(page.model.homeIds)) ?? []
  const { today } = data
  const site = useSite()
  const { homes: texts } = useTexts()
  const { object, stage: words } = texts
  const { stage } = page.model
  const isForSale = stage.homes > 0
  const prices = priceEnds(stagePriceRange(stage, site.country))
  const viewings = [...new Set(homes.flatMap(({ showings }) => showings))].sort().flatMap((instant) => {
    const moment = momentIn(instant, site.country)
    return moment ? [{ instant, words: texts.moment(moment) }] : []
  })
  // The way here leads over the start page and the search to the places, and ends at the page itself.
  const places = page.breadcrumbs.slice(2, -1)
  return (
    <article className={styles.page}>
      <header className={styles.top}>
        <div className={styles.words}>
          <StatusMark
            word={texts.projectStatus[stage.status]}
            colour={statusColour(stage.status, site.country)}
          />
          <h1 className={styles.heading}>{stage.name}</h1>
          <p className={styles.place}>{placeWords(stage)}</p>
          <p className={styles.preamble} lang={site.catalogueLocale}>
            {stage.shortDescription}
          </p>
          {isForSale && prices && (
            <p className={styles.price}>{texts.fromPrice(formatPrice(prices[0], site.formats))}</p>
          )}
          <p>{accessWords({ ...stage, projectStatus: stage.status }, texts)}</p>
          <div className={styles.ways}>
            {isForSale && <ButtonLink href={`#${homesId}`}>{words.toHomes}</ButtonLink>}
            {viewings.length > 0 && (
              <ButtonLink look="secondary" href={`#${viewingsId}`}>
                {object.toViewings}
              </ButtonLink>
            )}
          </div>
        </div>
        {stage.image !== '' && (
          <div className={styles.picture}>
            <Picture id={stage.image} alt="" sizes="(width >= 62rem) 50vw, 100vw" eager />
          </div>
        )}
      </header>
      <VipSale stage={stage} today={today} />
      <Section heading={words.facts}>
        <Facts facts={stageFacts(stage, homes, site, texts)} />
      </Section>
      <Section
        heading={words.homes}
        id={homesId}
        {...(isForSale &&
          routePath(site, 'search') !== undefined && {
            aside: <SiteLink href={searchOfStage(site, stage)}>{words.searchHomes}</SiteLink>,
          })}
      >
        <Homes homes={homes} />
      </Section>
      {isForSale && (
        <Section heading={object.viewings} id={viewingsId}>
          {viewings.length === 0 ? (
            <p className={styles.text}>{object.noViewings}</p>
          ) : (
            <ul className={styles.viewings}>
              {viewings.map(({ instant, words: when }) => (
                <li key={instant} className={styles.viewing}>
                  <time dateTime={instant}>{when}</time>
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
      <div className={styles.pair}>
        <Section heading={words.location}>
          <p className={styles.text}>{words.locationText({ ...stage, place: placeWords(stage) })}</p>
          {places.length > 0 && (
            <ul className={styles.places}>
              {places.map(({ title, href }) => (
                <li key={href}>
                  <SiteLink className={styles.placeLink} href={href}>
                    {words.moreIn(title)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </Section>
        <Section heading={object.phases}>
          <PhaseTimeline phase={stage.phase} />
        </Section>
      </div>
    </article>
  )
}
