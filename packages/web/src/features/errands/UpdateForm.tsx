// Changes a report: description, contact, files. After a concurrent change both versions are shown, and the person chooses
// one (SEC-22).
import { mergeWritten } from '@husrum/domain'
import { useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { CheckField } from '../../ui/CheckField.tsx'
import { ChoiceOption } from '../../ui/ChoiceOption.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ErrandFormFrame } from './ErrandFormFrame.tsx'
import styles from './ErrandForms.module.css'
import type { Merge } from './errand-update.ts'
import { issuesOfUpdate, typedUpdate, updateOf, writtenOf } from './errand-update.ts'
import type { FormFiles } from './FilesPart.tsx'
import { FilesPart, useFormFiles } from './FilesPart.tsx'
import { MergeForm } from './MergeForm.tsx'
import type { ErrandFormProps } from './use-errand-form.ts'
import { useErrandForm } from './use-errand-form.ts'

const Fields = ({
  onMerge,
  files,
  ...props
}: ErrandFormProps & {
  readonly onMerge: (merge: Merge) => void
  readonly files: FormFiles
}) => {
  const { errands } = useCapabilities()
  const { forms } = useTexts().errands
  const { update } = forms
  const { errand } = props
  const { id, attachments, alternativeContact } = errand
  // The base is the version that the user read, even if a newer one arrives.
  const [base, setBase] = useState(errand)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const form = useErrandForm({
    ...props,
    action: 'update',
    done: 'updated',
    files,
    labels: {
      description: update.description,
      otherFirstName: update.firstName,
      otherLastName: update.lastName,
      otherEmail: update.email,
      otherPhone: update.phone,
      files: update.add,
    },
    check: (fields) => issuesOfUpdate(attachments, updateOf(writtenOf(fields), removed, files), files),
    send: async (fields) => {
      const yours = writtenOf(fields)
      let change = await errands.update(id, updateOf(yours, removed, files), base.version)
      if (change.kind === 'changedMeanwhile') {
        const { merged, conflicts } = mergeWritten(base, change.errand, yours)
        if (conflicts.length === 0) {
          const still = removed.filter(
            (each) =>
              change.kind === 'changedMeanwhile' &&
              change.errand.attachments.some(({ attachmentId }) => attachmentId === each),
          )
          change = await errands.update(id, updateOf(merged, still, files), change.errand.version)
        }
      }
      if (change.kind === 'done') {
        setBase(change.errand)
        setRemoved([])
      }
      return change
    },
    onChangedMeanwhile: (now, fields) =>
      onMerge({ base, now, yours: { written: writtenOf(fields), removeFiles: removed } }),
  })
  const contact = {
    otherFirstName: alternativeContact?.firstName,
    otherLastName: alternativeContact?.lastName,
    otherEmail: alternativeContact?.email,
    otherPhone: alternativeContact?.phone,
  }
  const [isOther, setOther] = useState(form.typed('other', alternativeContact ? 'true' : '') === 'true')
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
            <ChoiceOption
              key={attachmentId}
              type="checkbox"
              name="removeFiles"
              value={attachmentId}
              label={update.removeFile(filename)}
              onChange={({ target }) =>
                setRemoved((before) =>
                  target.checked ? [...before, attachmentId] : before.filter((each) => each !== attachmentId),
                )
              }
            />
          ))}
        </fieldset>
      )}
      <FilesPart
        {...form.filesField}
        label={update.add}
        purpose="caseUpdate"
        attached={attachments.length - removed.length}
        files={files}
      />
    </ErrandFormFrame>
  )
}

export const UpdateForm = (props: ErrandFormProps) => {
  const { update } = useTexts().errands.forms
  const { returned, errand } = props
  const files = useFormFiles()
  const box = useRef<HTMLDetailsElement>(null)
  const isBack = returned?.action === 'update'
  const [merge, setMerge] = useState<Merge | undefined>(() =>
    isBack && returned.error === 'changed' && returned.typed.description !== undefined
      ? // The original is not known any more, so everything that differs has to be chosen.
        { base: undefined, now: errand, yours: typedUpdate(returned.typed) }
      : undefined,
  )
  const onDone: ErrandFormProps['onDone'] = (done) => {
    setMerge(undefined)
    if (box.current) box.current.open = false
    props.onDone(done)
  }
  return (
    <details ref={box} className={styles.fold} open={isBack}>
      <summary>{update.heading}</summary>
      {merge ? (
        <MergeForm
          {...props}
          key={merge.now.version}
          merge={merge}
          files={files}
          onChanged={(now) => setMerge({ ...merge, now })}
          onDone={onDone}
        />
      ) : (
        <Fields {...props} files={files} onMerge={setMerge} onDone={onDone} />
      )}
    </details>
  )
}
