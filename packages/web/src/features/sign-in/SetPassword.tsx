// Sets a new password with the link from an e-mail.
import type { AuthResult } from '@husrum/application'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import { authResultOn, routePath, setPasswordForm } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { FormNotice } from './FormNotice.tsx'
import { MailSent } from './MailSent.tsx'
import styles from './SignIn.module.css'
import { useFormSubmission } from './use-form-submission.ts'

/** Whether the link itself was rejected: used, expired or invalid. */
export const isLinkRefused = ({ errors = [] }: AuthResult): boolean =>
  errors.some(({ path }) => path[0] === 'token')

/** There is no valid link. */
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
  onResult,
}: {
  readonly token: string
  readonly sent?: AuthResult | undefined
  readonly onResult: (result: AuthResult) => void
}) => {
  const { accounts } = useCapabilities()
  const { fields, setPassword } = useTexts().signIn
  const [result, setResult] = useState<AuthResult | undefined>(sent)
  const submission = useFormSubmission({
    rule: setPasswordForm,
    labels: { password: fields.newPassword, repeatedPassword: fields.repeatedPassword },
    sent,
    send: (typed) => accounts.resetPassword({ token, ...typed }),
    onResult: (given) => {
      setResult(given)
      onResult(given)
    },
  })
  const both = {
    autoComplete: 'new-password',
    showLabel: fields.showPassword,
    hideLabel: fields.hidePassword,
    required: true,
  } as const
  return (
    <form
      className={styles.form}
      method="post"
      action={accountFormPaths.reset}
      onSubmit={submission.submit}
      noValidate
    >
      <input type="hidden" name="token" value={token} />
      <FormNotice submission={submission} result={result} />
      <PasswordField {...submission.field('password')} {...both} hint={fields.passwordHint} />
      <PasswordField {...submission.field('repeatedPassword')} {...both} />
      <Button type="submit" wide loading={submission.isSending}>
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
  const [result, setResult] = useState(sent)
  const login = routePath(site, 'login')
  if (token === undefined) return <NewLink text={setPassword.noLink} />
  if (result && isLinkRefused(result)) return <NewLink text={setPassword.linkOver} />
  if (result && authResultOn(site, result.code).outcome === 'storeToken')
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
      <PasswordForm token={token} sent={sent} onResult={setResult} />
    </div>
  )
}
