// Contact details that users can change themselves. A real form, which works without script.
import type { AuthResult } from '@husrum/application'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import type { User } from '@husrum/domain'
import { contactDetailsForm } from '@husrum/domain'
import { useId, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSessionManager } from '../../frame/session.tsx'
import { useTexts } from '../../frame/site.tsx'
import { useKeptText } from '../../frame/use-kept-text.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { FormNotice } from './FormNotice.tsx'
import type { TypedFields } from './RegisterForm.tsx'
import styles from './SignIn.module.css'
import { useFormSubmission } from './use-form-submission.ts'

interface ContactDetailsProps {
  readonly user: User
  /** Input of a form that was returned without script. */
  readonly typed: TypedFields
  readonly sent?: AuthResult | undefined
  readonly isSaved?: boolean
}

const names = ['preferredName', 'phone', 'address', 'postalCode', 'city', 'country'] as const
type Seen = Readonly<Record<(typeof names)[number], string> & { readonly newsletter: boolean }>

/** Values when the form was opened, so that concurrent changes are not overwritten unnoticed. */
const seenOf = (user: User): Seen => ({
  preferredName: user.preferredName ?? '',
  phone: user.phoneNumber ?? '',
  address: user.address ?? '',
  postalCode: user.postalCode ?? '',
  city: user.city ?? '',
  country: user.country ?? '',
  newsletter: user.newsletter,
})

/** Values changed elsewhere count as seen once they are shown. */
const seenNow = (seen: Seen, { errors = [] }: AuthResult): Seen => ({
  ...seen,
  ...Object.fromEntries(
    errors
      .filter(({ key }) => key === 'changedElsewhere')
      .map(({ path: [field], params }) => [
        String(field),
        field === 'newsletter' ? params?.now === 'true' : String(params?.now ?? ''),
      ]),
  ),
})

export const ContactDetails = ({ user, typed, sent, isSaved: wasSaved = false }: ContactDetailsProps) => {
  const { accounts } = useCapabilities()
  const { reload } = useSessionManager()
  const { fields } = useTexts().signIn
  const { details } = useTexts().settings
  const id = useId()
  const [result, setResult] = useState(sent)
  const [isSaved, setSaved] = useState(wasSaved)
  const [seen, setSeen] = useState(() => seenOf(user))
  const typedLast = useRef(seen)
  const kept = useKeptText({ name: 'details', isBack: sent !== undefined || wasSaved })
  const submission = useFormSubmission({
    rule: contactDetailsForm,
    labels: {
      preferredName: details.preferredName,
      phone: fields.phone,
      address: details.address,
      postalCode: details.postalCode,
      city: details.city,
      country: details.country,
    },
    sent,
    send: ({
      preferredName = '',
      phone,
      address = '',
      postalCode = '',
      city = '',
      country = '',
      newsletter,
    }) => {
      setResult(undefined)
      setSaved(false)
      const typed = { preferredName, phone, address, postalCode, city, country, newsletter }
      typedLast.current = typed
      return accounts.updateDetails(typed, seen)
    },
    onResult: async (given) => {
      if (given.code !== 'Ok') {
        setSeen(seenNow(seen, given))
        return setResult(given)
      }
      setSeen(typedLast.current)
      kept.drop()
      await reload()
      setSaved(true)
    },
  })
  const isBack = sent !== undefined
  const known = Object.keys(details.countries)
  const codes = user.country === undefined || known.includes(user.country) ? known : [...known, user.country]
  const text = (
    name: 'preferredName' | 'phone' | 'address' | 'postalCode' | 'city',
    known: string | undefined,
  ) => ({
    ...submission.field(name),
    defaultValue: isBack ? typed[name] : known,
  })
  return (
    <form
      ref={kept.form}
      className={styles.form}
      method="post"
      action={accountFormPaths.details}
      onSubmit={submission.submit}
      noValidate
    >
      <FormNotice submission={submission} result={result} />
      {Object.entries(seen).map(([name, value]) => (
        <input key={name} type="hidden" name={`seen.${name}`} value={String(value)} />
      ))}
      <TextField
        {...text('preferredName', user.preferredName)}
        aside={fields.optional}
        hint={details.preferredNameHint}
        autoComplete="nickname"
      />
      <TextField {...text('phone', user.phoneNumber)} type="tel" autoComplete="tel" required />
      <TextField
        {...text('address', user.address)}
        aside={fields.optional}
        autoComplete="address-line1"
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
      <div className={styles.select}>
        <label htmlFor={`${id}-country`}>{details.country}</label>
        <select
          id={`${id}-country`}
          name="country"
          autoComplete="country"
          defaultValue={(isBack ? typed.country : user.country) ?? ''}
        >
          <option value="">{details.noCountry}</option>
          {codes.map((code) => (
            <option key={code} value={code}>
              {details.countries[code as keyof typeof details.countries] ?? code}
            </option>
          ))}
        </select>
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
