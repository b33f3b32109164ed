// The page for new accounts: identify or use an e-mail address, then fill in the form, then continue.
import type { AuthResult, IdentityOutcome } from '@husrum/application'
import { defaultLoginMethods, routePath } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useHasIdentity, useSite, useTexts } from '../../frame/site.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { IdentityEntry } from './IdentityEntry.tsx'
import { MailSent } from './MailSent.tsx'
import { PartHeading } from './part-heading.tsx'
import type { TypedFields } from './RegisterForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import styles from './SignIn.module.css'
import { useCompleteSignIn } from './use-go-on.ts'

interface RegisterProps {
  readonly sent?: AuthResult | undefined
  readonly typed?: TypedFields | undefined
  /** From the address. */
  readonly flowId?: string | undefined
  readonly isRegistered?: boolean
}

/** Timeout for the service's response; after that the names are typed. */
const namesWaitMs = 2_000

/** Names from the e-identity as initial values of the form; undefined while loading. */
const useProvenNames = (flowId: string | undefined): TypedFields | undefined => {
  const { signIn } = useCapabilities()
  const [found, setFound] = useState<{ readonly flowId: string; readonly names: TypedFields }>()
  useEffect(() => {
    if (flowId === undefined) return undefined
    let isOver = false
    const tell = (names: TypedFields) => {
      if (!isOver) setFound({ flowId, names })
      isOver = true
    }
    const timer = setTimeout(() => tell({}), namesWaitMs)
    signIn.provenName(flowId).then(
      (name) => tell({ ...name }),
      () => tell({}),
    )
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [flowId, signIn])
  if (flowId === undefined) return {}
  return found?.flowId === flowId ? found.names : undefined
}

/** Passed on by the dialog that found no account. */
const useStoredFlow = (): string | undefined => {
  const { flowId } = (useLocation().state ?? {}) as { readonly flowId?: unknown }
  return typeof flowId === 'string' ? flowId : undefined
}

const Identified = ({ children }: { readonly children: string }) => {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} tabIndex={-1} className={styles.announcement}>
      {children}
    </p>
  )
}

export const Register = ({ sent, typed = {}, flowId: given, isRegistered = false }: RegisterProps) => {
  const site = useSite()
  const hasIdentity = useHasIdentity()
  const { register, identity, email } = useTexts().signIn
  const kept = useStoredFlow()
  const completeSignIn = useCompleteSignIn()
  const [proven, setProven] = useState<string>()
  const [mailedTo, setMailedTo] = useState<string | undefined>(isRegistered ? '' : undefined)
  const [isIdentifying, setIdentifying] = useState(false)
  const flowId = proven ?? kept ?? given
  // A form that was returned already contains the names.
  const names = useProvenNames(proven ?? kept)
  const login = routePath(site, 'login')

  const registered = async ({ token }: AuthResult, address: string) => {
    if (token === undefined) setMailedTo(address)
    else await completeSignIn({ token, by: 'registration' })
  }
  const identified = ({ authResult, orderId }: IdentityOutcome) => setProven(authResult?.flowId ?? orderId)

  if (mailedTo !== undefined)
    return (
      <MailSent heading={register.lookAtMail} text={register.mailSent(mailedTo || typed.email || '…')}>
        {login !== undefined && <SiteLink href={login}>{email.submit}</SiteLink>}
      </MailSent>
    )
  const form = (
    <RegisterForm
      key={flowId}
      flowId={flowId}
      sent={sent}
      typed={{ ...names, ...typed }}
      proven={names}
      onRegistered={registered}
    />
  )
  if (flowId !== undefined)
    return (
      <div className={styles.signIn}>
        <Identified>{register.identified}</Identified>
        {names && form}
      </div>
    )
  return (
    <div className={styles.signIn}>
      {hasIdentity && (
        <div className={styles.part}>
          {!isIdentifying && <PartHeading className={styles.heading}>{register.identityHeading}</PartHeading>}
          <IdentityEntry
            flow="register"
            label={identity.register}
            onDone={identified}
            onRunning={setIdentifying}
          >
            <p>{register.identityText[defaultLoginMethods[site.country]]}</p>
          </IdentityEntry>
        </div>
      )}
      <div className={styles.part} hidden={isIdentifying}>
        <PartHeading className={styles.heading}>{register.emailHeading}</PartHeading>
        {hasIdentity && <p>{register.emailText}</p>}
        {form}
      </div>
      {login !== undefined && (
        <p hidden={isIdentifying}>
          {register.haveAccount} <SiteLink href={login}>{email.submit}</SiteLink>
        </p>
      )}
    </div>
  )
}
