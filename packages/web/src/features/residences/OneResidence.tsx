// One home of a resident: current step, facts as agreed, plan, documents, and warranty.
import type { OwnedResidence } from '@husrum/application'
import type { ResidenceStanding } from '@husrum/domain'
import {
  currentDays,
  dayInWords,
  directionsOf,
  entryDateOf,
  floorInHouse,
  formatArea,
  formatDay,
  formatPrice,
  formatRooms,
  ownBookingAddress,
  routePath,
  standingOf,
} from '@husrum/domain'
import type { ReactNode } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import shared from '../../ui/Parts.module.css'
import { Picture, pictureAddress } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import styles from './Residences.module.css'
import { timelineAddress } from './residence-address.ts'
import {
  agreedLines,
  colourOfStanding,
  entryWords,
  nextWords,
  warrantiesOf,
  whenOf,
} from './residence-words.ts'

interface PartProps {
  readonly residence: OwnedResidence
  /** `yyyy-MM-dd` */
  readonly today: string
}

const Part = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <h2 className={shared.heading}>{heading}</h2>
    {children}
  </section>
)

/** Links by status, most used first; the first is shown as a button. */
const useWays = ({ residence, standing }: { residence: OwnedResidence; standing: ResidenceStanding }) => {
  const site = useSite()
  const { ways } = useTexts().residences
  const { id, home, bookingId, hasFaultReports, isSuccession } = residence
  const report = hasFaultReports ? routePath(site, 'faultReport') : undefined
  const documents = isSuccession ? undefined : routePath(site, 'documents')
  const timeline = [ways.timeline, timelineAddress(site, id)] as const
  const booking = [ways.booking, bookingId && ownBookingAddress(site, bookingId)] as const
  const contacts = [ways.contacts, routePath(site, 'contacts')] as const
  const papers = [ways.documents, documents] as const
  const byStanding: Readonly<
    Record<ResidenceStanding, readonly (readonly [title: string, href: string | undefined])[]>
  > = {
    held: [booking],
    signed: [timeline, papers, booking, contacts],
    choosing: [[ways.interior, timelineAddress(site, id, 'interior')], timeline, papers, contacts],
    waiting: [timeline, [ways.inspection, timelineAddress(site, id, 'inspection')], papers, contacts],
    movedIn: [[ways.report, report], papers, timeline, contacts],
    owned: [[ways.report, report], papers, timeline, contacts],
    left: [papers, contacts],
  }
  const advert = home.path === '' ? undefined : home.path
  return [...byStanding[standing], [ways.advert, advert] as const].filter(
    (way): way is readonly [string, string] => way[1] !== undefined,
  )
}

const Now = ({ residence, today }: PartProps) => {
  const site = useSite()
  const texts = useTexts().residences
  const standing = standingOf(residence, today)
  const [first, ...others] = useWays({ residence, standing })
  return (
    <section className={styles.now}>
      <h2 className={shared.heading}>{texts.next.heading}</h2>
      <p>{nextWords(residence, { site, today, texts })}</p>
      <div className={shared.ways}>
        {first && <ButtonLink href={first[1]}>{first[0]}</ButtonLink>}
        {others.map(([title, href]) => (
          <SiteLink key={title} className={shared.way} href={href}>
            {title}
          </SiteLink>
        ))}
      </div>
    </section>
  )
}

const Facts = ({ residence }: Pick<PartProps, 'residence'>) => {
  const site = useSite()
  const { one } = useTexts().residences
  const words = useTexts().homes
  const { formats } = site
  const { home, agreedOn, completedOn, days } = residence
  const { moveIn } = currentDays(days)
  const outdoors = (home.outdoorSpaces ?? []).map(({ type, direction, area }) =>
    [
      words.outdoorArea[type],
      direction && words.direction[direction],
      area !== undefined && `(${formatArea(area, formats)})`,
    ]
      .filter(Boolean)
      .join(' '),
  )
  const form = Object.entries(words.disposalForm).find(([key]) => key === home.disposalForm)?.[1]
  const facts: readonly (readonly [label: string, ...values: (string | undefined)[]])[] = [
    [words.labels.address, `${home.address}, ${home.municipality}`],
    [one.rooms, formatRooms(home.rooms, formats)],
    [one.area, formatArea(home.area, formats)],
    [words.labels.floor, floorInHouse(home, site.locale)],
    [words.labels.outdoors, ...outdoors],
    [
      one.direction,
      outdoors.length > 0
        ? undefined
        : directionsOf(home)
            .map((each) => words.direction[each])
            .join(', '),
    ],
    [words.labels.disposalForm, form],
    ...agreedLines(residence, one, site),
    [one.fee, home.monthlyFee === undefined ? undefined : formatPrice(home.monthlyFee, formats)],
    [one.agreedOn, agreedOn && formatDay(agreedOn, site)],
    [one.completedOn, completedOn && formatDay(completedOn, site)],
    [one.moveIn, moveIn && dayInWords(moveIn, site)],
  ]
  return (
    <Part heading={one.facts}>
      <dl className={shared.facts}>
        {facts.map(
          ([label, ...values]) =>
            values.some(Boolean) && (
              <div key={label} className={shared.fact}>
                <dt>{label}</dt>
                {values.filter(Boolean).map((value) => (
                  <dd key={value}>{value}</dd>
                ))}
              </div>
            ),
        )}
      </dl>
    </Part>
  )
}

const Plan = ({ residence: { home } }: Pick<PartProps, 'residence'>) => {
  const { one } = useTexts().residences
  if (!home.floorPlan) return null
  return (
    <Part heading={one.plan}>
      <Picture
        id={home.floorPlan}
        alt={one.planOf(home.name)}
        sizes="(width >= 64rem) 40rem, 100vw"
        className={styles.plan}
      />
      <p>
        <a
          className={shared.way}
          href={pictureAddress(home.floorPlan, 1600, '3:2')}
          target="_blank"
          rel="noreferrer"
        >
          {one.planOpen}
        </a>
      </p>
    </Part>
  )
}

const WarrantyPart = ({ residence, today }: PartProps) => {
  const site = useSite()
  const texts = useTexts().residences
  const { warranty: words } = texts
  const warranties = warrantiesOf(residence, { site, today })
  const isTakeover = site.country === 'NO'
  const counted = isTakeover ? entryDateOf(currentDays(residence.days)) : residence.completedOn
  const from = counted && formatDay(counted, site)
  return (
    <Part heading={words.heading}>
      {warranties.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          {from && <p>{isTakeover ? words.introTakeover(from) : words.intro(from)}</p>}
          <dl className={styles.warranties}>
            {warranties.map((warranty) => (
              <div key={warranty.kind} className={styles.warranty}>
                <dt>
                  <strong>{words.kinds[warranty.kind]}</strong> {whenOf(warranty, { site, today, texts })}
                </dt>
                <dd>{words.texts[warranty.kind]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Part>
  )
}

const Papers = ({ residence }: Pick<PartProps, 'residence'>) => {
  const site = useSite()
  const { one, ways } = useTexts().residences
  const documents = routePath(site, 'documents')
  if (documents === undefined || residence.isSuccession) return null
  return (
    <Part heading={one.papers}>
      <p>{one.papersText}</p>
      <p>
        <SiteLink className={shared.way} href={documents}>
          {ways.documents}
        </SiteLink>
      </p>
    </Part>
  )
}

const Succession = ({ residence }: Pick<PartProps, 'residence'>) => {
  const site = useSite()
  const { succession } = useTexts().residences
  const list = routePath(site, 'succession')
  if (!residence.isSuccession) return null
  return (
    <Part heading={succession.heading}>
      <p>{succession.text}</p>
      <p>{succession.after}</p>
      {list !== undefined && (
        <p>
          <SiteLink className={shared.way} href={list}>
            {succession.link}
          </SiteLink>
        </p>
      )}
    </Part>
  )
}

export const OneResidence = ({ residence, today }: PartProps) => {
  const site = useSite()
  const texts = useTexts().residences
  const { home, role } = residence
  const standing = standingOf(residence, today)
  const entry = standing === 'left' ? '' : entryWords(residence, { site, today, texts })
  return (
    <div className={styles.residence}>
      <div className={styles.top}>
        <Picture
          id={home.image}
          alt=""
          sizes="(width >= 64rem) 40rem, 100vw"
          eager
          className={styles.picture}
        />
        <div className={styles.words}>
          <h2 className={styles.title}>{home.name}</h2>
          <p translate="no">
            {home.address}, {home.municipality}
          </p>
          <p className={shared.state}>
            <StatusMark word={texts.standings[standing]} colour={colourOfStanding[standing]} />
            {entry !== '' && <span>{entry}</span>}
          </p>
          {role === 'coOwner' && <p className={shared.soft}>{texts.one.coOwner}</p>}
          {role === 'tenant' && <p className={shared.soft}>{texts.one.tenant}</p>}
          <Now residence={residence} today={today} />
        </div>
      </div>
      <Succession residence={residence} />
      <Facts residence={residence} />
      <Plan residence={residence} />
      {standing !== 'left' && <WarrantyPart residence={residence} today={today} />}
      <Papers residence={residence} />
    </div>
  )
}
