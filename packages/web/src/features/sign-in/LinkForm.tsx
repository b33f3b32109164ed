// A button that uses the link of an e-mail: a form without visible fields.
import type { AuthResult } from '@husrum/application'
import type { AccountForm } from '@husrum/contract/accounts/wire'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import { rule, valid } from '@husrum/domain'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FormNotice } from './FormNotice.tsx'
import styles from './SignIn.module.css'
import { useFormSubmission } from './use-form-submission.ts'

const nothingToCheck = rule(() => valid({}))

export const LinkForm = ({
  form,
  token,
  fields = {},
  text,
  submit,
  look,
  sent,
  send,
  onResult,
}: {
  readonly form: AccountForm
  readonly token: string
  /** Hidden fields that are sent without script. */
  readonly fields?: Readonly<Record<string, string>>
  readonly text: string
  readonly submit: string
  readonly look?: 'secondary'
  readonly sent?: AuthResult | undefined
  readonly send: () => Promise<AuthResult>
  readonly onResult: (result: AuthResult) => void
}) => {
  const [result, setResult] = useState(sent)
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
    <form className={styles.form} method="post" action={accountFormPaths[form]} onSubmit={submission.submit}>
      <input type="hidden" name="token" value={token} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>{text}</p>
      <FormNotice submission={submission} result={result} />
      <Button type="submit" {...(look && { look })} loading={submission.isSending}>
        {submit}
      </Button>
    </form>
  )
}
