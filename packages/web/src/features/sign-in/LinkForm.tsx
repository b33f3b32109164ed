// One press for which the link of an e-mail is enough: a form without a field.
import type { AuthResult } from '@husrum/application'
import { rule, valid } from '@husrum/domain'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import type { FormName } from './account-form-paths.ts'
import { formPaths } from './account-form-paths.ts'
import { ResultNotice } from './ResultNotice.tsx'
import styles from './SignIn.module.css'
import { useFormSubmission } from './use-form-submission.ts'

const nothingToCheck = rule(() => valid({}))

export const LinkForm = ({
  form,
  token,
  text,
  submit,
  look,
  send,
  onResult,
}: {
  readonly form: FormName
  readonly token: string
  readonly text: string
  readonly submit: string
  readonly look?: 'secondary'
  readonly send: () => Promise<AuthResult>
  readonly onResult: (result: AuthResult) => void
}) => {
  const [result, setResult] = useState<AuthResult>()
  const submission = useFormSubmission({
    rule: nothingToCheck,
    labels: {},
    send,
    onResult: (given) => {
      setResult(given)
      onResult(given)
    },
  })
  return (
    <form className={styles.form} method="post" action={formPaths[form]} onSubmit={submission.submit}>
      <input type="hidden" name="token" value={token} />
      <p>{text}</p>
      {submission.trouble ? (
        <FormError {...submission.trouble} attempt={submission.count} />
      ) : (
        result && <ResultNotice result={result} attempt={submission.count} />
      )}
      <Button type="submit" {...(look && { look })} loading={submission.isSending}>
        {submit}
      </Button>
    </form>
  )
}
