// One errand: status, next event, messages, and available actions.
import type { ErrandDetails } from '@husrum/application'
import {
  customerActions,
  errandNextStep,
  errandPromiseOf,
  hasErrandRight,
  isErrandDone,
} from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PartHeading } from '../../ui/PartHeading.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { Attachments } from './Attachments.tsx'
import { ErrandFacts } from './ErrandFacts.tsx'
import { ErrandHistory, ErrandMessages } from './ErrandHistory.tsx'
import styles from './ErrandPage.module.css'
import { ErrandStatusMark } from './ErrandStatusMark.tsx'
import shared from './Errands.module.css'
import { errandForms } from './errand-forms.ts'
import type { ErrandAction, ErrandDone } from './errand-page-address.ts'
import { nextStepWordsOf, titleOf } from './errand-words.ts'
import { HomeErrand } from './HomeErrand.tsx'
import type { ErrandToShow } from './queries.ts'
import type { ErrandFormProps } from './use-errand-form.ts'
import type { ErrandPages } from './use-errand-pages.ts'

/** Result of a form: takes the focus, because the pressed button may have disappeared. */
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

/** Deleted and withdrawn errands take no more messages. */
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
  /** Input of a form that was returned without script. */
  readonly typed: Readonly<Record<string, string>>
  readonly pages: ErrandPages
  readonly takesFocus: boolean
}) => {
  const { country } = useSite()
  const { errands: texts } = useTexts()
  const { one, forms, home } = texts
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
  const { access = 'full', sharedWithBoard } = errand
  const mayChange = hasErrandRight(access, 'change')
  const actions = mayChange ? customerActions(errand, at) : []
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
  const top = (
    <>
      <header className={styles.oneTop}>
        <PartHeading className={styles.pageHeading} takesFocus={takesFocus}>
          {title}
        </PartHeading>
        <p className={styles.oneStatus}>
          <ErrandStatusMark errand={errand} isLate={errandPromiseOf(errand, at) === 'late'} />
          <span className={shared.number} translate="no">
            {errand.ticketNumber || texts.noNumber}
          </span>
        </p>
      </header>
      {said && <Said key={said.times} words={forms.done[said.done]} />}
      {address.error && !address.open && (
        <Notice kind="warning">
          <p>{forms.failures[address.error]}</p>
        </Notice>
      )}
    </>
  )
  if (!hasErrandRight(access, 'read'))
    return (
      <article className={shared.one}>
        {backLink}
        {top}
        <HomeErrand errand={errand} />
      </article>
    )
  return (
    <article className={shared.one}>
      {backLink}
      {top}
      {!mayChange && (
        <Notice heading={home.sharedHeading}>
          <p>{home.sharedText}</p>
        </Notice>
      )}
      <div className={styles.oneColumns}>
        <div className={styles.oneMain}>
          {mayAnswer && (
            <section className={styles.ask} aria-labelledby="errand-question">
              <h2 id="errand-question" className={shared.partHeading}>
                {forms.answer.heading}
              </h2>
              {errand.question !== undefined && <p className={shared.written}>{errand.question}</p>}
              {form('answer')}
            </section>
          )}
          <section
            className={styles.next}
            data-late={step.kind === 'answerLate' || step.kind === 'doneLate'}
            aria-labelledby="errand-next"
          >
            <h2 id="errand-next" className={shared.partHeading}>
              {one.nextHeading}
            </h2>
            <p className={styles.nextWords}>{nextStepWordsOf(errand, step, country, texts)}</p>
          </section>
          {mayChange && isErrandDone(errand) && errand.rating === undefined && (
            <section className={styles.ask} aria-labelledby="errand-rating">
              <h2 id="errand-rating" className={shared.partHeading}>
                {forms.rate.heading}
              </h2>
              {form('rate')}
            </section>
          )}
          {errand.rating !== undefined && (
            <p>{mayChange ? one.yourRating(errand.rating) : home.rating(errand.rating)}</p>
          )}
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
            <ErrandMessages errand={errand} viewer={viewer} />
            {!mayAnswer && !isSilent(errand) && form('message')}
          </section>
          {sharedWithBoard !== undefined && (
            <section className={shared.part} aria-labelledby="errand-sharing">
              <h2 id="errand-sharing" className={shared.partHeading}>
                {forms.share.heading}
              </h2>
              {form(sharedWithBoard ? 'unshare' : 'share')}
            </section>
          )}
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
            <ErrandFacts errand={errand} viewer={viewer} pages={pages} />
          </section>
          <section aria-labelledby="errand-history">
            <h2 id="errand-history" className={shared.partHeading}>
              {one.history}
            </h2>
            <ErrandHistory errand={errand} viewer={viewer} />
          </section>
        </div>
      </div>
    </article>
  )
}
