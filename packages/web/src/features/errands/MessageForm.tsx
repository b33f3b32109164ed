// Message about an errand to its handler, or the reply that the handler waits for.
import { formRule, messageRule } from '@husrum/domain'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { ErrandFormFrame } from './ErrandFormFrame.tsx'
import { FilesPart, useFormFiles } from './FilesPart.tsx'
import type { ErrandFormProps } from './use-errand-form.ts'
import { useErrandForm } from './use-errand-form.ts'

const rule = formRule({ text: messageRule })

export const MessageForm = ({
  action,
  ...props
}: ErrandFormProps & { readonly action: 'answer' | 'message' }) => {
  const { errands } = useCapabilities()
  const { forms } = useTexts().errands
  const words = forms[action]
  const { id } = props.errand
  const files = useFormFiles()
  const form = useErrandForm({
    ...props,
    files,
    action,
    done: action === 'answer' ? 'answered' : 'sent',
    labels: { text: words.text, files: forms.files },
    check: (fields) => {
      const checked = rule.check({ text: fields.get('text') })
      return checked.kind === 'invalid' ? checked.issues : []
    },
    send: (fields, key) => {
      const text = String(fields.get('text'))
      return action === 'answer'
        ? errands.answer(id, text, files.sent, key)
        : errands.write(id, text, files.sent, key)
    },
  })
  const field = form.field('text')
  return (
    <ErrandFormFrame form={form} submit={words.submit}>
      <TextAreaField
        {...field}
        hint={forms.message.hint}
        rows={4}
        maxLength={500}
        required
        defaultValue={form.typed('text')}
      />
      <FilesPart {...form.filesField} purpose="message" files={files} />
    </ErrandFormFrame>
  )
}
