// Changing the password with the current one, or setting the first one with an electronic identity. Works without script.
import type { AuthResult } from '@husrum/application'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import { setPasswordForm } from '@husrum/domain'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { FormNotice } from './FormNotice.tsx'
import { askToVerify } from './open-sign-in.ts'
import styles from './SignIn.module.css'
import { useFormSubmission } from './use-form-submission.ts'

interface PasswordFormProps {
  /** E-mail of the account, for password managers. */
  readonly email: string
  readonly sent?: AuthResult | undefined
  readonly onSend: () => void
  readonly onChanged: () => void
}

const PasswordForm = ({ email, sent, onSend, onChanged }: PasswordFormProps) => {
  const { accounts } = useCapabilities()
  const { pathname } = useLocation()
  const { fields, changeEmail } = useTexts().signIn
  const { password: words } = useTexts().settings
  const [result, setResult] = useState(sent)
  const form = useRef<HTMLFormElement>(null)
  const submission = useFormSubmission({
    rule: setPasswordForm,
    labels: {
      currentPassword: words.current,
      password: fields.newPassword,
      repeatedPassword: fields.repeatedPassword,
    },
    wrong: { currentPassword: fields.wrongPassword },
    sent,
    send: (typed) => {
      setResult(undefined)
      onSend()
      const currentPassword = String(new FormData(form.current ?? undefined).get('currentPassword') ?? '')
      return accounts.changePassword({ ...typed, ...(currentPassword !== '' && { currentPassword }) })
    },
    onResult: (given) => (given.code === 'Ok' ? onChanged() : setResult(given)),
  })
  const field = { showLabel: fields.showPassword, hideLabel: fields.hidePassword }
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={accountFormPaths.changePassword}
      onSubmit={submission.submit}
      noValidate
    >
      <FormNotice submission={submission} result={result} />
      <input type="hidden" name="email" value={email} autoComplete="username" readOnly />
      <PasswordField
        {...submission.field('currentPassword')}
        {...field}
        autoComplete="current-password"
        hint={words.currentHint}
      />
      <PasswordField
        {...submission.field('password')}
        {...field}
        autoComplete="new-password"
        hint={fields.passwordHint}
        required
      />
      <PasswordField
        {...submission.field('repeatedPassword')}
        {...field}
        autoComplete="new-password"
        required
      />
      <div className={styles.ways}>
        <Button type="submit" loading={submission.isSending}>
          {words.save}
        </Button>
        <Button look="quiet" onClick={() => askToVerify({ returnPath: pathname })}>
          {changeEmail.confirmInstead}
        </Button>
      </div>
    </form>
  )
}

interface ChangePasswordProps extends Pick<PasswordFormProps, 'email' | 'sent'> {
  readonly isChanged?: boolean
}

export const ChangePassword = ({ email, sent, isChanged: wasChanged = false }: ChangePasswordProps) => {
  const { password: words } = useTexts().settings
  const [isChanged, setChanged] = useState(wasChanged)
  /** The form is reset after each change. */
  const [changes, setChanges] = useState(0)
  return (
    <>
      <PasswordForm
        key={changes}
        email={email}
        sent={changes === 0 ? sent : undefined}
        onSend={() => setChanged(false)}
        onChanged={() => {
          setChanged(true)
          setChanges(changes + 1)
        }}
      />
      <p role="status">{isChanged && words.changed}</p>
    </>
  )
}
