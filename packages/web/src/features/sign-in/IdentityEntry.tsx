// Sign-in by electronic identity: buttons, the identification in progress, and its result.
import type { IdentityOutcome } from '@husrum/application'
import type { AuthFlow, FieldErrorKey, IdentityDevice, LoginMethod, LoginType } from '@husrum/domain'
import { defaultLoginMethods } from '@husrum/domain'
import type { FormEvent, ReactNode } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isMobile } from '../../frame/bank-id-platform.ts'
import { useHasIdentity, useSite, useTexts } from '../../frame/site.tsx'
import { useLoaded } from '../../lazy/lazy-component.tsx'
import { loadOnce } from '../../lazy/load-once.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { identityFailureOf } from './identity-failure.ts'
import { identityShortcut } from './identity-shortcut.ts'
import type { IdentityFailure } from './open-sign-in.ts'
import styles from './SignIn.module.css'
import { identityFlow, identityTrouble, useIdentification } from './use-identification.ts'
import { usePageToComeBackTo } from './use-page-to-come-back-to.ts'

interface IdentityEntryProps {
  readonly flow: AuthFlow
  readonly loginType?: LoginType
  readonly label: Readonly<Record<LoginMethod, string>>
  readonly returnPath?: string | undefined
  /** Id of an identification to resume. */
  readonly resumes?: string | undefined
  /** Called on success. The waiting status stays visible meanwhile. */
  readonly onDone: (outcome: IdentityOutcome) => unknown
  /** Called on failures for which the page has another dialog. */
  readonly onFallback?: ((failure: IdentityFailure) => void) | undefined
  /** Password of the account as typed so far, if it was asked for. */
  readonly password?: string | undefined
  /** The account's password is missing or wrong. */
  readonly onPasswordAsked?: (key: FieldErrorKey) => void
  /** Called with whether an identification is in progress or done. */
  readonly onRunning?: ((isRunning: boolean) => void) | undefined
  /** Increment it to focus the first button. */
  readonly focusCount?: number
  readonly children?: ReactNode
}

const isWell = ({ result, authResult }: IdentityOutcome): boolean =>
  (result.kind === 'ok' || result.kind === 'authorized') &&
  (authResult === undefined || authResult.code === 'Ok')

/** Loads what the identification shows when a visitor approaches its buttons; a press waits for it. */
const prepareFlow = (): void => void identityFlow.load().catch(() => undefined)

const noShortcut = loadOnce(() => Promise.reject(new Error('Production has no shortcut')))

/** Loaded after hydration, so that the server-rendered page is the same for everyone. */
const useShortcut = () => {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const isWanted = isAlive && identityShortcut !== undefined
  const Shortcut = useLoaded(identityShortcut ?? noShortcut, isWanted)
  return isWanted ? Shortcut : undefined
}

export const IdentityEntry = ({
  flow,
  loginType,
  label,
  returnPath,
  resumes,
  onDone,
  onFallback,
  password,
  onPasswordAsked,
  onRunning,
  focusCount = 0,
  children,
}: IdentityEntryProps) => {
  const { country } = useSite()
  const hasIdentity = useHasIdentity()
  const texts = useTexts().signIn
  const { identity } = texts
  const page = usePageToComeBackTo()
  const method = defaultLoginMethods[country]
  const [ended, setEnded] = useState<{ readonly outcome: IdentityOutcome; readonly attempt: number }>()
  const [isDone, setDone] = useState(false)
  const buttons = useRef<HTMLDivElement>(null)

  const Shortcut = useShortcut()

  const end = (outcome: IdentityOutcome) => {
    if (isWell(outcome)) {
      setDone(true)
      void Promise.resolve(onDone(outcome)).catch((error: unknown) => reportError(error))
      return
    }
    const asked = outcome.authResult?.errors?.find(({ path }) => path[0] === 'password')
    if (asked && onPasswordAsked) {
      onPasswordAsked(asked.key)
      return
    }
    const isOurs = outcome.authResult !== undefined && outcome.authResult.code !== 'Error'
    // The other dialog shows the failure, and this one closes, so that it is announced only once.
    if (onFallback && outcome.result.kind === 'error' && outcome.result.modal && !isOurs)
      onFallback(identityFailureOf(outcome, texts))
    else setEnded((before) => ({ outcome, attempt: (before?.attempt ?? 0) + 1 }))
  }
  const [isUnavailable, setUnavailable] = useState(false)
  const { session, start, resume, send, choose } = useIdentification({
    method,
    returnPath,
    password,
    onEnd: end,
    onUnavailable: (error) => {
      reportError(error)
      setUnavailable(true)
    },
  })
  const requestFor = (device: IdentityDevice) => ({
    flow,
    country,
    device,
    isMobile: isMobile(navigator),
    ...(loginType && { loginType }),
  })
  const begin = (device: IdentityDevice) => {
    setEnded(undefined)
    setUnavailable(false)
    start(requestFor(device))
  }

  // An identification is resumed only once, even if it is rendered again.
  const resumed = useRef<string>(undefined)
  useEffect(() => {
    if (resumes === undefined || resumed.current === resumes) return
    resumed.current = resumes
    resume(resumes, requestFor('same'))
  })

  const isRunning = session !== undefined && session.kind !== 'idle' && session.kind !== 'ended'
  const running = useRef(onRunning)
  running.current = onRunning
  // Before paint, so that other content is hidden in the same frame.
  useLayoutEffect(() => running.current?.(isRunning || isDone), [isRunning, isDone])
  useEffect(() => {
    if (focusCount > 0) buttons.current?.querySelector('button')?.focus()
  }, [focusCount])

  if (!hasIdentity)
    return (
      <Notice kind="warning">
        <p>{identity.notOffered}</p>
      </Notice>
    )
  if (isDone)
    return (
      <p role="status" className={styles.heading}>
        {identity.done}
      </p>
    )
  if (isRunning)
    return (
      <identityFlow.Component
        run={session}
        method={method}
        page={page}
        onCancel={() => send('cancel')}
        onStartAgain={() => send('startAgain')}
        onOtherDevice={begin}
        onChoose={choose}
      />
    )
  const isForm = password !== undefined
  const ways = (
    <>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its buttons pass on. */}
      <div ref={buttons} className={styles.starts} onPointerEnter={prepareFlow} onFocus={prepareFlow}>
        <Button wide {...(isForm ? { type: 'submit' } : { onClick: () => begin('same') })}>
          {label[method]}
        </Button>
        {method === 'bank_id' && (
          <Button wide look="secondary" onClick={() => begin('other')}>
            {identity.onOtherDevice}
          </Button>
        )}
      </div>
    </>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin('same')
  }
  return (
    <div className={styles.part}>
      {ended && <identityTrouble.Component key={ended.attempt} {...ended} />}
      {isUnavailable && <FormError heading={texts.outcomes.offline} attempt={1} />}
      {isForm ? (
        <form className={styles.form} onSubmit={submit} noValidate>
          {ways}
        </form>
      ) : (
        ways
      )}
      {Shortcut && <Shortcut {...{ flow, method, loginType, returnPath, password }} />}
    </div>
  )
}
