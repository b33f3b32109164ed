// Creating an account: after an identification, or with e-mail and password. A real form, which also works without script.
import type { AuthResult } from '@husrum/application'
import { authResultOn, createAccountForm, createEmailAccountForm, routePath } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { SignInTexts } from '../../texts/sv/sign-in.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AnswerNotice } from './AnswerNotice.tsx'
import { formPaths } from './account-form-paths.ts'
import styles from './SignIn.module.css'
import type { Attempt } from './use-attempt.ts'
import { useAttempt } from './use-attempt.ts'

/** What had been typed before, where no script answered the form. */
export type TypedFields = Readonly<Record<string, string>>

interface RegisterFormProps {
  /** The identification that has proved who this is; without it there is a password. */
  readonly flowId?: string | undefined
  readonly sent?: AuthResult | undefined
  readonly typed: TypedFields
  /** The account is there; with a token somebody is signed in. */
  readonly onRegistered: (answer: AuthResult, email: string) => unknown
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

const Passwords = ({ attempt }: { readonly attempt: Attempt }) => {
  const { fields } = useTexts().signIn
  const both = {
    autoComplete: 'new-password',
    showLabel: fields.showPassword,
    hideLabel: fields.hidePassword,
    required: true,
  } as const
  return (
    <>
      <PasswordField {...attempt.field('password')} {...both} hint={fields.passwordHint} />
      <PasswordField {...attempt.field('repeatedPassword')} {...both} />
    </>
  )
}

export const RegisterForm = ({ flowId, sent, typed, onRegistered }: RegisterFormProps) => {
  const site = useSite()
  const { accounts } = useCapabilities()
  const texts = useTexts().signIn
  const { register, fields } = texts
  const [answer, setAnswer] = useState<AuthResult | undefined>(sent)
  const hasPassword = flowId === undefined
  const attempt = useAttempt<Readonly<Record<string, string | boolean>> & { readonly email: string }>({
    rule: (hasPassword ? createEmailAccountForm : createAccountForm) as never,
    labels: labelsOf(texts, hasPassword),
    ticks: { acceptTerms: fields.mustTick },
    sent,
    send: (values) => {
      setAnswer(undefined)
      return accounts.register(values, flowId)
    },
    onAnswer: (given, { email }) => {
      if (authResultOn(site, given.code).outcome === 'storeToken') return onRegistered(given, email)
      setAnswer(given)
      return undefined
    },
  })
  const privacy = routePath(site, 'privacy')
  const text = (name: string) => ({ ...attempt.field(name), defaultValue: typed[name] })
  return (
    <form
      className={styles.form}
      method="post"
      action={formPaths.register}
      onSubmit={attempt.submit}
      noValidate
    >
      {flowId !== undefined && <input type="hidden" name="flowId" value={flowId} />}
      {attempt.trouble ? (
        <FormError {...attempt.trouble} attempt={attempt.count} />
      ) : (
        answer && <AnswerNotice answer={answer} attempt={attempt.count} />
      )}
      <div className={styles.names}>
        <TextField {...text('firstName')} autoComplete="given-name" required />
        <TextField {...text('lastName')} autoComplete="family-name" required />
      </div>
      <TextField {...text('email')} type="email" autoComplete={hasPassword ? 'username' : 'email'} required />
      <TextField {...text('phone')} type="tel" autoComplete="tel" required />
      {hasPassword && <Passwords attempt={attempt} />}
      {site.features.vip && (
        <TextField {...text('campaignCode')} aside={fields.optional} autoComplete="off" />
      )}
      <div>
        <CheckField
          {...attempt.field('newsletter')}
          label={fields.newsletter}
          defaultChecked={typed.newsletter === 'on'}
        />
        <CheckField {...attempt.field('acceptTerms')} label={fields.acceptTerms} required />
        {privacy !== undefined && (
          <p>
            <SiteLink className={styles.link} href={privacy} target="_blank">
              {fields.privacy}
            </SiteLink>
          </p>
        )}
      </div>
      <Button type="submit" wide loading={attempt.isSending}>
        {register.submit}
      </Button>
    </form>
  )
}
