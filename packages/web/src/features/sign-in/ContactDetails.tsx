// How to reach whoever is signed in: what they may change themselves. A real form, which also works without script.
import type { AuthResult } from '@husrum/application'
import type { User } from '@husrum/domain'
import { contactDetailsForm } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSessionManager } from '../../frame/session.tsx'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { formPaths } from './account-form-paths.ts'
import { FormNotice } from './FormNotice.tsx'
import type { TypedFields } from './RegisterForm.tsx'
import styles from './SignIn.module.css'
import { useFormSubmission } from './use-form-submission.ts'

interface ContactDetailsProps {
  readonly user: User
  /** What had been typed, where the form came back without script. */
  readonly typed: TypedFields
  readonly sent?: AuthResult | undefined
  readonly isSaved?: boolean
}

export const ContactDetails = ({ user, typed, sent, isSaved: wasSaved = false }: ContactDetailsProps) => {
  const { accounts } = useCapabilities()
  const { reload } = useSessionManager()
  const { fields } = useTexts().signIn
  const { details } = useTexts().settings
  const [result, setResult] = useState(sent)
  const [isSaved, setSaved] = useState(wasSaved)
  const submission = useFormSubmission({
    rule: contactDetailsForm,
    labels: {
      phone: fields.phone,
      address: details.address,
      postalCode: details.postalCode,
      city: details.city,
    },
    sent,
    send: ({ phone, address = '', postalCode = '', city = '', newsletter }) => {
      setResult(undefined)
      setSaved(false)
      return accounts.updateDetails({ phone, address, postalCode, city, newsletter })
    },
    onResult: async (given) => {
      if (given.code !== 'Ok') return setResult(given)
      await reload()
      setSaved(true)
    },
  })
  const isBack = sent !== undefined
  const text = (name: 'phone' | 'address' | 'postalCode' | 'city', known: string | undefined) => ({
    ...submission.field(name),
    defaultValue: isBack ? typed[name] : known,
  })
  return (
    <form
      className={styles.form}
      method="post"
      action={formPaths.details}
      onSubmit={submission.submit}
      noValidate
    >
      <FormNotice submission={submission} result={result} />
      <TextField {...text('phone', user.phoneNumber)} type="tel" autoComplete="tel" required />
      <TextField
        {...text('address', user.address)}
        aside={fields.optional}
        autoComplete="street-address"
        maxLength={250}
      />
      <div className={styles.names}>
        <TextField
          {...text('postalCode', user.postalCode)}
          aside={fields.optional}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <TextField {...text('city', user.city)} aside={fields.optional} autoComplete="address-level2" />
      </div>
      <CheckField
        {...submission.field('newsletter')}
        label={fields.newsletter}
        defaultChecked={isBack ? typed.newsletter === 'on' : user.newsletter}
      />
      <div className={styles.ways}>
        <Button type="submit" loading={submission.isSending}>
          {details.save}
        </Button>
        <p role="status">{isSaved && details.saved}</p>
      </div>
    </form>
  )
}
