// Asks for consent to use the account on the brand of the site (PLAT-63): yes continues, no signs out.
import type { AuthResult } from '@husrum/application'
import { SessionExpired } from '@husrum/application'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import { hasConsentFor, loginAddress, safeReturnPath } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PartHeading } from './part-heading.tsx'
import { ResultNotice } from './ResultNotice.tsx'
import styles from './SignIn.module.css'
import { useGoOn } from './use-go-on.ts'

interface SiteConsentFormProps {
  /** Where to continue once consent is given. */
  readonly referrer?: string | undefined
  readonly sent?: AuthResult | undefined
}

const useConsentSubmission = (referrer: string | undefined, sent: AuthResult | undefined) => {
  const { signIn } = useCapabilities()
  const { outcomes } = useTexts().signIn
  const navigate = useNavigate()
  const goOn = useGoOn()
  const [result, setResult] = useState(sent)
  const [failure, setFailure] = useState<string>()
  const [count, setCount] = useState(0)
  const [isSending, setSending] = useState(false)

  const give = async (accepted: boolean): Promise<void> => {
    const outcome = await signIn.giveSiteConsent(accepted, referrer)
    if (outcome.kind === 'agreed') goOn(outcome.destination)
    else if (outcome.kind === 'declined') navigate(outcome.path)
    else setResult(outcome.authResult)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const { submitter } = event.nativeEvent as SubmitEvent
    setSending(true)
    setFailure(undefined)
    give((submitter as HTMLButtonElement | null)?.value === 'true')
      .catch((error: unknown) =>
        setFailure(error instanceof SessionExpired ? outcomes.signedOut : outcomes.offline),
      )
      .finally(() => {
        setSending(false)
        setCount((before) => before + 1)
      })
  }
  return { result, failure, count, isSending, send }
}

export const SiteConsentForm = ({ referrer, sent }: SiteConsentFormProps) => {
  const site = useSite()
  const session = useSession()
  const { pathname } = useLocation()
  const { consent, email } = useTexts().signIn
  const { result, failure, count, isSending, send } = useConsentSubmission(referrer, sent)
  const login = loginAddress(site, referrer ?? pathname)
  const next = safeReturnPath(referrer, site) ?? site.routes.myPages ?? site.routes.start

  if (session.kind === 'guest')
    return (
      <div className={styles.part}>
        <p>{consent.mustSignIn}</p>
        {login !== undefined && (
          <p>
            <ButtonLink href={login}>{email.submit}</ButtonLink>
          </p>
        )}
      </div>
    )
  const isGiven = session.user !== undefined && hasConsentFor(session.user, site)
  return (
    <form className={styles.part} method="post" action={accountFormPaths.consent} onSubmit={send}>
      {referrer !== undefined && <input type="hidden" name="referrer" value={referrer} />}
      <PartHeading className={styles.heading}>{consent.question(site.name)}</PartHeading>
      <p>{consent.text}</p>
      {failure !== undefined && <FormError heading={failure} attempt={count} />}
      {result && <ResultNotice result={result} attempt={count} />}
      {isGiven ? (
        <>
          <p role="status">{consent.given}</p>
          <p>
            <ButtonLink href={next}>{consent.goOn}</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <div className={styles.ways}>
            <Button type="submit" name="accepted" value="true" loading={isSending}>
              {consent.accept}
            </Button>
            <Button type="submit" name="accepted" value="false" look="secondary" loading={isSending}>
              {consent.decline}
            </Button>
          </div>
          <p>{consent.declineText}</p>
        </>
      )}
    </form>
  )
}
