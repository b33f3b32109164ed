// Request for a link to set a new password: the form, then a confirmation that is the same for every address.
import type { AuthResult } from '@husrum/application'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import { authResultOn, emailForm, routePath, startPasswordReset, stepPasswordReset } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormNotice } from './FormNotice.tsx'
import { MailSent } from './MailSent.tsx'
import styles from './SignIn.module.css'
import { useFormSubmission } from './use-form-submission.ts'

interface ForgotPasswordProps {
  readonly sent?: AuthResult | undefined
  readonly typedEmail?: string | undefined
  /** The form was submitted without script. */
  readonly isSent?: boolean
}

const ResetForm = ({
  email,
  sent,
  onSent,
}: {
  readonly email: string
  readonly sent?: AuthResult | undefined
  readonly onSent: (email: string) => void
}) => {
  const site = useSite()
  const { accounts } = useCapabilities()
  const { forgot, fields } = useTexts().signIn
  const [result, setResult] = useState<AuthResult | undefined>(sent)
  const submission = useFormSubmission({
    rule: emailForm,
    labels: { email: fields.email },
    sent,
    send: (typed) => accounts.forgotPassword(typed.email),
    onResult: (given, typed) => {
      setResult(given)
      if (authResultOn(site, given.code).outcome === 'storeToken') onSent(typed.email)
    },
  })
  return (
    <form
      className={styles.form}
      method="post"
      action={accountFormPaths.forgot}
      onSubmit={submission.submit}
      noValidate
    >
      <FormNotice submission={submission} result={result} />
      <TextField
        {...submission.field('email')}
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <Button type="submit" wide loading={submission.isSending}>
        {forgot.submit}
      </Button>
    </form>
  )
}

export const ForgotPassword = ({ sent, typedEmail = '', isSent = false }: ForgotPasswordProps) => {
  const site = useSite()
  const { forgot } = useTexts().signIn
  const [reset, setReset] = useState(() =>
    isSent
      ? stepPasswordReset(startPasswordReset(), { kind: 'sent', email: typedEmail }).state
      : startPasswordReset(typedEmail),
  )
  const login = routePath(site, 'login')
  const again = routePath(site, 'forgotPassword') ?? ''
  return (
    <div className={styles.signIn}>
      {reset.kind === 'form' ? (
        <ResetForm
          email={reset.email}
          sent={sent}
          onSent={(email) => setReset((before) => stepPasswordReset(before, { kind: 'sent', email }).state)}
        />
      ) : (
        <MailSent heading={forgot.sentHeading} text={forgot.sent(reset.email || '…')}>
          <p>{forgot.noMail}</p>
          <p>
            {/* Without script the link reloads an empty form. */}
            <a
              className={styles.link}
              href={again}
              onClick={(event) => {
                event.preventDefault()
                setReset((before) => stepPasswordReset(before, { kind: 'again' }).state)
              }}
            >
              {forgot.again}
            </a>
          </p>
        </MailSent>
      )}
      {login !== undefined && (
        <p>
          <SiteLink className={styles.link} href={login}>
            {forgot.back}
          </SiteLink>
        </p>
      )}
    </div>
  )
}
