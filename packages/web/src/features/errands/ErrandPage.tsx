// One errand: where it stands, what happens next, what was said, and what can be done with it.
import type { ErrandDetails, ErrandEvent, ErrandParty } from '@husrum/application'
import { errandVisitPath } from '@husrum/contract/errands/wire'
import {
  customerActions,
  errandNextStep,
  errandPromiseOf,
  isErrandDone,
  readErrandStatusId,
} from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PartHeading } from '../../ui/PartHeading.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { Attachments } from './Attachments.tsx'
import styles from './ErrandPage.module.css'
import { ErrandStatusMark } from './ErrandStatusMark.tsx'
import shared from './Errands.module.css'
import { errandForms } from './errand-forms.ts'
import type { ErrandAction, ErrandDone } from './errand-page-address.ts'
import { momentOf, nextStepWords, placeOf, titleOf } from './errand-words.ts'
import type { ErrandToShow } from './queries.ts'
import type { ErrandFormProps } from './use-errand-form.ts'
import type { ErrandPages } from './use-errand-pages.ts'

/** What came of a form: takes the focus, since what was pressed may be gone. */
const Said = ({ words }: { readonly words: string }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.said} role="status" tabIndex={-1}>
      <Notice>
        <p>{words}</p>
      </Notice>
    </div>
  )
}

const useParty = (viewer: 'resident' | 'board') => {
  const { one } = useTexts().errands
  return (by: ErrandParty): string =>
    by === (viewer === 'board' ? 'board' : 'customer') ? one.you : one.by[by]
}

const History = ({
  history,
  viewer,
}: {
  readonly history: readonly ErrandEvent[]
  readonly viewer: 'resident' | 'board'
}) => {
  const { country } = useSite()
  const { errands: texts } = useTexts()
  const { one, statuses } = texts
  const party = useParty(viewer)
  const words = ({ kind, caseStatusId }: ErrandEvent): string => {
    if (kind !== 'status') return one.events[kind]
    if (caseStatusId === undefined) return one.events.statusUnknown
    return one.events.status(statuses[readErrandStatusId(caseStatusId)])
  }
  return (
    <ol className={styles.history}>
      {history.map((event, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened keeps its place.
        <li key={place}>
          <p className={styles.event}>{words(event)}</p>
          <p className={shared.soft}>
            {texts.moment(momentOf(event.at, country))} · {party(event.by)}
          </p>
          {event.text !== undefined && <p className={shared.written}>{event.text}</p>}
        </li>
      ))}
    </ol>
  )
}

const Messages = ({
  errand: { messages },
  viewer,
}: {
  readonly errand: ErrandDetails
  readonly viewer: 'resident' | 'board'
}) => {
  const { country } = useSite()
  const { errands: texts } = useTexts()
  const party = useParty(viewer)
  if (messages.length === 0) return <p className={shared.soft}>{texts.one.noMessages}</p>
  return (
    <ol className={styles.messages}>
      {messages.map(({ id, at, by, text, attachments }) => (
        <li key={id} className={styles.message} data-by={by}>
          <p className={shared.soft}>
            <strong>{party(by)}</strong> · {texts.moment(momentOf(at, country))}
          </p>
          <p className={shared.written}>{text}</p>
          {attachments.length > 0 && <Attachments attachments={attachments} of={viewer} />}
        </li>
      ))}
    </ol>
  )
}

const Facts = ({
  errand,
  viewer,
  pages,
}: {
  readonly errand: ErrandDetails
  readonly viewer: 'resident' | 'board'
  readonly pages: ErrandPages
}) => {
  const { country } = useSite()
  const { errands: texts } = useTexts()
  const { one } = texts
  const { id, ticketNumber, statusSince, handler, visit, expectedBy, alternativeContact: contact } = errand
  const day = (instant: number) => texts.day(momentOf(instant, country))
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{one.ticketNumber}</dt>
        <dd>{ticketNumber || texts.noNumber}</dd>
      </div>
      <div>
        <dt>{one.status}</dt>
        <dd>
          {texts.statuses[errand.status]}
          {statusSince !== undefined && <span className={shared.minor}>{one.since(day(statusSince))}</span>}
        </dd>
      </div>
      <div>
        <dt>{one.reported}</dt>
        <dd>{texts.date(momentOf(errand.creationDate, country))}</dd>
      </div>
      <div>
        <dt>{one.handler}</dt>
        <dd>
          {handler ? handler.name : one.noHandler}
          {handler?.phone !== undefined && (
            <a className={shared.minor} href={`tel:${handler.phone.replace(/[^+\d]/g, '')}`}>
              {handler.phone}
            </a>
          )}
        </dd>
      </div>
      <div>
        <dt>{one.expected}</dt>
        <dd>{expectedBy === undefined ? one.noDay : texts.date(momentOf(expectedBy, country))}</dd>
      </div>
      {visit && (
        <div>
          <dt>{one.visit}</dt>
          <dd>
            {texts.visitTime(momentOf(visit.startsAt, country), momentOf(visit.endsAt, country))}
            <a
              className={shared.minor}
              href={errandVisitPath.replace('{id}', encodeURIComponent(id))}
              download
            >
              {one.toCalendar}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{one.place}</dt>
        <dd>
          {placeOf(errand).map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{one.type}</dt>
        <dd>{texts.types[errand.type]}</dd>
      </div>
      {contact && (
        <div>
          <dt>{one.otherContact}</dt>
          <dd>
            {[`${contact.firstName} ${contact.lastName}`, contact.email, contact.phone].map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </dd>
        </div>
      )}
      {viewer === 'board' && errand.nrOfCaseControlPoints > 0 && (
        <div>
          <dt>{texts.rounds.heading}</dt>
          <dd>
            <RouterLink to={pages.addressWith({ view: 'rounds', roundId: id })}>{one.rounds}</RouterLink>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Nothing is said any more about what was taken away. */
const isSilent = ({ status }: ErrandDetails): boolean =>
  status === 'shredded' || status === 'cancelledByCustomer' || status === 'unknown'

export const ErrandPage = ({
  shown: { value: errand, at, formKey },
  viewer,
  typed,
  pages,
  takesFocus,
}: {
  readonly shown: ErrandToShow
  readonly viewer: 'resident' | 'board'
  /** What had been typed into a form that came back without script. */
  readonly typed: Readonly<Record<string, string>>
  readonly pages: ErrandPages
  readonly takesFocus: boolean
}) => {
  const { country } = useSite()
  const { errands: texts } = useTexts()
  const { one, forms } = texts
  const { address, back } = pages
  const [said, setSaid] = useState<{ readonly done: ErrandDone; readonly times: number } | undefined>(
    address.done && { done: address.done, times: 0 },
  )
  const title = errand ? titleOf(errand, texts) : one.gone
  useEffect(() => {
    const before = document.title
    document.title = `${title} – ${before}`
    return () => {
      document.title = before
    }
  }, [title])
  const backLink = (
    <p className={shared.back}>
      <RouterLink to={back}>← {one.back}</RouterLink>
    </p>
  )
  if (!errand)
    return (
      <div className={shared.one}>
        {backLink}
        <PartHeading className={styles.pageHeading} takesFocus={takesFocus}>
          {one.gone}
        </PartHeading>
        <p>{one.goneText}</p>
      </div>
    )
  const actions = customerActions(errand, at)
  const step = errandNextStep(errand, at)
  const returned: ErrandFormProps['returned'] = address.open && {
    action: address.open,
    wrong: address.wrong,
    typed: typed.id === undefined || typed.id === errand.id ? typed : {},
    ...(address.error && { error: address.error }),
  }
  const form = (action: ErrandAction) => (
    <errandForms.Component
      key={action}
      action={action}
      errand={errand}
      at={at}
      formKey={formKey}
      {...(returned && { returned })}
      onDone={(done) => setSaid((before) => ({ done, times: (before?.times ?? 0) + 1 }))}
    />
  )
  const mayAnswer = actions.includes('answer')
  return (
    <article className={shared.one}>
      {backLink}
      <header className={styles.oneTop}>
        <PartHeading className={styles.pageHeading} takesFocus={takesFocus}>
          {title}
        </PartHeading>
        <p className={styles.oneStatus}>
          <ErrandStatusMark status={errand.status} isLate={errandPromiseOf(errand, at) === 'late'} />
          <span className={shared.number}>{errand.ticketNumber || texts.noNumber}</span>
        </p>
      </header>
      {said && <Said key={said.times} words={forms.done[said.done]} />}
      {address.error && !address.open && (
        <Notice kind="warning">
          <p>{forms.failures[address.error]}</p>
        </Notice>
      )}
      {mayAnswer && (
        <section className={styles.ask} aria-labelledby="errand-question">
          <h2 id="errand-question" className={shared.partHeading}>
            {forms.answer.heading}
          </h2>
          {errand.question !== undefined && <p className={shared.written}>{errand.question}</p>}
          {form('answer')}
        </section>
      )}
      <section className={styles.next} data-late={step.kind === 'late'} aria-labelledby="errand-next">
        <h2 id="errand-next" className={shared.partHeading}>
          {one.nextHeading}
        </h2>
        <p className={styles.nextWords}>{nextStepWords(step, country, texts)}</p>
      </section>
      {isErrandDone(errand) && errand.rating === undefined && (
        <section className={styles.ask} aria-labelledby="errand-rating">
          <h2 id="errand-rating" className={shared.partHeading}>
            {forms.rate.heading}
          </h2>
          {form('rate')}
        </section>
      )}
      {errand.rating !== undefined && <p>{one.yourRating(errand.rating)}</p>}
      <div className={styles.oneColumns}>
        <div className={styles.oneMain}>
          <section aria-labelledby="errand-description">
            <h2 id="errand-description" className={shared.partHeading}>
              {one.description}
            </h2>
            <p className={shared.written}>{errand.description || one.noDescription}</p>
          </section>
          <section aria-labelledby="errand-files">
            <h2 id="errand-files" className={shared.partHeading}>
              {one.files}
            </h2>
            {errand.attachments.length > 0 ? (
              <Attachments attachments={errand.attachments} of={viewer} />
            ) : (
              <p className={shared.soft}>{one.noFiles}</p>
            )}
          </section>
          <section className={shared.part} aria-labelledby="errand-messages">
            <h2 id="errand-messages" className={shared.partHeading}>
              {one.messages}
            </h2>
            <Messages errand={errand} viewer={viewer} />
            {!mayAnswer && !isSilent(errand) && form('message')}
          </section>
          {actions.includes('update') && form('update')}
          {actions.includes('reopen') && form('reopen')}
          {actions.includes('requestReopening') && form('requestReopening')}
          {actions.includes('close') && form('close')}
        </div>
        <div className={styles.oneAside}>
          <section aria-labelledby="errand-facts">
            <h2 id="errand-facts" className={shared.partHeading}>
              {one.facts}
            </h2>
            <Facts errand={errand} viewer={viewer} pages={pages} />
          </section>
          <section aria-labelledby="errand-history">
            <h2 id="errand-history" className={shared.partHeading}>
              {one.history}
            </h2>
            <History history={errand.history} viewer={viewer} />
          </section>
        </div>
      </div>
    </article>
  )
}
