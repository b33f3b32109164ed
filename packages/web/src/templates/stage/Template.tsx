// A stage: its place, its homes for sale, its viewings and its access dates.
import type { Home, ResidenceStatus, SiteDefinition, Stage, StageDetails, StagePage } from '@husrum/domain'
import {
  formatPrice,
  interestAddress,
  isConsentedTo,
  priceEnds,
  routePath,
  searchedStatuses,
  stagePriceRange,
  statusColour,
  untouchedSearch,
  vipWindow,
  writeSearchAddress,
} from '@husrum/domain'
import { useConsentFlow } from '../../features/consent/consent-context.tsx'
import { Agents } from '../../features/homes/Agents.tsx'
import { Facts } from '../../features/homes/Facts.tsx'
import { accessWords, dateWords, placeWords, projectStatusWords } from '../../features/homes/home-words.ts'
import { useInterestNote } from '../../features/homes/interest-note.ts'
import { Papers } from '../../features/homes/Papers.tsx'
import { PhaseTimeline } from '../../features/homes/PhaseTimeline.tsx'
import { StageList } from '../../features/homes/StageList.tsx'
import { Viewings } from '../../features/homes/Viewings.tsx'
import { MapPlace } from '../../features/map/MapPlace.tsx'
import { mapAddress } from '../../features/map/map-address.ts'
import { SunOverStage } from '../../features/sun/SunOverStage.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useNotedVisit } from '../../frame/use-noted-visit.ts'
import { useRetried } from '../../frame/use-retried.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { HomeTable } from './HomeTable.tsx'
import { HousePlace } from './HousePlace.tsx'
import { Renting } from './Renting.tsx'
import { StatusCounts } from './StatusCounts.tsx'
import { stageFacts } from './stage-facts.ts'
import { pinsOf } from './stage-pins.ts'
import styles from './Template.module.css'

export interface StageData {
  /** Undefined if they could not be loaded. */
  readonly homes: readonly Home[] | undefined
  /** In the time zone of the site, `yyyy-MM-dd`. */
  readonly today: string
}

const homesId = 'homes'
const contactId = 'contact'
/** The structured data link to this part. */
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

/** The house has the counts of the statuses beside it. */
const Homes = ({
  homes,
  stage,
  today,
  hasHouse,
}: Parameters<typeof HomeTable>[0] & { readonly hasHouse: boolean }) => {
  const { stage: words } = useTexts().homes
  return (
    <>
      {!homes.some(({ status }) => isSearched(status)) && <p>{words.noneForSale}</p>}
      {homes.length > 0 && (
        <>
          {!hasHouse && <StatusCounts homes={homes} />}
          <HomeTable homes={homes} stage={stage} today={today} />
        </>
      )}
    </>
  )
}

const Surroundings = ({ stage: { surroundings = [] } }: { readonly stage: StageDetails }) => {
  const { stage: words } = useTexts().homes
  return surroundings.length === 0 ? null : (
    <>
      <h3>{words.withinWalk}</h3>
      <Facts
        facts={surroundings.map(({ kind, walkMinutes }) => ({
          label: words.surrounding[kind],
          values: [words.walk(walkMinutes)],
        }))}
      />
    </>
  )
}

/** The lowest rent of the available homes. */
const RentFrom = ({ homes }: { readonly homes: readonly Home[] }) => {
  const { formats } = useSite()
  const { homes: texts, rentals } = useTexts()
  const rents = homes.flatMap(({ status, monthlyFee }) => (isSearched(status) && monthlyFee) || [])
  const [lowest] = rents.toSorted((a, b) => a - b)
  return lowest === undefined ? null : (
    <p className={styles.price}>{rentals.rentFrom(texts.perMonth(formatPrice(lowest, formats)))}</p>
  )
}

export const StageTemplate = ({ page, data }: TemplateProps<StagePage, StageData>) => {
  const { search } = useCapabilities()
  const homes = useRetried(data.homes, () => search.byIds(page.model.homeIds)) ?? []
  const { today } = data
  const site = useSite()
  const { homes: texts, homePage, rentals } = useTexts()
  const { object, stage: words } = texts
  const { stage } = page.model
  const isRental = page.template === 'rentalProject'
  useNotedVisit({ stageId: stage.id }, isConsentedTo(useConsentFlow().consent, 'statistics'))
  const isForSale = stage.homes > 0
  const subject = { stageId: stage.id }
  // No interest can be registered in a sold-out stage.
  const interest = stage.status === 'soldOut' ? undefined : interestAddress(subject, site)
  const InterestNote = useInterestNote()
  const prices = priceEnds(stagePriceRange(stage, site.country))
  const viewings = stage.showings
  // The breadcrumbs go from the start page and the search to the places, and end at the page itself.
  const places = page.breadcrumbs.slice(2, -1)
  const { nearby, streets = [], mapTiles } = page.model
  const pins = pinsOf(page.model, texts)
  const onMap = mapAddress(pins, site)
  const nearbyStages = nearby.length > 0 && (
    <Section heading={isForSale ? words.nearby : words.nearbyInstead}>
      <StageList stages={nearby} />
    </Section>
  )
  return (
    <article className={styles.page}>
      <header className={styles.top}>
        <div className={styles.words}>
          <StatusMark
            word={projectStatusWords(stage, texts)}
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
          {isRental && <RentFrom homes={homes} />}
          <p>{accessWords({ ...stage, projectStatus: stage.status }, texts)}</p>
          <div className={styles.ways}>
            {isForSale && <ButtonLink href={`#${homesId}`}>{words.toHomes}</ButtonLink>}
            {viewings.length > 0 && (
              <ButtonLink look="secondary" href={`#${viewingsId}`}>
                {object.toViewings}
              </ButtonLink>
            )}
            <ButtonLink look={isForSale ? 'secondary' : 'primary'} href={interest ?? `#${contactId}`}>
              {homePage.nextStep[interest === undefined ? 'contact' : 'interest']}
            </ButtonLink>
          </div>
          {InterestNote && <InterestNote subject={subject} />}
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
      {page.model.explorer && (
        <HousePlace cover={page.model.explorer} stage={stage} homes={homes} today={today} />
      )}
      <Section
        heading={words.homes}
        id={homesId}
        {...(isForSale &&
          routePath(site, 'search') !== undefined && {
            aside: (
              <SiteLink href={searchOfStage(site, stage)}>
                {isRental ? rentals.searchHere : words.searchHomes}
              </SiteLink>
            ),
          })}
      >
        <Homes homes={homes} stage={stage} today={today} hasHouse={page.model.explorer !== undefined} />
      </Section>
      {isRental && <Renting />}
      {!isForSale && nearbyStages}
      {isForSale && (
        <Section heading={object.viewings} id={viewingsId}>
          <Viewings showings={viewings} path={stage.path} />
        </Section>
      )}
      <Papers papers={page.model.papers} />
      <Section heading={homePage.agent.heading} id={contactId}>
        <Agents contacts={stage.contacts} contact={page.contact} />
      </Section>
      <SunOverStage stage={stage} />
      <div className={styles.pair}>
        <Section heading={words.location}>
          <p className={styles.text}>{words.locationText({ ...stage, place: placeWords(stage) })}</p>
          {streets.length > 0 && <Facts facts={[{ label: texts.labels.address, values: streets }]} />}
          <Surroundings stage={stage} />
          <MapPlace pins={pins} tiles={mapTiles} />
          {(onMap !== undefined || places.length > 0) && (
            <ul className={styles.places}>
              {onMap !== undefined && (
                <li>
                  <SiteLink className={styles.placeLink} href={onMap} rel="nofollow">
                    {words.searchOnMap}
                  </SiteLink>
                </li>
              )}
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
      {isForSale && nearbyStages}
    </article>
  )
}
