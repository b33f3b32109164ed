// Continuing a finished errand: immediately while it is executed, by request once it is completed.
import type { CustomerErrandAction } from '@husrum/domain'
import { errandReopeningWindow, formRule, messageRule } from '@husrum/domain'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { ErrandFormFrame } from './ErrandFormFrame.tsx'
import styles from './ErrandForms.module.css'
import { momentOf } from './errand-words.ts'
import type { ErrandFormProps } from './use-errand-form.ts'
import { useErrandForm } from './use-errand-form.ts'

const rule = formRule({ text: messageRule })

export const ReopenForm = ({
  action,
  ...props
}: ErrandFormProps & { readonly action: Extract<CustomerErrandAction, 'reopen' | 'requestReopening'> }) => {
  const { country } = useSite()
  const { errands } = useCapabilities()
  const { errands: texts } = useTexts()
  const { reopen } = texts.forms
  const { id, statusSince = 0 } = props.errand
  const form = useErrandForm({
    ...props,
    action,
    done: action === 'reopen' ? 'reopened' : 'requested',
    labels: { text: reopen.text },
    check: (fields) => {
      const checked = rule.check({ text: fields.get('text') })
      return checked.kind === 'invalid' ? checked.issues : []
    },
    send: (fields, key) => errands[action](id, String(fields.get('text')), key),
  })
  return (
    <details className={styles.fold} open={props.returned?.action === action}>
      <summary>{reopen.heading}</summary>
      <ErrandFormFrame form={form} submit={action === 'reopen' ? reopen.submit : reopen.request}>
        <TextAreaField
          {...form.field('text')}
          hint={reopen.hint(texts.day(momentOf(statusSince + errandReopeningWindow, country)))}
          rows={4}
          maxLength={500}
          required
          defaultValue={form.typed('text')}
        />
      </ErrandFormFrame>
    </details>
  )
}
