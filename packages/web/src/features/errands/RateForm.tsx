// Rating of the work: one to five, in words. A low rating with a reason reopens the errand.
import { formRule, messageRule, optionalRule } from '@husrum/domain'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { ChoiceOption } from '../../ui/ChoiceOption.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { ErrandFormFrame } from './ErrandFormFrame.tsx'
import styles from './ErrandForms.module.css'
import type { ErrandFormProps } from './use-errand-form.ts'
import { useErrandForm } from './use-errand-form.ts'

const rule = formRule({ text: optionalRule(messageRule) })

export const RateForm = (props: ErrandFormProps) => {
  const { errands } = useCapabilities()
  const { forms } = useTexts().errands
  const { rate } = forms
  const { id } = props.errand
  const form = useErrandForm({
    ...props,
    action: 'rate',
    done: 'rated',
    labels: { rating: rate.legend, text: rate.text },
    check: (fields) => {
      const checked = rule.check({ text: fields.get('text') })
      return [
        ...(fields.has('rating') ? [] : [{ key: 'required', path: ['rating'] } as const]),
        ...(checked.kind === 'invalid' ? checked.issues : []),
      ]
    },
    send: (fields, key) =>
      errands.rate(id, Number(fields.get('rating')), String(fields.get('text') ?? ''), key),
  })
  const rating = form.field('rating')
  return (
    <ErrandFormFrame form={form} submit={rate.submit}>
      <fieldset className={styles.choices} aria-describedby={rating.error && `${rating.id}-error`}>
        <legend>{rate.legend}</legend>
        {rate.words.map((word, place) => (
          <ChoiceOption
            key={word}
            id={place === 0 ? rating.id : undefined}
            type="radio"
            name="rating"
            value={place + 1}
            label={`${place + 1}. ${word}`}
            required
            defaultChecked={form.typed('rating') === String(place + 1)}
          />
        ))}
        {rating.error !== undefined && (
          <p className={styles.fieldError} id={`${rating.id}-error`}>
            {rate.choose}
          </p>
        )}
      </fieldset>
      <TextAreaField
        {...form.field('text')}
        aside={forms.optional}
        hint={rate.hint}
        rows={3}
        maxLength={500}
        defaultValue={form.typed('text')}
      />
    </ErrandFormFrame>
  )
}
