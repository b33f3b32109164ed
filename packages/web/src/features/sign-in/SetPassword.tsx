// A new password by the link out of an e-mail.
import type { AuthResult } from '@husrum/application'
import { authResultOn, routePath, setPasswordForm } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { AnswerNotice } from './AnswerNotice.tsx'
import { formPaths } from './account-form-paths.ts'
import { MailSent } from './MailSent.tsx'
import styles from './SignIn.module.css'
import { useAttempt } from './use-attempt.ts'

/** Whether the link itself was refused: used, run out or made up. */
export const isLinkRefused = ({ errors = [] }: AuthResult): boolean =>
  errors.some(({ path }) => path[0] === 'token')

/** There is no link, or none that is good. */
const NewLink = ({ text }: { readonly text: string }) => {
  const forgot = routePath(useSite(), 'forgotPassword')
  const { newLink } = useTexts().signIn.setPassword
  return (
    <div className={styles.part}>
      <FormError heading={text} attempt={1} />
      {forgot !== undefined && (
        <p>
          <ButtonLink href={forgot}>{newLink}</ButtonLink>
        </p>
      )}
    </div>
  )
}

const PasswordForm = ({
  token,
  sent,
  onAnswer,
}: {
  readonly token: string
  readonly sent?: AuthResult | undefined
  readonly onAnswer: (answer: AuthResult) => void
}) => {
  const { accounts } = useCapabilities()
  const { fields, setPassword } = useTexts().signIn
  const [answer, setAnswer] = useState<AuthResult | undefined>(sent)
  const attempt = useAttempt({
    rule: setPasswordForm,
    labels: { password: fields.newPassword, repeatedPassword: fields.repeatedPassword },
    sent,
    send: (typed) => accounts.resetPassword({ token, ...typed }),
    onAnswer: (given) => {
      setAnswer(given)
      onAnswer(given)
    },
  })
  const both = {
    autoComplete: 'new-password',
    showLabel: fields.showPassword,
    hideLabel: fields.hidePassword,
    required: true,
  } as const
  return (
    <form className={styles.form} method="post" action={formPaths.reset} onSubmit={attempt.submit} noValidate>
      <input type="hidden" name="token" value={token} />
      {attempt.trouble ? (
        <FormError {...attempt.trouble} attempt={attempt.count} />
      ) : (
        answer && <AnswerNotice answer={answer} attempt={attempt.count} />
      )}
      <PasswordField {...attempt.field('password')} {...both} hint={fields.passwordHint} />
      <PasswordField {...attempt.field('repeatedPassword')} {...both} />
      <Button type="submit" wide loading={attempt.isSending}>
        {setPassword.submit}
      </Button>
    </form>
  )
}

export const SetPassword = ({
  token,
  sent,
}: {
  readonly token?: string | undefined
  readonly sent?: AuthResult | undefined
}) => {
  const site = useSite()
  const { setPassword, email } = useTexts().signIn
  const [answer, setAnswer] = useState(sent)
  const login = routePath(site, 'login')
  if (token === undefined) return <NewLink text={setPassword.noLink} />
  if (answer && isLinkRefused(answer)) return <NewLink text={setPassword.linkOver} />
  if (answer && authResultOn(site, answer.code).outcome === 'storeToken')
    return (
      <MailSent heading={email.heading} text={setPassword.done}>
        {login !== undefined && (
          <p>
            <ButtonLink href={login}>{email.submit}</ButtonLink>
          </p>
        )}
      </MailSent>
    )
  return (
    <div className={styles.signIn}>
      <PasswordForm token={token} sent={sent} onAnswer={setAnswer} />
    </div>
  )
}
