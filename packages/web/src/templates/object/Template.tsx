// A home's own page.

import type {
  Contact,
  Home,
  HomeDetails,
  ObjectPage,
  Resale,
  SiteDefinition,
  StageDetails,
} from '@husrum/domain'
import { isConsentedTo, nextStepFor, statusColour } from '@husrum/domain'
import { useConsentFlow } from '../../features/consent/consent-context.tsx'
import { Agents } from '../../features/homes/Agents.tsx'
import { Facts } from '../../features/homes/Facts.tsx'
import { FloorPlan } from '../../features/homes/FloorPlan.tsx'
import { Gallery } from '../../features/homes/Gallery.tsx'
import { HomeList } from '../../features/homes/HomeList.tsx'
import { HomeTools } from '../../features/homes/HomeTools.tsx'
import { dateWords, placeWords, sizeWords, statusWords } from '../../features/homes/home-words.ts'
import { MonthlyCost } from '../../features/homes/MonthlyCost.tsx'
import { Papers } from '../../features/homes/Papers.tsx'
import { PhaseTimeline } from '../../features/homes/PhaseTimeline.tsx'
import { PlanRooms } from '../../features/homes/PlanRooms.tsx'
import { shotsOf } from '../../features/homes/shots.ts'
import { usePictureViewer } from '../../features/homes/use-picture-viewer.tsx'
import { Viewings } from '../../features/homes/Viewings.tsx'
import { WalkThrough } from '../../features/panorama/WalkThrough.tsx'
import { SunAndLight } from '../../features/sun/SunAndLight.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useNotedVisit } from '../../frame/use-noted-visit.ts'
import { lazyComponent, useLoaded } from '../../lazy/lazy-component.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { mainPrice } from './main-price.ts'
import { NextStepBar, partIds } from './NextStepBar.tsx'
import { objectFacts } from './object-facts.ts'
import { PriceBlock } from './PriceBlock.tsx'
import styles from './Template.module.css'

/** Needs script, so it loads after the page. */
const pageTools = lazyComponent(async () => (await import('../../features/homes/PageTools.tsx')).PageTools)

/** Visitors of a sold home first see similar homes for sale. */
const Sold = ({ home, similar }: { readonly home: HomeDetails; readonly similar: readonly Home[] }) => {
  const site = useSite()
  const { sold } = useTexts().homePage
  const words = home.disposalForm === 'tenancy' ? sold.let : sold.sold
  return (
    <div className={styles.sold}>
      <Notice heading={words.heading}>
        <p>
          {home.soldAt !== undefined && `${words.on(dateWords(home.soldAt, site))} `}
          {similar.length > 0 ? sold.nearest : sold.none}
        </p>
      </Notice>
      {similar.length > 0 && (
        <Section heading={sold.alternatives}>
          <HomeList homes={similar} row />
        </Section>
      )}
    </div>
  )
}

/** A resale has its broker as contact; all other homes have ours. */
const sellersOf = ({ resale }: HomeDetails, { contacts }: StageDetails): readonly Contact[] | undefined =>
  resale ? [{ ...resale.broker, id: 'broker', role: 'externalAgent1' }] : contacts

const SoldByOwner = ({ resale }: { readonly resale: Resale }) => {
  const { succession } = useSite().routes
  const { agent } = useTexts().homePage
  return (
    <div className={styles.soldBy}>
      <p>{agent.soldBy(resale.broker.agency)}</p>
      {succession !== undefined && (
        <p>
          <SiteLink className={styles.resales} href={succession}>
            {agent.allResales}
          </SiteLink>
        </p>
      )}
    </div>
  )
}

/** The same page in the language of the contract; absent if it is this one. */
const inCatalogueLanguage = ({ alternates }: ObjectPage['seo'], { catalogueLocale = 'sv' }: SiteDefinition) =>
  alternates?.find(({ language }) => language.startsWith(catalogueLocale))?.href

export const ObjectTemplate = ({ page }: TemplateProps<ObjectPage, undefined>) => {
  const site = useSite()
  const { homes: texts, homePage } = useTexts()
  const { home, stage, similar, papers } = page.model
  const { object } = texts
  const shots = shotsOf(home, homePage, site.locale)
  const PageTools = useLoaded(pageTools)
  useNotedVisit(
    { stageId: stage.id, objectId: home.id },
    isConsentedTo(useConsentFlow().consent, 'statistics'),
  )
  const openPicture = usePictureViewer(shots, home.name)
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <StatusMark word={statusWords(home, texts)} colour={statusColour(home.status, site.country)} />
        <h1>{home.name}</h1>
        <p className={styles.summary}>
          <span>{placeWords(home)}</span>
          <span>{sizeWords(home, site)}</span>
          <span className={styles.price}>{mainPrice(home, site, texts).words}</span>
        </p>
      </div>
      {home.status === 'sold' && <Sold home={home} similar={similar} />}
      <Gallery shots={shots} name={home.name} onOpen={openPicture} />
      <div className={styles.columns}>
        <aside className={styles.aside}>
          <PriceBlock
            home={home}
            stage={stage}
            bookedAt={site.isLocalizedSubsite ? inCatalogueLanguage(page.seo, site) : undefined}
          >
            <div id={partIds.contact}>
              <h3 className={styles.contact}>{homePage.agent.heading}</h3>
              {home.resale && <SoldByOwner resale={home.resale} />}
              <Agents contacts={sellersOf(home, stage)} contact={page.contact} />
            </div>
            <HomeTools home={home} all />
            <div className={styles.tools}>
              {PageTools && <PageTools title={page.seo.title} address={page.seo.canonical} />}
            </div>
          </PriceBlock>
        </aside>
        <div className={styles.main}>
          {home.description.trim() !== '' && (
            <Section heading={object.description}>
              <div className={styles.text} lang={site.catalogueLocale}>
                {home.description.split(/\n\s*\n/).map((paragraph, at) => (
                  <p key={paragraph} className={at === 0 ? styles.lead : undefined}>
                    {paragraph}
                  </p>
                ))}
              </div>
            </Section>
          )}
          <Section heading={object.facts}>
            <Facts facts={objectFacts(home, site, texts)} />
          </Section>
          <SunAndLight home={home} stage={stage} />
          <MonthlyCost home={home} />
          {home.floorPlan !== '' && (
            <Section heading={texts.floorPlan.heading}>
              <FloorPlan home={home} onOpen={openPicture} />
              <PlanRooms rooms={home.planRooms ?? []} />
            </Section>
          )}
          <WalkThrough home={home} />
          <Papers papers={papers} />
          {nextStepFor(home, site.country) !== 'otherHomes' && (
            <Section heading={object.viewings} id={partIds.viewings}>
              <Viewings showings={home.showings} path={home.path} />
            </Section>
          )}
          <div className={styles.stage}>
            <Section heading={object.aboutStage(stage.name)}>
              <p className={styles.text} lang={site.catalogueLocale}>
                {stage.shortDescription}
              </p>
              <h3>{object.phases}</h3>
              <PhaseTimeline phase={stage.phase} />
              <p>
                <ButtonLink look="secondary" href={stage.path}>
                  {object.homesInStage(stage.name)}
                </ButtonLink>
              </p>
            </Section>
          </div>
          <p className={styles.printed}>
            {homePage.tools.printedFrom} {page.seo.canonical}
          </p>
        </div>
      </div>
      {similar.length > 0 && home.status !== 'sold' && (
        <div className={styles.similar}>
          <Section heading={object.similar}>
            <HomeList homes={similar} row />
          </Section>
        </div>
      )}
      <NextStepBar home={home} stagePath={stage.path} />
    </div>
  )
}
