// Description of the report, with a counter that is also announced.
import { textLimits } from '@husrum/domain'
import { useEffect, useState } from 'react'
import { useSite } from '../../../frame/site.tsx'
import { CheckField } from '../../../ui/CheckField.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { asksToShare, fieldId } from '../case-words.ts'
import styles from '../FaultReport.module.css'
import type { StepProps } from './step-props.tsx'
import { useWords } from './step-props.tsx'

/** Interval of announcements of the counter. */
const countStep = 100

export const Description = ({ flow, errorOf }: StepProps) => {
  const site = useSite()
  const { description, fields } = useWords()
  const { form, start } = flow.wizard
  const max = textLimits.description
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const left = max - [...form.description].length
  const words = (count: number) => description.left(count.toLocaleString(site.locale))
  const said = Math.ceil(left / countStep) * countStep
  return (
    <>
      <TextAreaField
        label={fields.description}
        hint={description.hint}
        id={fieldId('description')}
        name="description"
        rows={8}
        defaultValue={form.description}
        error={errorOf('description')}
        required
      />
      {isAlive && (
        <>
          <p className={styles.counter} data-over={left < 0} aria-hidden="true">
            {left >= 0 ? words(left) : description.over((-left).toLocaleString(site.locale))}
          </p>
          <VisuallyHidden>
            <span role="status">{left > 0 && left < max ? words(said) : ''}</span>
            <span role="alert">
              {left === 0
                ? description.atLimit
                : left < 0
                  ? description.over((-left).toLocaleString(site.locale))
                  : ''}
            </span>
          </VisuallyHidden>
        </>
      )}
      <CheckField
        label={fields.sendCopy}
        id={fieldId('sendCopy')}
        name="sendCopy"
        defaultChecked={form.sendCopy}
      />
      {asksToShare(start.caseType, form) && (
        <CheckField
          label={fields.shareWithBoard}
          hint={description.shareHint}
          id={fieldId('shareWithBoard')}
          name="shareWithBoard"
          defaultChecked={form.shareWithBoard}
        />
      )}
    </>
  )
}
