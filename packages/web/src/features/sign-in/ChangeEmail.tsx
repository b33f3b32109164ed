// Changing the e-mail address: it is typed, receives a code, and takes effect with the code.
import type { AuthResult } from '@husrum/application'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import { authResultOn, changeEmailForm, loginAddress, verifyEmailForm } from '@husrum/domain'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession, useSessionManager } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormNotice } from './FormNotice.tsx'
import { MailSent } from './MailSent.tsx'
import { askToVerify, openSignIn } from './open-sign-in.ts'
import styles from './SignIn.module.css'
import { useFormSubmission } from './use-form-submission.ts'

/** Shows the response of the service, and continues only on success. */
const useStep = () => {
  const site = useSite()
  const [result, setResult] = useState<AuthResult>()
  const receive = (given: AuthResult, then: () => void) => {
    setResult(given)
    if (authResultOn(site, given.code).outcome === 'storeToken') then()
  }
  return { result, receive }
}

const NewAddress = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const { accounts } = useCapabilities()
  const { pathname } = useLocation()
  const { fields, changeEmail } = useTexts().signIn
  const { result, receive } = useStep()
  const submission = useFormSubmission({
    rule: changeEmailForm,
    labels: { email: fields.email, password: changeEmail.ownPassword },
    wrong: { password: fields.wrongPassword },
    send: (typed) => accounts.changeEmail(typed),
    onResult: (given, { email }) => receive(given, () => onSent(email)),
  })
  return (
    <form className={styles.form} onSubmit={submission.submit} noValidate>
      <FormNotice submission={submission} result={result} />
      <TextField {...submission.field('email')} type="email" autoComplete="email" required />
      <PasswordField
        {...submission.field('password')}
        autoComplete="current-password"
        showLabel={fields.showPassword}
        hideLabel={fields.hidePassword}
        hint={changeEmail.ownPasswordHint}
      />
      <Button type="submit" wide loading={submission.isSending}>
        {changeEmail.submit}
      </Button>
      <Button look="quiet" onClick={() => askToVerify({ returnPath: pathname })}>
        {changeEmail.confirmInstead}
      </Button>
    </form>
  )
}

const Code = ({
  email,
  onConfirmed,
  onBack,
}: {
  readonly email: string
  readonly onConfirmed: () => void
  readonly onBack: () => void
}) => {
  const { accounts } = useCapabilities()
  const { fields, changeEmail } = useTexts().signIn
  const { result, receive } = useStep()
  const submission = useFormSubmission({
    rule: verifyEmailForm,
    labels: { code: fields.code },
    send: ({ code }) => accounts.verifyEmail({ code }),
    onResult: (given) => receive(given, onConfirmed),
  })
  return (
    <form
      className={styles.form}
      method="post"
      action={accountFormPaths.verify}
      onSubmit={submission.submit}
      noValidate
    >
      <p role="status">{changeEmail.codeText(email)}</p>
      <FormNotice submission={submission} result={result} />
      <TextField {...submission.field('code')} inputMode="numeric" autoComplete="one-time-code" required />
      <div className={styles.ways}>
        <Button type="submit" loading={submission.isSending}>
          {changeEmail.confirm}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {changeEmail.otherAddress}
        </Button>
      </div>
    </form>
  )
}

export const ChangeEmail = ({ isChanged = false }: { readonly isChanged?: boolean }) => {
  const site = useSite()
  const session = useSession()
  const { reload } = useSessionManager()
  const { pathname } = useLocation()
  const { changeEmail, email: words, fields, outcomes } = useTexts().signIn
  const [sentTo, setSentTo] = useState<string>()
  const [isDone, setDone] = useState(isChanged)
  const login = loginAddress(site, pathname)
  /** If the session ends while the user types, the input is kept. */
  const wasSignedIn = useRef(session.kind === 'signedIn')

  if (isDone) return <MailSent heading={fields.email} text={changeEmail.done} />
  if (session.kind === 'guest' && !wasSignedIn.current)
    return (
      <div className={styles.part}>
        <p>{changeEmail.mustSignIn}</p>
        {login !== undefined && (
          <p>
            <ButtonLink href={login}>{words.submit}</ButtonLink>
          </p>
        )}
      </div>
    )
  const confirmed = () => {
    setDone(true)
    void reload()
  }
  return (
    <div className={styles.signIn}>
      {session.kind === 'guest' && (
        <FormError heading={outcomes.signedOut} attempt={0}>
          <p>
            <Button look="secondary" onClick={() => openSignIn('private', { returnPath: pathname })}>
              {words.submit}
            </Button>
          </p>
        </FormError>
      )}
      {sentTo === undefined ? (
        <NewAddress onSent={setSentTo} />
      ) : (
        <Code email={sentTo} onConfirmed={confirmed} onBack={() => setSentTo(undefined)} />
      )}
    </div>
  )
}
