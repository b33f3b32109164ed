// Sign-in with e-mail and password: a real form, which works without script.
import type { AuthResult } from '@husrum/application'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import { authResultOn, emailLoginForm, routePath } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormNotice } from './FormNotice.tsx'
import { PartHeading } from './part-heading.tsx'
import styles from './SignIn.module.css'
import { useFormSubmission } from './use-form-submission.ts'

export interface EmailLoginProps {
  readonly returnPath?: string | undefined
  /** Response and input of a form that was submitted without script. */
  readonly sent?: AuthResult | undefined
  readonly typedEmail?: string | undefined
  readonly onSignedIn: (token: string | undefined) => Promise<void>
  /** The account requires an electronic identity. */
  readonly onMustIdentify: () => void
}

export const EmailLogin = ({ returnPath, sent, typedEmail, onSignedIn, onMustIdentify }: EmailLoginProps) => {
  const site = useSite()
  const { signIn } = useCapabilities()
  const { email: words, fields } = useTexts().signIn
  const [result, setResult] = useState<AuthResult | undefined>(sent)
  const submission = useFormSubmission({
    rule: emailLoginForm,
    labels: { email: fields.email, password: fields.password },
    sent,
    send: (typed) => {
      setResult(undefined)
      return signIn.withEmail(typed)
    },
    onResult: (given) => {
      const { outcome } = authResultOn(site, given.code)
      if (outcome === 'storeToken') return onSignedIn(given.token)
      setResult(given)
      if (outcome === 'focusPassword' && given.retryAfterSeconds === undefined) submission.retype('password')
      if (outcome === 'switchToElectronicIdentity') onMustIdentify()
      return undefined
    },
  })
  const forgot = routePath(site, 'forgotPassword')
  const create = routePath(site, 'createAccount')
  const isElsewhere =
    result !== undefined &&
    ['focusPassword', 'switchToElectronicIdentity'].includes(authResultOn(site, result.code).outcome)
  return (
    <form
      className={styles.part}
      method="post"
      action={accountFormPaths.login}
      onSubmit={submission.submit}
      noValidate
    >
      <PartHeading className={styles.heading}>{words.heading}</PartHeading>
      {returnPath !== undefined && <input type="hidden" name="referrer" value={returnPath} />}
      <FormNotice submission={submission} result={result} takesFocus={!isElsewhere} />
      <TextField
        {...submission.field('email')}
        type="email"
        autoComplete="username"
        defaultValue={typedEmail}
        required
      />
      <PasswordField
        {...submission.field('password')}
        showLabel={fields.showPassword}
        hideLabel={fields.hidePassword}
        autoComplete="current-password"
        required
      />
      <Button type="submit" look="secondary" wide loading={submission.isSending}>
        {words.submit}
      </Button>
      <p className={styles.links}>
        {forgot !== undefined && (
          <SiteLink className={styles.link} href={forgot}>
            {words.forgot}
          </SiteLink>
        )}
        {create !== undefined && (
          <span className={styles.link}>
            {words.withoutAccount}&nbsp;<SiteLink href={create}>{words.create}</SiteLink>
          </span>
        )}
      </p>
    </form>
  )
}
