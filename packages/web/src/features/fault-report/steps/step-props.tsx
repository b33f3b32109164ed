// Props of every step of the wizard, and helpers for their fields.
import type { CaseField, SafeHtml } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useTexts } from '../../../frame/site.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { TextFieldProps } from '../../../ui/TextField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { fieldId } from '../case-words.ts'
import styles from '../FaultReport.module.css'
import type { CaseFlow } from '../use-case-wizard.ts'
import type { Asked, StepChoices } from '../use-choices.ts'

export interface StepProps {
  readonly flow: CaseFlow
  readonly choices: StepChoices
  /** Error text of a field. */
  readonly errorOf: (field: CaseField) => string | undefined
  readonly richText: (html: SafeHtml) => ReactNode
}

export const useWords = () => useTexts().faultReport

export const useText = ({ flow, errorOf }: Pick<StepProps, 'errorOf' | 'flow'>) => {
  const { fields } = useWords()
  const { form } = flow.wizard
  return (field: CaseField & keyof typeof form, rest: Partial<TextFieldProps> = {}) => (
    <TextField
      label={fields[field]}
      id={fieldId(field)}
      name={field}
      defaultValue={String(form[field])}
      error={errorOf(field)}
      {...rest}
    />
  )
}

/** Loading and error states of a list, or the content once it is loaded. */
export const Listed = <Item,>({
  asked,
  failed,
  children,
}: {
  readonly asked: Asked<Item>
  readonly failed: string
  readonly children: ReactNode
}) => {
  const { retry, loading } = useWords()
  if (asked.kind === 'loading')
    return (
      <p className={styles.quiet} role="status">
        {loading}
      </p>
    )
  if (asked.kind === 'failed')
    return (
      <Notice kind="warning">
        <p role="alert">{failed}</p>
        {/* Without script, the form loads the page again. */}
        <Button
          type="submit"
          look="secondary"
          name="action"
          value="goTo:"
          onClick={(event) => {
            event.preventDefault()
            asked.retry()
          }}
        >
          {retry}
        </Button>
      </Notice>
    )
  return children
}
