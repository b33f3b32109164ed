// Creating an account: after an identification, or with e-mail and password. A real form, which works without script.
import type { AuthResult } from '@husrum/application'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import { authResultOn, createAccountForm, createEmailAccountForm, routePath } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { SignInTexts } from '../../texts/sv/sign-in.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormNotice } from './FormNotice.tsx'
import styles from './SignIn.module.css'
import type { FormSubmission } from './use-form-submission.ts'
import { useFormSubmission } from './use-form-submission.ts'

/** Previous input of a form that was submitted without script. */
export type TypedFields = Readonly<Record<string, string>>

interface RegisterFormProps {
  /** The identification that proves the identity; without it a password is needed. */
  readonly flowId?: string | undefined
  readonly sent?: AuthResult | undefined
  readonly typed: TypedFields
  /** Names from the e-identity: they override the input. */
  readonly proven?: TypedFields | undefined
  /** The account is created; with a token the user is signed in. */
  readonly onRegistered: (result: AuthResult, email: string) => unknown
}

const labelsOf = ({ fields }: SignInTexts, hasPassword: boolean) => ({
  firstName: fields.firstName,
  lastName: fields.lastName,
  email: fields.email,
  phone: fields.phone,
  ...(hasPassword && { password: fields.password, repeatedPassword: fields.repeatedPassword }),
  campaignCode: fields.campaignCode,
  acceptTerms: fields.acceptTerms,
})

const Passwords = ({ submission }: { readonly submission: FormSubmission }) => {
  const { fields } = useTexts().signIn
  const both = {
    autoComplete: 'new-password',
    showLabel: fields.showPassword,
    hideLabel: fields.hidePassword,
    required: true,
  } as const
  return (
    <>
      <PasswordField {...submission.field('password')} {...both} hint={fields.passwordHint} />
      <PasswordField {...submission.field('repeatedPassword')} {...both} />
    </>
  )
}

export const RegisterForm = ({ flowId, sent, typed, proven = {}, onRegistered }: RegisterFormProps) => {
  const site = useSite()
  const { accounts } = useCapabilities()
  const texts = useTexts().signIn
  const { register, fields } = texts
  const [result, setResult] = useState<AuthResult | undefined>(sent)
  const hasPassword = flowId === undefined
  const submission = useFormSubmission({
    rule: hasPassword ? createEmailAccountForm : createAccountForm,
    labels: labelsOf(texts, hasPassword),
    ticks: { acceptTerms: fields.mustTick },
    sent,
    send: (values) => {
      setResult(undefined)
      return accounts.register(values, flowId)
    },
    onResult: (given, { email }) => {
      if (authResultOn(site, given.code).outcome === 'storeToken') return onRegistered(given, email)
      setResult(given)
      return undefined
    },
  })
  const privacy = routePath(site, 'privacy')
  const text = (name: string) => ({ ...submission.field(name), defaultValue: typed[name] })
  return (
    <form
      className={styles.form}
      method="post"
      action={accountFormPaths.register}
      onSubmit={submission.submit}
      noValidate
    >
      {flowId !== undefined && <input type="hidden" name="flowId" value={flowId} />}
      <FormNotice submission={submission} result={result} />
      <div className={styles.names}>
        <TextField
          {...text('firstName')}
          autoComplete="given-name"
          readOnly={Boolean(proven.firstName)}
          required
        />
        <TextField
          {...text('lastName')}
          autoComplete="family-name"
          readOnly={Boolean(proven.lastName)}
          required
        />
      </div>
      <TextField {...text('email')} type="email" autoComplete={hasPassword ? 'username' : 'email'} required />
      <TextField {...text('phone')} type="tel" autoComplete="tel" required />
      {hasPassword && <Passwords submission={submission} />}
      {site.features.vip && (
        <TextField {...text('campaignCode')} aside={fields.optional} autoComplete="off" />
      )}
      <div>
        <CheckField
          {...submission.field('newsletter')}
          label={fields.newsletter}
          defaultChecked={typed.newsletter === 'on'}
        />
        <CheckField {...submission.field('acceptTerms')} label={fields.acceptTerms} required />
        {privacy !== undefined && (
          <p>
            <SiteLink className={styles.link} href={privacy} target="_blank">
              {fields.privacy}
            </SiteLink>
          </p>
        )}
      </div>
      <Button type="submit" wide loading={submission.isSending}>
        {register.submit}
      </Button>
    </form>
  )
}
