// How the buyers live now.
import type { TypedAccommodation } from '@husrum/domain'
import { presentHomes } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import cards from '../../ui/ChoiceCard.module.css'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Booking.module.css'
import { fieldId } from './booking-words.ts'
import { StepShell } from './StepShell.tsx'
import type { StepProps } from './use-booking-step.ts'
import { useBookingStep } from './use-booking-step.ts'

const part = 'accommodation'

export const Accommodation = (props: StepProps) => {
  const { booking } = props
  const { accommodation: words, optional } = useTexts().booking
  const flow = useBookingStep<typeof part, TypedAccommodation>({
    ...props,
    step: 'accomodation',
    part,
    initial: booking.forms.accommodation ?? { presentHome: '', mustSell: false },
  })
  const { form, change } = flow
  const id = (name: string) => fieldId(`${part}.${name}`)
  const error = flow.errorAt(`${part}.presentHome`)
  const labels: Record<string, string> = { presentHome: words.question, other: words.other }
  const ownsOne = form.presentHome === 'condominium' || form.presentHome === 'ownership'
  return (
    <StepShell
      booking={booking}
      step="accomodation"
      flow={flow}
      lead={words.lead}
      labelOf={(path, namesItsField) =>
        namesItsField ? '' : (labels[path.split('.')[1] ?? ''] ?? words.question)
      }
    >
      <fieldset
        className={styles.group}
        aria-describedby={error === undefined ? undefined : `${id('presentHome')}-error`}
      >
        <legend className={styles.legend}>{words.question}</legend>
        {presentHomes.map((home, at) => (
          <label key={home} className={cards.choice}>
            <input
              id={at === 0 ? id('presentHome') : undefined}
              type="radio"
              name={`${part}.presentHome`}
              value={home}
              checked={form.presentHome === home}
              onChange={() => change({ ...form, presentHome: home })}
            />
            <span>{words.present[home]}</span>
          </label>
        ))}
        {error !== undefined && (
          <p className={styles.error} id={`${id('presentHome')}-error`}>
            {error}
          </p>
        )}
      </fieldset>
      {(ownsOne || form.mustSell) && (
        <CheckField
          id={id('mustSell')}
          name={`${part}.mustSell`}
          value="true"
          label={words.mustSell}
          checked={form.mustSell}
          onChange={({ target }) => change({ ...form, mustSell: target.checked })}
        />
      )}
      {form.presentHome === 'other' && (
        <TextField
          id={id('other')}
          name={`${part}.other`}
          label={words.other}
          aside={optional}
          maxLength={50}
          error={flow.errorAt(`${part}.other`)}
          value={form.other ?? ''}
          onChange={({ target }) => change({ ...form, other: target.value })}
        />
      )}
    </StepShell>
  )
}
