// Forms for residents at an inspection: a remark with photos, a report that something is not fixed, a wish for another time.
import { inspectionFormPath } from '@husrum/contract/inspections/wire'
import type { FieldIssue, Upload } from '@husrum/domain'
import { formRule, inspectionTextRule, issuesOfRemark } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { FileField } from '../../ui/files/FileField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Inspections.module.css'
import type { InspectionAction, InspectionForm, ReturnedForm } from './use-inspection-form.ts'
import { useInspectionForm } from './use-inspection-form.ts'

export interface InspectionFormProps {
  /** Id of the inspection or of the remark. */
  readonly id: string
  readonly residenceId: string
  /** Idempotency key of the form without script. */
  readonly formKey: string
  readonly returned: ReturnedForm
  readonly onDone: (action: InspectionAction) => void
}

const textRule = formRule({ text: inspectionTextRule })
const issuesOfText = (fields: FormData): readonly FieldIssue[] => {
  const checked = textRule.check({ text: fields.get('text') })
  return checked.kind === 'invalid' ? checked.issues : []
}

const Fold = ({
  action,
  id,
  residenceId,
  formKey,
  form,
  heading,
  submit,
  children,
}: Pick<InspectionFormProps, 'id' | 'residenceId' | 'formKey'> & {
  readonly action: InspectionAction
  readonly form: InspectionForm
  readonly heading: string
  readonly submit: string
  readonly children: ReactNode
}) => {
  const box = useRef<HTMLDetailsElement>(null)
  return (
    <details ref={box} id={`${action}-${id}`} className={styles.fold} open={form.isBack}>
      <summary>{heading}</summary>
      <form
        ref={form.formRef}
        className={styles.form}
        method="post"
        action={inspectionFormPath}
        encType="multipart/form-data"
        onSubmit={form.submit}
        onChange={form.touch}
        noValidate
      >
        <input type="hidden" name="action" value={action} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="residenceId" value={residenceId} />
        <input type="hidden" name="key" value={`${formKey}-${action}-${id}`} />
        {form.trouble !== undefined && (
          <FormError heading={form.trouble} fields={form.wrong} attempt={form.attempt} />
        )}
        {children}
        <div>
          <Button type="submit" loading={form.isSending}>
            {submit}
          </Button>
        </div>
      </form>
    </details>
  )
}

export const RemarkForm = (props: InspectionFormProps) => {
  const { id } = props
  const { inspections } = useCapabilities()
  const { add } = useTexts().inspections
  const [draft, setDraft] = useState(() => crypto.randomUUID())
  const [files, setFiles] = useState<readonly Upload[]>([])
  const form = useInspectionForm({
    ...props,
    action: 'remark',
    labels: { room: add.room, text: add.text, files: add.files },
    files,
    check: (fields) => issuesOfRemark({ room: fields.get('room'), text: fields.get('text') }),
    send: (fields, key) =>
      inspections.addRemark(
        id,
        { room: String(fields.get('room')), text: String(fields.get('text')) },
        files.length > 0 ? { draft, ids: files.map((file) => file.id) } : { ids: [] },
        key,
      ),
    onDone: (action) => {
      setFiles([])
      setDraft(crypto.randomUUID())
      props.onDone(action)
    },
  })
  const { error, id: fileId } = form.field('files')
  return (
    <Fold {...props} action="remark" form={form} heading={add.heading} submit={add.submit}>
      <TextField {...form.field('room')} maxLength={50} required autoComplete="off" />
      <TextAreaField {...form.field('text')} rows={4} maxLength={500} required />
      <FileField
        key={draft}
        id={fileId}
        label={add.files}
        of={{ owner: { kind: 'draft', id: draft }, purpose: 'inspectionRemark' }}
        value={files}
        onChange={setFiles}
        error={error}
      />
    </Fold>
  )
}

export const NotFixedForm = (props: InspectionFormProps) => {
  const { inspections } = useCapabilities()
  const { notFixed } = useTexts().inspections
  const form = useInspectionForm({
    ...props,
    action: 'notFixed',
    labels: { text: notFixed.text },
    check: issuesOfText,
    send: (fields, key) => inspections.reportNotFixed(props.id, String(fields.get('text')), key),
  })
  return (
    <Fold {...props} action="notFixed" form={form} heading={notFixed.heading} submit={notFixed.submit}>
      <TextAreaField {...form.field('text')} rows={3} maxLength={500} required />
    </Fold>
  )
}

export const TimeForm = (props: InspectionFormProps) => {
  const { inspections } = useCapabilities()
  const { time } = useTexts().inspections
  const form = useInspectionForm({
    ...props,
    action: 'time',
    labels: { text: time.text },
    check: issuesOfText,
    send: (fields) => inspections.askForTime(props.id, String(fields.get('text'))),
  })
  return (
    <Fold {...props} action="time" form={form} heading={time.heading} submit={time.submit}>
      <TextAreaField {...form.field('text')} rows={3} maxLength={500} required />
    </Fold>
  )
}
