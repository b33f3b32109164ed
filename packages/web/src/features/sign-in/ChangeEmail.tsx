// Another e-mail address: it is typed, a code is sent there, and with the code it counts.
import type { AuthResult } from '@husrum/application'
import { authResultOn, emailForm, loginAddress, verifyEmailForm } from '@husrum/domain'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession, useSessionManager } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AnswerNotice } from './AnswerNotice.tsx'
import { formPaths } from './account-form-paths.ts'
import { MailSent } from './MailSent.tsx'
import { openSignIn } from './open-sign-in.ts'
import styles from './SignIn.module.css'
import { useAttempt } from './use-attempt.ts'

/** An attempt that shows what the service says of it, and hands on only what went well. */
const useStep = () => {
  const site = useSite()
  const [answer, setAnswer] = useState<AuthResult>()
  const hear = (given: AuthResult, then: () => void) => {
    setAnswer(given)
    if (authResultOn(site, given.code).outcome === 'storeToken') then()
  }
  return { answer, hear }
}

const NewAddress = ({ onSent }: { readonly onSent: (email: string) => void }) => {
  const { accounts } = useCapabilities()
  const { fields, changeEmail } = useTexts().signIn
  const { answer, hear } = useStep()
  const attempt = useAttempt({
    rule: emailForm,
    labels: { email: fields.email },
    send: ({ email }) => accounts.changeEmail(email),
    onAnswer: (given, { email }) => hear(given, () => onSent(email)),
  })
  return (
    <form className={styles.form} onSubmit={attempt.submit} noValidate>
      {attempt.trouble ? (
        <FormError {...attempt.trouble} attempt={attempt.count} />
      ) : (
        answer && <AnswerNotice answer={answer} attempt={attempt.count} />
      )}
      <TextField {...attempt.field('email')} type="email" autoComplete="email" required />
      <Button type="submit" wide loading={attempt.isSending}>
        {changeEmail.submit}
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
  const { answer, hear } = useStep()
  const attempt = useAttempt({
    rule: verifyEmailForm,
    labels: { code: fields.code },
    send: ({ code }) => accounts.verifyEmail({ code }),
    onAnswer: (given) => hear(given, onConfirmed),
  })
  return (
    <form
      className={styles.form}
      method="post"
      action={formPaths.verify}
      onSubmit={attempt.submit}
      noValidate
    >
      <p role="status">{changeEmail.codeText(email)}</p>
      {attempt.trouble ? (
        <FormError {...attempt.trouble} attempt={attempt.count} />
      ) : (
        answer && <AnswerNotice answer={answer} attempt={attempt.count} />
      )}
      <TextField {...attempt.field('code')} inputMode="numeric" autoComplete="one-time-code" required />
      <div className={styles.ways}>
        <Button type="submit" loading={attempt.isSending}>
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
  /** Whose session ends while they write keeps what is written. */
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
