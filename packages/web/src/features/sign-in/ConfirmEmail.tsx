// The page that the link of a registration's e-mail leads to: one press confirms the address. Not the visit itself, which
// a mail scanner makes too.
import type { AuthResult } from '@husrum/application'
import { authResultOn, routePath, rule, valid } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { formPaths } from './account-form-paths.ts'
import { MailSent } from './MailSent.tsx'
import { ResultNotice } from './ResultNotice.tsx'
import { isLinkRefused } from './SetPassword.tsx'
import styles from './SignIn.module.css'
import { useFormSubmission } from './use-form-submission.ts'

const nothingToCheck = rule(() => valid({}))

export const ConfirmEmail = ({
  token,
  sent,
}: {
  readonly token: string
  readonly sent?: AuthResult | undefined
}) => {
  const site = useSite()
  const { accounts } = useCapabilities()
  const { changeEmail, email } = useTexts().signIn
  const [result, setResult] = useState(sent)
  const submission = useFormSubmission({
    rule: nothingToCheck,
    labels: {},
    send: () => accounts.verifyEmail({ token }),
    onResult: (given) => setResult(given),
  })
  const login = routePath(site, 'login')
  const toLogin = login !== undefined && (
    <p>
      <ButtonLink href={login}>{email.submit}</ButtonLink>
    </p>
  )
  if (result && authResultOn(site, result.code).outcome === 'storeToken')
    return (
      <MailSent heading={changeEmail.confirmedHeading} text={changeEmail.confirmed}>
        {toLogin}
      </MailSent>
    )
  if (result && isLinkRefused(result))
    return (
      <div className={styles.part}>
        <FormError heading={changeEmail.linkOver} attempt={submission.count} />
        {toLogin}
      </div>
    )
  return (
    <form className={styles.part} method="post" action={formPaths.verify} onSubmit={submission.submit}>
      <input type="hidden" name="token" value={token} />
      <p>{changeEmail.confirmText}</p>
      {submission.trouble ? (
        <FormError {...submission.trouble} attempt={submission.count} />
      ) : (
        result && <ResultNotice result={result} attempt={submission.count} />
      )}
      <p>
        <Button type="submit" loading={submission.isSending}>
          {changeEmail.confirmLink}
        </Button>
      </p>
    </form>
  )
}
