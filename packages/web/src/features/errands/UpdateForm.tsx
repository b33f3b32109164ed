// Changing what was reported: description, whom to contact, files. Where somebody changed it meanwhile both are shown, and
// one chooses (trap T25).
import type { ErrandDetails } from '@husrum/application'
import { caseUpdateRule } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ErrandFormFrame } from './ErrandFormFrame.tsx'
import styles from './Errands.module.css'
import { FilesPart } from './FilesPart.tsx'
import { MergeForm } from './MergeForm.tsx'
import type { ErrandFormProps } from './use-errand-form.ts'
import { useErrandForm } from './use-errand-form.ts'

/** What a form of an update holds, as the rule and the call have it. */
const updateOf = (fields: FormData) => {
  const text = (name: string) => String(fields.get(name) ?? '')
  const other = fields.get('other') === 'true'
  return {
    description: text('description'),
    ...(other && {
      other,
      otherFirstName: text('otherFirstName'),
      otherLastName: text('otherLastName'),
      otherEmail: text('otherEmail'),
      otherPhone: text('otherPhone'),
    }),
    removeFiles: fields.getAll('removeFiles').map(String),
  }
}

const Fields = ({
  onMerge,
  ...props
}: ErrandFormProps & {
  readonly onMerge: (now: ErrandDetails, yours: Readonly<Record<string, string>>) => void
}) => {
  const { errands } = useCapabilities()
  const { forms } = useTexts().errands
  const { update } = forms
  const { errand } = props
  const { id, version, attachments, alternativeContact } = errand
  const form = useErrandForm({
    ...props,
    action: 'update',
    done: 'updated',
    labels: {
      description: update.description,
      otherFirstName: update.firstName,
      otherLastName: update.lastName,
      otherEmail: update.email,
      otherPhone: update.phone,
      newFiles: update.add,
    },
    check: (fields) => {
      const checked = caseUpdateRule(attachments).check({ ...updateOf(fields), newFiles: [] })
      return checked.kind === 'invalid' ? checked.issues : []
    },
    send: (fields) => errands.update(id, updateOf(fields), version),
    onChangedMeanwhile: (now, fields) =>
      onMerge(now, {
        ...Object.fromEntries(
          [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
        ),
        removeFiles: fields.getAll('removeFiles').join(),
      }),
  })
  const contact = {
    otherFirstName: alternativeContact?.firstName,
    otherLastName: alternativeContact?.lastName,
    otherEmail: alternativeContact?.email,
    otherPhone: alternativeContact?.phone,
  }
  const [isOther, setOther] = useState(form.typed('other', alternativeContact ? 'true' : '') === 'true')
  const files = form.field('newFiles')
  return (
    <ErrandFormFrame form={form} submit={update.submit}>
      <TextAreaField
        {...form.field('description')}
        rows={6}
        maxLength={5000}
        required
        defaultValue={form.typed('description', errand.description)}
      />
      <div className={styles.otherContact}>
        <CheckField
          label={update.other}
          name="other"
          value="true"
          checked={isOther}
          onChange={({ target }) => setOther(target.checked)}
        />
        <fieldset className={styles.contactFields}>
          <legend>{update.otherLegend}</legend>
          <TextField
            {...form.field('otherFirstName')}
            autoComplete="off"
            maxLength={50}
            defaultValue={form.typed('otherFirstName', contact.otherFirstName)}
          />
          <TextField
            {...form.field('otherLastName')}
            autoComplete="off"
            maxLength={50}
            defaultValue={form.typed('otherLastName', contact.otherLastName)}
          />
          <TextField
            {...form.field('otherEmail')}
            type="email"
            autoComplete="off"
            defaultValue={form.typed('otherEmail', contact.otherEmail)}
          />
          <TextField
            {...form.field('otherPhone')}
            type="tel"
            autoComplete="off"
            defaultValue={form.typed('otherPhone', contact.otherPhone)}
          />
        </fieldset>
      </div>
      {attachments.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{update.remove}</legend>
          {attachments.map(({ attachmentId, filename }) => (
            <label key={attachmentId} className={styles.option}>
              <input type="checkbox" name="removeFiles" value={attachmentId} />
              <span className={styles.optionLabel}>{update.removeFile(filename)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <FilesPart id={files.id} error={files.error} />
    </ErrandFormFrame>
  )
}

export const UpdateForm = (props: ErrandFormProps) => {
  const { update } = useTexts().errands.forms
  const { returned } = props
  const isBack = returned?.action === 'update'
  const [merge, setMerge] = useState<
    { readonly now: ErrandDetails; readonly yours: Readonly<Record<string, string>> } | undefined
  >(() =>
    isBack && returned.error === 'changed' && returned.typed.description !== undefined
      ? { now: props.errand, yours: returned.typed }
      : undefined,
  )
  return (
    <details className={styles.fold} open={isBack || merge !== undefined}>
      <summary>{update.heading}</summary>
      {merge ? (
        <MergeForm
          {...props}
          key={merge.now.version}
          errand={merge.now}
          yours={merge.yours}
          onChanged={(now, yours) => setMerge({ now, yours })}
          onDone={(done) => {
            setMerge(undefined)
            props.onDone(done)
          }}
        />
      ) : (
        <Fields {...props} onMerge={(now, yours) => setMerge({ now, yours })} />
      )}
    </details>
  )
}
