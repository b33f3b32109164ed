// An identification in progress: instructions, the code to scan, the provider's status, and ways to cancel or switch.

import type { IdentityRun, LoginMethod } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../frame/site.tsx'
import type { SignInTexts } from '../../texts/sv/sign-in.ts'
import { AppLink, Button } from '../../ui/Button.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { AssociationChoice } from './AssociationChoice.tsx'
import styles from './IdentityFlow.module.css'
import { identityAddress } from './open-identity.ts'
import { PartHeading } from './part-heading.tsx'

export interface IdentityFlowProps {
  readonly run: IdentityRun
  readonly method: LoginMethod
  /** Path and query of the page to return to. */
  readonly page: string
  readonly onCancel: () => void
  readonly onStartAgain: () => void
  readonly onOtherDevice: (device: 'same' | 'other') => void
  readonly onChoose: (associationId: string) => void
}

/** One sentence at a time, which changes only with the status, so that it is announced once. */
const statusOf = (run: IdentityRun, method: LoginMethod, { identity, outcomes }: SignInTexts): string => {
  if (run.failures > 0) return identity.noConnection
  if (run.message) return outcomes.messages[run.message]
  if (run.kind === 'starting') return identity.starting
  return run.order.redirectUrl === undefined ? identity.checking : identity.leaving[method]
}

/** Shows the status in the tab title, for users who return from the app. */
const useWaitingTitle = (title: string, isWaiting: boolean): void => {
  useEffect(() => {
    if (!isWaiting) return undefined
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title, isWaiting])
}

const Waiting = ({ run, method, page, ...on }: IdentityFlowProps) => {
  const { identity } = useTexts().signIn
  const { device, flow } = run.request
  const isSwedish = method === 'bank_id'
  const address = run.order && device === 'same' ? identityAddress(run.order, { flow, page }) : undefined
  const showsQr = isSwedish && device === 'other'
  return (
    <>
      {showsQr && (
        <ol className={styles.steps}>
          {identity.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {showsQr && (
        <div className={styles.qr}>
          {run.kind === 'waiting' && run.qr !== undefined && <QrCode text={run.qr} label={identity.qr} />}
        </div>
      )}
      {address !== undefined && (
        <p>
          <AppLink href={address} referrerPolicy="origin">
            {isSwedish ? identity.open : identity.goOn[method]}
          </AppLink>
        </p>
      )}
      {run.isSlow && run.kind === 'waiting' && (
        <div className={styles.slow} role="status">
          <p>{identity.slow}</p>
          <Button look="secondary" onClick={on.onStartAgain}>
            {identity.startAgain}
          </Button>
        </div>
      )}
      <div className={styles.ways}>
        {isSwedish && run.kind === 'waiting' && (
          <Button look="secondary" onClick={() => on.onOtherDevice(showsQr ? 'same' : 'other')}>
            {showsQr ? identity.onThisDevice : identity.onOtherDevice}
          </Button>
        )}
        <Button look="quiet" onClick={on.onCancel}>
          {identity.cancel}
        </Button>
      </div>
    </>
  )
}

export const IdentityFlow = (props: IdentityFlowProps) => {
  const { run, method } = props
  const texts = useTexts().signIn
  const place = useRef<HTMLElement>(null)
  const title = texts.identity.waiting[method]
  const isChoosing = run.kind === 'choosing'
  useWaitingTitle(title, !isChoosing)

  // Focus the heading, or the choice once there is one.
  useEffect(() => {
    const target = isChoosing ? 'input' : 'h2, h3'
    place.current?.querySelector<HTMLElement>(target)?.focus()
  }, [isChoosing])

  return (
    <section ref={place} className={styles.flow}>
      {!isChoosing && <PartHeading className={styles.heading}>{title}</PartHeading>}
      <p role="status" className={styles.status}>
        {isChoosing ? '' : statusOf(run, method, texts)}
      </p>
      {isChoosing ? (
        <AssociationChoice
          associations={run.associations}
          isSending={run.chosen !== undefined}
          trouble={
            run.message && run.message !== 'ChooseBoardMember'
              ? texts.outcomes.messages[run.message]
              : undefined
          }
          onChoose={props.onChoose}
          onCancel={props.onCancel}
        />
      ) : (
        <Waiting {...props} />
      )}
    </section>
  )
}
