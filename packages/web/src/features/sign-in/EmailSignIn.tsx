// Whether sign-in by e-mail is allowed in addition to the electronic identity: the account owner's choice.
import type { AuthResult } from '@husrum/application'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import { authResultOn, rule, valid } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession, useSessionManager } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormNotice } from './FormNotice.tsx'
import { PartHeading } from './part-heading.tsx'
import styles from './SignIn.module.css'
import { useFormSubmission } from './use-form-submission.ts'

const nothingToCheck = rule(() => valid({}))

/** Renders nothing unless the user has confirmed their identity. */
export const EmailSignIn = ({
  isSaved = false,
  sent,
}: {
  readonly isSaved?: boolean
  readonly sent?: AuthResult | undefined
}) => {
  const site = useSite()
  const session = useSession()
  const { reload } = useSessionManager()
  const { accounts } = useCapabilities()
  const { emailSignIn } = useTexts().signIn
  const [result, setResult] = useState(sent)
  const user = session.kind === 'signedIn' ? session.user : undefined
  const isOff = user?.requiresIdentity ?? false
  const submission = useFormSubmission({
    rule: nothingToCheck,
    labels: {},
    send: () => accounts.allowEmailSignIn(isOff),
    onResult: async (given) => {
      setResult(given)
      if (given.code === 'Ok') await reload()
    },
  })
  if (!user?.hasPersonalIdentifier) return null
  const isDone = result ? authResultOn(site, result.code).outcome === 'storeToken' : isSaved
  return (
    <div className={styles.part}>
      <PartHeading className={styles.heading}>{emailSignIn.heading}</PartHeading>
      <form
        className={styles.form}
        method="post"
        action={accountFormPaths.emailSignIn}
        onSubmit={submission.submit}
      >
        <input type="hidden" name="allowed" value={String(isOff)} />
        <FormNotice submission={submission} result={result} />
        <p role="status">
          {isDone && `${emailSignIn.saved} `}
          {isOff ? emailSignIn.isOff : emailSignIn.isOn}
        </p>
        <div className={styles.ways}>
          <Button type="submit" look="secondary" loading={submission.isSending}>
            {isOff ? emailSignIn.allow : emailSignIn.switchOff}
          </Button>
        </div>
      </form>
    </div>
  )
}
