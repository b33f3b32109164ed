// The way to a home in five steps: done, next, when, and the source of each date.
import type { OwnedResidence } from '@husrum/application'
import { timelineCalendarAddress } from '@husrum/contract/residences/wire'
import type { ResidenceDay, ResidenceStep } from '@husrum/domain'
import {
  dayIn,
  dayInWords,
  earlierDays,
  formatDay,
  residenceAddress,
  residenceTimeline,
} from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import styles from './Residences.module.css'
import { timelineAddress } from './residence-address.ts'

const colours = { done: 'green', current: 'orange', coming: 'grey' } as const

/** A current date, its source, and earlier dates. */
export const DayLine = ({
  day,
  days,
}: {
  readonly day: ResidenceDay
  readonly days: readonly ResidenceDay[]
}) => {
  const site = useSite()
  const texts = useTexts().timeline
  const said = (at: number) => formatDay(dayIn(at, site.country), site)
  const before = earlierDays(days, day.kind)
  const source = day.source === 'changed' ? texts.sources.changed(said(day.setAt)) : texts.sources[day.source]
  return (
    <div className={styles.day}>
      <p>
        <span className={shared.soft}>{texts.days[day.kind]}</span>{' '}
        <strong className={styles.when}>{dayInWords(day, site)}</strong>{' '}
        <span className={shared.soft}>({source})</span>
      </p>
      {day.reason !== undefined && <p>{texts.reason(day.reason)}</p>}
      {before.length > 0 && (
        <details className={styles.history}>
          <summary>{texts.was}</summary>
          <ul>
            {before.map((earlier) => (
              <li key={`${earlier.setAt} ${earlier.earliest}`}>
                {texts.said(dayInWords(earlier, site), said(earlier.setAt))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** The dates of a step; for the contract, the date of agreement. */
export const StepDays = ({
  residence,
  step,
}: {
  readonly residence: OwnedResidence
  readonly step: ResidenceStep
}) => {
  const site = useSite()
  const texts = useTexts().timeline
  if (step.step === 'contract')
    return residence.agreedOn === undefined ? null : (
      <p>{texts.agreed(formatDay(residence.agreedOn, site))}</p>
    )
  if (step.days.length === 0)
    return step.state === 'done' ? null : <p className={shared.soft}>{texts.undated}</p>
  return step.days.map((day) => <DayLine key={day.kind} day={day} days={residence.days} />)
}

const OneStep = ({
  residence,
  step,
}: {
  readonly residence: OwnedResidence
  readonly step: ResidenceStep
}) => {
  const site = useSite()
  const texts = useTexts().timeline
  const name = texts.steps[step.step]
  const page = timelineAddress(site, residence.id, step.step)
  return (
    <li
      className={styles.step}
      data-state={step.state}
      aria-current={step.state === 'current' ? 'step' : undefined}
    >
      <div className={styles.day}>
        <h3 className={shared.name}>{page === undefined ? name : <SiteLink href={page}>{name}</SiteLink>}</h3>
        <p>
          <StatusMark word={texts.states[step.state]} colour={colours[step.state]} />
        </p>
      </div>
      <div className={styles.day}>
        <StepDays residence={residence} step={step} />
      </div>
      <div className={shared.ways}>
        {page !== undefined && (
          <SiteLink className={shared.way} href={page} aria-label={texts.more(name)}>
            {texts.moreShort}
          </SiteLink>
        )}
        {step.days.length > 0 && step.state !== 'done' && (
          <a
            className={shared.way}
            href={timelineCalendarAddress(residence.id, step.step)}
            aria-label={texts.calendarOne(name)}
            download
          >
            {texts.calendarShort}
          </a>
        )}
      </div>
    </li>
  )
}

export const Timeline = ({
  residence,
  today,
}: {
  readonly residence: OwnedResidence
  readonly today: string
}) => {
  const site = useSite()
  const texts = useTexts().timeline
  const steps = residenceTimeline(residence, today)
  const done = steps.filter(({ state }) => state === 'done').length
  const page = residenceAddress(site, residence.id)
  const { home } = residence
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{home.name}</h2>
      <p translate="no">
        {home.address}, {home.municipality}
      </p>
      <p>{texts.progress(done, steps.length)}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <OneStep key={step.step} residence={residence} step={step} />
        ))}
      </ol>
      <div className={shared.ways}>
        {residence.days.length > 0 && (
          <a className={shared.way} href={timelineCalendarAddress(residence.id)} download>
            {texts.calendarAll}
          </a>
        )}
        {page !== undefined && (
          <SiteLink className={shared.way} href={page}>
            {texts.toHome}
          </SiteLink>
        )}
      </div>
      {residence.days.length > 0 && <p className={shared.soft}>{texts.calendarNote}</p>}
    </section>
  )
}
