// Target of the link in the registration e-mail. Opening it changes nothing, because mail scanners open links too. The button confirms only
// for the person who registered, because the e-mail may reach others.
import type { AuthResult } from '@husrum/application'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import { authResultOn, confirmEmailForm, routePath } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { FormNotice } from './FormNotice.tsx'
import { LinkForm } from './LinkForm.tsx'
import { MailSent } from './MailSent.tsx'
import { PartHeading } from './part-heading.tsx'
import { isLinkRefused } from './SetPassword.tsx'
import styles from './SignIn.module.css'
import { useFormSubmission } from './use-form-submission.ts'

interface ConfirmEmailProps {
  readonly token: string
  readonly sent?: AuthResult | undefined
}

const PasswordForm = ({
  token,
  sent,
  toLogin,
  onResult,
}: ConfirmEmailProps & {
  readonly toLogin: ReactNode
  readonly onResult: (result: AuthResult) => void
}) => {
  const site = useSite()
  const { accounts } = useCapabilities()
  const { changeEmail, fields } = useTexts().signIn
  const [result, setResult] = useState(sent)
  const submission = useFormSubmission({
    rule: confirmEmailForm,
    labels: { password: fields.password },
    wrong: { password: fields.wrongPassword },
    sent,
    send: ({ password }) => accounts.verifyEmail({ token, password }),
    onResult: (given) => {
      setResult(given)
      onResult(given)
    },
  })
  return (
    <form
      className={styles.form}
      method="post"
      action={accountFormPaths.verify}
      onSubmit={submission.submit}
      noValidate
    >
      <input type="hidden" name="token" value={token} />
      <p>{changeEmail.confirmText}</p>
      <FormNotice submission={submission} result={result} />
      {result && authResultOn(site, result.code).outcome === 'switchToElectronicIdentity' && toLogin}
      <PasswordField
        {...submission.field('password')}
        autoComplete="current-password"
        showLabel={fields.showPassword}
        hideLabel={fields.hidePassword}
        hint={changeEmail.passwordHint}
      />
      <Button type="submit" wide loading={submission.isSending}>
        {changeEmail.confirmLink}
      </Button>
    </form>
  )
}

export const ConfirmEmail = ({ token, sent }: ConfirmEmailProps) => {
  const site = useSite()
  const { accounts } = useCapabilities()
  const { changeEmail, email } = useTexts().signIn
  const [result, setResult] = useState(sent)
  const [isRejected, setRejected] = useState(false)
  const login = routePath(site, 'login')
  const toLogin = login !== undefined && (
    <p>
      <ButtonLink look="secondary" href={login}>
        {email.submit}
      </ButtonLink>
    </p>
  )
  if (isRejected) return <MailSent heading={changeEmail.rejectedHeading} text={changeEmail.rejected} />
  if (result && authResultOn(site, result.code).outcome === 'storeToken')
    return (
      <MailSent heading={changeEmail.confirmedHeading} text={changeEmail.confirmed}>
        {toLogin}
      </MailSent>
    )
  if (result && isLinkRefused(result))
    return (
      <div className={styles.part}>
        <FormError heading={changeEmail.linkOver} attempt={1} />
        {toLogin}
      </div>
    )
  return (
    <div className={styles.signIn}>
      <PasswordForm token={token} sent={sent} toLogin={toLogin} onResult={setResult} />
      <div className={styles.part}>
        <PartHeading className={styles.heading}>{changeEmail.notMeHeading}</PartHeading>
        <LinkForm
          form="reject"
          token={token}
          text={changeEmail.notMeText}
          submit={changeEmail.notMe}
          look="secondary"
          send={() => accounts.rejectRegistration(token)}
          onResult={(given) =>
            authResultOn(site, given.code).outcome === 'storeToken' ? setRejected(true) : setResult(given)
          }
        />
      </div>
    </div>
  )
}
