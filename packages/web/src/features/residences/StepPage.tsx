// The page of one step: dates, tasks, costs, what to bring, and where to continue. Content specific to a step is in the middle.
import type { OwnedResidence } from '@husrum/application'
import { timelineCalendarAddress } from '@husrum/contract/residences/wire'
import type { TimelineStep } from '@husrum/domain'
import { formatPrice, ownBookingAddress, residenceTimeline, routePath, timelineSteps } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import styles from './Residences.module.css'
import { timelineAddress } from './residence-address.ts'
import { agreedLines } from './residence-words.ts'
import { StepDays } from './Timeline.tsx'

const colours = { done: 'green', current: 'orange', coming: 'grey' } as const

const List = ({ heading, items }: { readonly heading: string; readonly items: readonly string[] }) =>
  items.length > 0 && (
    <section className={styles.part}>
      <h2 className={shared.heading}>{heading}</h2>
      <ul className={styles.bullets}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )

/** Prices come only from the agreement. */
const Cost = ({ residence, step }: { residence: OwnedResidence; step: TimelineStep }) => {
  const site = useSite()
  const { page, about } = useTexts().timeline
  const { monthlyFee } = residence.home
  const lines = [
    ...(step === 'contract' || step === 'payment' ? agreedLines(residence, page, site) : []),
    [
      page.fee,
      step === 'move-in' && monthlyFee !== undefined ? formatPrice(monthlyFee, site.formats) : undefined,
    ],
  ] as const
  const known = lines.filter(([, amount]) => amount !== undefined)
  return (
    <section className={styles.part}>
      <h2 className={shared.heading}>{page.cost}</h2>
      {known.length > 0 && (
        <dl className={shared.facts}>
          {known.map(([label, amount]) => (
            <div key={label} className={shared.fact}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{about[step].cost}</p>
    </section>
  )
}

const Ways = ({ residence, step }: { residence: OwnedResidence; step: TimelineStep }) => {
  const site = useSite()
  const { page } = useTexts().timeline
  const { bookingId, isSuccession, hasFaultReports } = residence
  const ways = [
    [page.payments, step === 'payment' ? routePath(site, 'payments') : undefined],
    [page.documents, isSuccession ? undefined : routePath(site, 'documents')],
    [page.booking, step === 'contract' && bookingId ? ownBookingAddress(site, bookingId) : undefined],
    [page.report, step === 'move-in' && hasFaultReports ? routePath(site, 'faultReport') : undefined],
    [page.contacts, routePath(site, 'contacts')],
  ] as const
  return (
    <section className={styles.part}>
      <h2 className={shared.heading}>{page.ways}</h2>
      <div className={shared.ways}>
        {ways.map(
          ([title, href]) =>
            href !== undefined && (
              <SiteLink key={title} className={shared.way} href={href}>
                {title}
              </SiteLink>
            ),
        )}
      </div>
    </section>
  )
}

const Neighbours = ({ residence, step }: { residence: OwnedResidence; step: TimelineStep }) => {
  const site = useSite()
  const texts = useTexts().timeline
  const at = timelineSteps.indexOf(step)
  const [previous, next] = [timelineSteps[at - 1], timelineSteps[at + 1]]
  const links = [
    [texts.all, timelineAddress(site, residence.id)],
    [
      previous && texts.previous(texts.steps[previous]),
      previous && timelineAddress(site, residence.id, previous),
    ],
    [next && texts.next(texts.steps[next]), next && timelineAddress(site, residence.id, next)],
  ] as const
  return (
    <nav className={shared.ways} aria-label={texts.heading}>
      {links.map(
        ([title, href]) =>
          href !== undefined && (
            <SiteLink key={title} className={shared.way} href={href}>
              {title}
            </SiteLink>
          ),
      )}
    </nav>
  )
}

export const StepPage = ({
  residence,
  step,
  today,
  children,
}: {
  readonly residence: OwnedResidence
  readonly step: TimelineStep
  readonly today: string
  /** Content specific to the step. */
  readonly children?: ReactNode
}) => {
  const texts = useTexts().timeline
  const { page, about } = texts
  const seen = residenceTimeline(residence, today).find((each) => each.step === step)
  const { home } = residence
  if (!seen) return null
  const [tasks, bring] = [
    <List key="tasks" heading={page.tasks} items={about[step].tasks} />,
    <List key="bring" heading={page.bring} items={about[step].bring} />,
  ]
  return (
    <div className={styles.whole}>
      <section className={styles.now}>
        <div className={styles.words}>
          <h2 className={shared.heading}>
            {home.name}, {home.address}
          </h2>
          <p>
            <StatusMark word={texts.states[seen.state]} colour={colours[seen.state]} />
          </p>
        </div>
        <div className={styles.day}>
          <StepDays residence={residence} step={seen} />
          {seen.days.length > 0 && seen.state !== 'done' && (
            <p>
              <a className={shared.way} href={timelineCalendarAddress(residence.id, step)} download>
                {texts.calendarShort}
              </a>
            </p>
          )}
        </div>
      </section>
      <div className={shared.beside}>
        <div>{children ?? [tasks, bring]}</div>
        <div>
          {children !== undefined && tasks}
          <Cost residence={residence} step={step} />
          {children !== undefined && bring}
          <Ways residence={residence} step={step} />
        </div>
      </div>
      <Neighbours residence={residence} step={step} />
    </div>
  )
}
