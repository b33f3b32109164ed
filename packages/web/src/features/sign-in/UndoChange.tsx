// Target of the link in an e-mail about a change: one click undoes a change that the owner did not make.
import type { AuthResult } from '@husrum/application'
import { authResultOn, routePath } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { LinkForm } from './LinkForm.tsx'
import { MailSent } from './MailSent.tsx'
import { isLinkRefused } from './SetPassword.tsx'
import styles from './SignIn.module.css'

export const UndoChange = ({
  token,
  sent,
}: {
  readonly token: string
  readonly sent?: AuthResult | undefined
}) => {
  const site = useSite()
  const { accounts } = useCapabilities()
  const { undoChange } = useTexts().signIn
  const [result, setResult] = useState(sent)
  const forgot = routePath(site, 'forgotPassword')
  if (result && authResultOn(site, result.code).outcome === 'storeToken')
    return (
      <MailSent heading={undoChange.doneHeading} text={undoChange.done}>
        {forgot !== undefined && (
          <p>
            <ButtonLink href={forgot}>{undoChange.choosePassword}</ButtonLink>
          </p>
        )}
      </MailSent>
    )
  if (result && isLinkRefused(result)) return <FormError heading={undoChange.linkOver} attempt={1} />
  return (
    <div className={styles.signIn}>
      <LinkForm
        form="undo"
        token={token}
        fields={{ purpose: 'undo' }}
        text={undoChange.text}
        submit={undoChange.submit}
        sent={sent}
        send={() => accounts.undoChange(token)}
        onResult={setResult}
      />
    </div>
  )
}
