// The form for registering interest: contact details and a question. A real form, which also works without script.
import type { AuthResult, InterestFields, TypedForm } from '@husrum/application'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import type { InterestSubject } from '@husrum/domain'
import { authResultOn, interestRule, routePath, rule, textLimits } from '@husrum/domain'
import { useMemo, useRef, useState } from 'react'
import { FormNotice } from '../../features/sign-in/FormNotice.tsx'
import { useFormSubmission } from '../../features/sign-in/use-form-submission.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Template.module.css'

export interface InterestFormProps {
  readonly subject: InterestSubject
  /** The result of a form that was sent without script, and its typed values. */
  readonly sent: AuthResult | undefined
  readonly typed: TypedForm['fields']
  readonly onRegistered: () => void
}

/** One key as long as the same values are sent, so that retrying a request whose response was lost changes nothing twice. */
const useAttemptKey = () => {
  const latest = useRef({ said: '', key: '' })
  return (fields: InterestFields): string => {
    const said = JSON.stringify(fields)
    if (latest.current.said !== said) {
      const bytes = crypto.getRandomValues(new Uint8Array(16))
      latest.current = { said, key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') }
    }
    return latest.current.key
  }
}

const useKnownFields = (typed: TypedForm['fields']): TypedForm['fields'] => {
  const session = useSession()
  const user = session.kind === 'signedIn' ? session.user : undefined
  if (Object.keys(typed).length > 0 || !user) return typed
  const { firstName, lastName, email, phoneNumber = '' } = user
  return { firstName, lastName, email, phone: phoneNumber }
}

export const InterestForm = ({ subject, sent, typed, onRegistered }: InterestFormProps) => {
  const site = useSite()
  const { accounts } = useCapabilities()
  const { signIn, interest: words } = useTexts()
  const { fields } = signIn
  const known = useKnownFields(typed)
  const keyOf = useAttemptKey()
  const [result, setResult] = useState<AuthResult | undefined>(sent)
  const about = useMemo(
    () => rule((answers) => interestRule.check({ ...(answers as object), ...subject })),
    [subject],
  )
  const submission = useFormSubmission({
    rule: about,
    labels: {
      firstName: fields.firstName,
      lastName: fields.lastName,
      email: fields.email,
      phone: fields.phone,
      message: words.message,
    },
    sent,
    send: (answers) => {
      setResult(undefined)
      return accounts.registerInterest(answers, keyOf(answers))
    },
    onResult: (given) => {
      if (authResultOn(site, given.code).outcome === 'storeToken') onRegistered()
      else setResult(given)
    },
  })
  const privacy = routePath(site, 'privacy')
  const text = (name: string) => ({ ...submission.field(name), defaultValue: known[name] })
  return (
    <form
      className={styles.form}
      method="post"
      action={accountFormPaths.interest}
      onSubmit={submission.submit}
      noValidate
    >
      <h2 className={styles.formHeading}>{words.heading}</h2>
      {Object.entries({ ...subject, siteId: site.siteId }).map(([name, id]) => (
        <input key={name} type="hidden" name={name} value={id} />
      ))}
      <FormNotice submission={submission} result={result} />
      <div className={styles.names}>
        <TextField {...text('firstName')} autoComplete="given-name" required />
        <TextField {...text('lastName')} autoComplete="family-name" required />
      </div>
      <TextField {...text('email')} type="email" autoComplete="email" required />
      <TextField {...text('phone')} type="tel" aside={fields.optional} autoComplete="tel" />
      <TextAreaField
        {...text('message')}
        aside={fields.optional}
        hint={words.messageHint}
        // Doubled: a character may be two of the units that browsers count, and the rule counts characters.
        maxLength={2 * textLimits.message}
      />
      <div>
        <CheckField
          {...submission.field('newsletter')}
          label={fields.newsletter}
          defaultChecked={known.newsletter === 'on'}
        />
        {privacy !== undefined && (
          <p>
            <SiteLink className={styles.link} href={privacy} target="_blank">
              {fields.privacy}
            </SiteLink>
          </p>
        )}
      </div>
      <Button type="submit" wide loading={submission.isSending}>
        {words.submit}
      </Button>
    </form>
  )
}
