// The buyers: one person or two (BOOK-16). Fields that the account has are prefilled.
import type { TypedApplicant } from '@husrum/domain'
import { dayIn, emailRule, formatPhone, personalNumberRule } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { ApplicantField } from '../../texts/sv/booking.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Booking.module.css'
import { fieldId } from './booking-words.ts'
import { StepShell } from './StepShell.tsx'
import type { BookingStepFlow, StepProps } from './use-booking-step.ts'
import { useBookingStep } from './use-booking-step.ts'

const noApplicant: TypedApplicant = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  country: '',
  personalNumber: '',
  share: '',
}

const countries = ['SE', 'NO', 'FI', 'DK'] as const
/** In the order of the page. */
const fieldOrder: readonly ApplicantField[] = [
  'firstName',
  'lastName',
  'personalNumber',
  'email',
  'phone',
  'address',
  'country',
  'share',
]
const part = 'applicants'
type Flow = BookingStepFlow<readonly TypedApplicant[]>

const useFirstApplicants = ({ forms }: StepProps['booking']): readonly TypedApplicant[] => {
  const { country } = useSite()
  const session = useSession()
  if (forms.applicants && forms.applicants.length > 0) return forms.applicants
  const user = session.kind === 'signedIn' ? session.user : undefined
  if (!user) return [{ ...noApplicant, country, share: '100' }]
  const street = [user.address, [user.postalCode, user.city].filter(Boolean).join(' ')]
  return [
    {
      ...noApplicant,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phone: user.phoneNumber ?? '',
      address: street.filter(Boolean).join(', '),
      country: user.country ?? country,
      share: '100',
    },
  ]
}

const PersonalNumber = ({
  at,
  flow,
  onChange,
}: {
  readonly at: number
  readonly flow: Flow
  readonly onChange: (value: string) => void
}) => {
  const { country } = useSite()
  const { applicants: words } = useTexts().booking
  const path = `${part}.${at}.personalNumber`
  const value = flow.form[at]?.personalNumber ?? ''
  // Prefilled numbers are masked, against reading over the shoulder.
  const [isShown, setShown] = useState(value === '')
  return (
    <TextField
      id={fieldId(path)}
      name={path}
      label={words.fields.personalNumber}
      hint={at === 0 ? words.personalNumberHint : words.secondPersonalNumberHint}
      error={flow.errorAt(path)}
      type={isShown ? 'text' : 'password'}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputMode={country === 'FI' ? 'text' : 'numeric'}
      maxLength={20}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      tool={
        value !== '' && (
          <button type="button" className={styles.reveal} onClick={() => setShown(!isShown)}>
            {isShown ? words.hide : words.show}
          </button>
        )
      }
    />
  )
}

const ApplicantFields = ({
  at,
  flow,
  isAlone,
}: {
  readonly at: number
  readonly flow: Flow
  readonly isAlone: boolean
}) => {
  const site = useSite()
  const { bookings } = useCapabilities()
  const { applicants: words } = useTexts().booking
  const applicant = flow.form[at] ?? noApplicant
  const set = (facts: Partial<TypedApplicant>) =>
    flow.change(flow.form.map((each, place) => (place === at ? { ...each, ...facts } : each)))
  const pathTo = (field: ApplicantField) => `${part}.${at}.${field}`
  const field = (name: ApplicantField, rest: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField
      id={fieldId(pathTo(name))}
      name={pathTo(name)}
      label={words.fields[name]}
      error={flow.errorAt(pathTo(name))}
      maxLength={100}
      value={applicant[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      {...rest}
    />
  )
  const own = (name: string) => (at === 0 ? name : `section-second ${name}`)

  /** Checks that no other account has the address; only called when address and number are complete. */
  const checkEmail = async () => {
    const path = pathTo('email')
    const email = emailRule.check(applicant.email)
    if (applicant.email !== '' && email.kind === 'invalid') return flow.mark(path, 'email')
    const { country } = site
    const number = personalNumberRule({ country, today: dayIn(Date.now(), country) }).check(
      applicant.personalNumber,
    )
    if (email.kind === 'invalid' || number.kind === 'invalid') return
    try {
      flow.mark(path, (await bookings.emailIsFree(number.value, email.value)) ? undefined : 'emailInUse')
    } catch {
      // The server checks again on submit.
    }
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{at === 0 ? words.first : words.second}</legend>
      {at > 0 && <p className={styles.hint}>{words.secondText}</p>}
      <div className={styles.pair}>
        {field('firstName', { autoComplete: own('given-name') })}
        {field('lastName', { autoComplete: own('family-name') })}
      </div>
      <PersonalNumber at={at} flow={flow} onChange={(personalNumber) => set({ personalNumber })} />
      {field('email', {
        type: 'email',
        autoComplete: own('email'),
        maxLength: 254,
        ...(at === 0 && { hint: words.emailHint }),
        onBlur: () => void checkEmail(),
      })}
      {field('phone', {
        type: 'tel',
        autoComplete: own('tel'),
        hint: words.phoneHint,
        onBlur: () => {
          const phone = formatPhone(applicant.phone, site.country)
          if (phone !== applicant.phone) set({ phone })
        },
      })}
      {field('address', { autoComplete: own('address-line1') })}
      <div className={styles.field}>
        <label className={styles.label} htmlFor={fieldId(pathTo('country'))}>
          {words.fields.country}
        </label>
        <select
          className={styles.select}
          id={fieldId(pathTo('country'))}
          name={pathTo('country')}
          autoComplete={own('country')}
          value={applicant.country}
          onChange={({ target }) => set({ country: target.value })}
        >
          {countries.map((country) => (
            <option key={country} value={country}>
              {words.countries[country]}
            </option>
          ))}
          {!countries.some((country) => country === applicant.country) && applicant.country !== '' && (
            <option value={applicant.country}>{applicant.country}</option>
          )}
        </select>
      </div>
      {isAlone ? (
        <input type="hidden" name={pathTo('share')} value="100" />
      ) : (
        field('share', { inputMode: 'numeric', hint: words.shareHint, maxLength: 5 })
      )}
    </fieldset>
  )
}

export const PersonalInfo = (props: StepProps) => {
  const { booking } = props
  const site = useSite()
  const { applicants: words } = useTexts().booking
  const initial = useFirstApplicants(booking)
  const flow = useBookingStep({ ...props, step: 'personal-info', part, initial })
  const isAlone = flow.form.length < 2
  const labelOf = (path: string, namesItsField: boolean): string => {
    const [, at, field] = path.split('.')
    const name = namesItsField ? '' : (words.fields[field as ApplicantField] ?? words.first)
    const person = isAlone ? '' : at === '1' ? words.second : words.first
    return [person, name].filter(Boolean).join(', ')
  }
  const fields = flow.form.flatMap((_, at) => fieldOrder.map((field) => `${part}.${at}.${field}`))
  const [buyer = noApplicant] = flow.form
  return (
    <StepShell
      booking={booking}
      step="personal-info"
      flow={flow}
      labelOf={labelOf}
      fields={fields}
      lead={words.lead}
    >
      {flow.form.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first buys, the second buys along.
        <ApplicantFields key={at} at={at} flow={flow} isAlone={isAlone} />
      ))}
      <p>
        {isAlone ? (
          <Button
            type="submit"
            look="secondary"
            name="action"
            value="add"
            onClick={(event) => {
              event.preventDefault()
              flow.change([
                { ...buyer, share: '50' },
                { ...noApplicant, country: site.country, share: '50' },
              ])
            }}
          >
            {words.add}
          </Button>
        ) : (
          <Button
            type="submit"
            look="secondary"
            name="action"
            value="remove"
            onClick={(event) => {
              event.preventDefault()
              flow.change([{ ...buyer, share: '100' }])
            }}
          >
            {words.remove}
          </Button>
        )}
      </p>
    </StepShell>
  )
}
