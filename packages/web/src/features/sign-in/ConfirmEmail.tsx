// The page that the link of a registration's e-mail leads to: one press confirms the address. Not the visit itself, which
// a mail scanner makes too.
import type { AuthResult } from '@husrum/application'
import { authResultOn, routePath, rule, valid } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { AnswerNotice } from './AnswerNotice.tsx'
import { formPaths } from './account-form-paths.ts'
import { MailSent } from './MailSent.tsx'
import { isLinkRefused } from './SetPassword.tsx'
import styles from './SignIn.module.css'
import { useAttempt } from './use-attempt.ts'

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
  const [answer, setAnswer] = useState(sent)
  const attempt = useAttempt({
    rule: nothingToCheck,
    labels: {},
    send: () => accounts.verifyEmail({ token }),
    onAnswer: (given) => setAnswer(given),
  })
  const login = routePath(site, 'login')
  const toLogin = login !== undefined && (
    <p>
      <ButtonLink href={login}>{email.submit}</ButtonLink>
    </p>
  )
  if (answer && authResultOn(site, answer.code).outcome === 'storeToken')
    return (
      <MailSent heading={changeEmail.confirmedHeading} text={changeEmail.confirmed}>
        {toLogin}
      </MailSent>
    )
  if (answer && isLinkRefused(answer))
    return (
      <div className={styles.part}>
        <FormError heading={changeEmail.linkOver} attempt={attempt.count} />
        {toLogin}
      </div>
    )
  return (
    <form className={styles.part} method="post" action={formPaths.verify} onSubmit={attempt.submit}>
      <input type="hidden" name="token" value={token} />
      <p>{changeEmail.confirmText}</p>
      {attempt.trouble ? (
        <FormError {...attempt.trouble} attempt={attempt.count} />
      ) : (
        answer && <AnswerNotice answer={answer} attempt={attempt.count} />
      )}
      <p>
        <Button type="submit" loading={attempt.isSending}>
          {changeEmail.confirmLink}
        </Button>
      </p>
    </form>
  )
}
