// A sent report: its number, who handles it by when, and what to do meanwhile.
import type { CaseOutcome, CaseType, EmergencyNow } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { AppLink, Button, ButtonLink } from '../../ui/Button.tsx'
import { momentOf } from './case-words.ts'
import { CallLink, contactFor, EmergencyNotice } from './EmergencyCall.tsx'
import styles from './FaultReport.module.css'

export interface CaseSentProps {
  readonly caseType: CaseType
  readonly outcome: CaseOutcome
  readonly emergencies: readonly EmergencyNow[]
  readonly heading: 'h1' | 'h2'
  /** It has just been sent: the number takes the focus. */
  readonly isFresh: boolean
  /** Address to start a new report. */
  readonly againAt: string
  readonly onAgain: (() => void) | undefined
  readonly onErrands: (() => void) | undefined
  /** Address to go to when the page is closed. */
  readonly closeAt: string
  readonly onClose: (() => void) | undefined
}

const leadsBy = (go: (() => void) | undefined) => (event: { preventDefault: () => void }) => {
  if (!go) return
  event.preventDefault()
  go()
}

export const CaseSent = ({
  caseType,
  outcome,
  emergencies,
  heading: Heading,
  isFresh,
  againAt,
  onAgain,
  onErrands,
  closeAt,
  onClose,
}: CaseSentProps) => {
  const site = useSite()
  const texts = useTexts().faultReport
  const { sent } = texts
  const ticket = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isFresh) ticket.current?.focus()
  }, [isFresh])
  const errands = routePath(site, 'errands')
  const settings = routePath(site, 'settings')
  const {
    id,
    ticketNumber,
    promisedBy,
    emergency,
    copySent,
    visibleInErrands,
    statusPath,
    emailChange,
    letterNote,
  } = outcome
  const contact = contactFor(emergencies, emergency)
  const mayGo = errands !== undefined && caseType !== 'boardMemberNoManagement'
  return (
    <div className={styles.sent}>
      <Heading className={styles.heading}>{sent.heading[caseType]}</Heading>
      <p ref={ticket} className={styles.ticket} tabIndex={-1}>
        {ticketNumber === null ? (
          sent.ticketLater
        ) : (
          <>
            {sent.ticket}: <strong translate="no">{ticketNumber}</strong>
          </>
        )}
      </p>
      <p>{sent.text[caseType]}</p>
      <EmergencyNotice emergencies={emergencies} kind={emergency} />
      <section className={styles.next}>
        <h2 className={styles.partHeading}>{sent.next}</h2>
        <p>{sent.promised(momentOf(promisedBy, site, texts))}</p>
        {copySent && <p>{sent.copySent}</p>}
        {letterNote && <p>{sent.letterNote[letterNote]}</p>}
        {emailChange && (
          <p>
            {sent.emailChange[emailChange]}{' '}
            {settings !== undefined && <a href={settings}>{sent.toSettings[emailChange]}</a>}
          </p>
        )}
        <h3 className={styles.meanwhile}>{sent.meanwhile}</h3>
        <ul className={styles.points}>
          <li>
            {sent.ifWorse} {contact ? <CallLink contact={contact} /> : texts.door.unanswered}
          </li>
          {sent.meanwhilePoints.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <div className={styles.ways}>
        {mayGo && visibleInErrands && id !== undefined && (
          <ButtonLink href={`${errands}?errandId=${encodeURIComponent(id)}`}>{sent.see}</ButtonLink>
        )}
        {statusPath !== undefined && <AppLink href={statusPath}>{sent.follow}</AppLink>}
        {mayGo && statusPath === undefined && !(visibleInErrands && id !== undefined) && (
          <ButtonLink href={errands} onClick={leadsBy(onErrands)}>
            {sent.errands}
          </ButtonLink>
        )}
        <ButtonLink look="secondary" href={againAt} onClick={leadsBy(onAgain)}>
          {sent.another}
        </ButtonLink>
        {onClose ? (
          <Button look="quiet" onClick={onClose}>
            {sent.close}
          </Button>
        ) : (
          <ButtonLink look="quiet" href={closeAt}>
            {sent.close}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
