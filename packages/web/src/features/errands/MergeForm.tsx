// An errand was changed concurrently: shows both versions side by side, with a choice for each part.
import type { ErrandDetails } from '@husrum/application'
import type { WrittenErrand, WrittenPart } from '@husrum/domain'
import { mergeWritten } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { ErrandFormFrame } from './ErrandFormFrame.tsx'
import styles from './ErrandForms.module.css'
import type { Merge } from './errand-update.ts'
import { issuesOfUpdate, updateOf } from './errand-update.ts'
import type { FormFiles } from './FilesPart.tsx'
import type { ErrandFormProps } from './use-errand-form.ts'
import { useErrandForm } from './use-errand-form.ts'

/** Differs from all possible input. */
const neither: WrittenErrand = {
  description: '\0',
  alternativeContact: { firstName: '\0', lastName: '', email: '', phone: '' },
}

type Side = 'theirs' | 'yours'

const contactWords = ({ alternativeContact: contact }: WrittenErrand): string =>
  contact
    ? [`${contact.firstName} ${contact.lastName}`.trim(), contact.email, contact.phone]
        .filter(Boolean)
        .join('\n')
    : ''

const Choice = ({
  id,
  name,
  legend,
  error,
  theirs,
  yours,
  onChoose,
}: {
  readonly id: string
  readonly name: string
  readonly legend: string
  /** Set if no side is chosen yet. */
  readonly error: string | undefined
  readonly theirs: string
  readonly yours: string
  readonly onChoose: (side: Side) => void
}) => {
  const { merge } = useTexts().errands.forms
  const side = (which: Side, text: string) => (
    <label className={styles.side}>
      <span className={styles.sideTop}>
        <input
          id={which === 'theirs' ? id : undefined}
          type="radio"
          name={name}
          value={which}
          required
          onChange={() => onChoose(which)}
        />
        {merge[which]}
      </span>
      <span className={styles.sideText}>{text || <em>{merge.nothing}</em>}</span>
    </label>
  )
  return (
    <fieldset className={styles.choices} aria-describedby={error && `${id}-error`}>
      <legend>{legend}</legend>
      <div className={styles.sides}>
        {side('theirs', theirs)}
        {side('yours', yours)}
      </div>
      {error !== undefined && (
        <p className={styles.fieldError} id={`${id}-error`}>
          {merge.choose}
        </p>
      )}
    </fieldset>
  )
}

export const MergeForm = ({
  merge: { base, now, yours },
  files,
  onChanged,
  ...props
}: Omit<ErrandFormProps, 'returned'> & {
  readonly merge: Merge
  readonly files: FormFiles
  /** It was changed concurrently once more. */
  readonly onChanged: (now: ErrandDetails) => void
}) => {
  const { errands } = useCapabilities()
  const { forms } = useTexts().errands
  const { merge: words, update } = forms
  // Without the original, everything that differs has to be chosen.
  const { merged, conflicts } = mergeWritten(base ?? neither, now, yours.written)
  // Nothing is preselected.
  const [sides, setSides] = useState<Readonly<Partial<Record<WrittenPart, Side>>>>({})
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const chosenOf = (part: WrittenPart): WrittenErrand =>
    conflicts.includes(part) && sides[part] === 'theirs' ? now : merged
  const { description } = chosenOf('description')
  const { alternativeContact: contact } = chosenOf('alternativeContact')
  // The file may already be removed in the other version.
  const removeFiles = yours.removeFiles.filter((id) =>
    now.attachments.some(({ attachmentId }) => attachmentId === id),
  )
  const sent = updateOf({ description, ...(contact && { alternativeContact: contact }) }, removeFiles, files)
  const form = useErrandForm({
    ...props,
    errand: now,
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
      descriptionChoice: update.description,
      alternativeContactChoice: words.contact,
    },
    check: () => [
      ...conflicts
        .filter((part) => sides[part] === undefined)
        .map((part) => ({ key: 'required', path: [`${part}Choice`] }) as const),
      ...issuesOfUpdate(now.attachments, sent, files),
    ],
    send: () => errands.update(now.id, sent, now.version),
    onChangedMeanwhile: onChanged,
  })
  const choiceOf = (part: WrittenPart) => {
    const { id, name, error } = form.field(`${part}Choice`)
    return { id, name, error }
  }
  const fields = [
    ['description', sent.description],
    ['other', sent.other ? 'true' : ''],
    ['otherFirstName', sent.otherFirstName],
    ['otherLastName', sent.otherLastName],
    ['otherEmail', sent.otherEmail],
    ['otherPhone', sent.otherPhone],
  ] as const
  return (
    <ErrandFormFrame form={form} submit={words.submit}>
      <h3 ref={heading} className={styles.question} tabIndex={-1}>
        {words.heading}
      </h3>
      <p>{words.text}</p>
      {conflicts.includes('description') && (
        <Choice
          {...choiceOf('description')}
          legend={update.description}
          theirs={now.description}
          yours={yours.written.description}
          onChoose={(side) => setSides((before) => ({ ...before, description: side }))}
        />
      )}
      {conflicts.includes('alternativeContact') && (
        <Choice
          {...choiceOf('alternativeContact')}
          legend={words.contact}
          theirs={contactWords(now)}
          yours={contactWords(yours.written)}
          onChoose={(side) => setSides((before) => ({ ...before, alternativeContact: side }))}
        />
      )}
      <input type="hidden" name="merge" value={conflicts.join(',')} />
      {fields.map(([name, value = '']) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {removeFiles.map((id) => (
        <input key={id} type="hidden" name="removeFiles" value={id} />
      ))}
    </ErrandFormFrame>
  )
}
