// Two people changed the same errand: what stands there now and what one wrote, side by side, and a choice for each.
import type { ErrandDetails } from '@husrum/application'
import { caseUpdateRule } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { ErrandFormFrame } from './ErrandFormFrame.tsx'
import styles from './Errands.module.css'
import type { ErrandFormProps } from './use-errand-form.ts'
import { useErrandForm } from './use-errand-form.ts'

type Typed = Readonly<Record<string, string>>
type Side = 'theirs' | 'yours'

const contactFields = ['otherFirstName', 'otherLastName', 'otherEmail', 'otherPhone'] as const

const contactOf = ({ alternativeContact: contact }: ErrandDetails): Typed =>
  contact
    ? {
        other: 'true',
        otherFirstName: contact.firstName,
        otherLastName: contact.lastName,
        otherEmail: contact.email,
        otherPhone: contact.phone,
      }
    : {}

const contactWords = (contact: Typed): string =>
  contact.other === 'true'
    ? [
        [contact.otherFirstName, contact.otherLastName].filter(Boolean).join(' '),
        contact.otherEmail,
        contact.otherPhone,
      ]
        .filter(Boolean)
        .join('\n')
    : ''

const Choice = ({
  name,
  legend,
  theirs,
  yours,
  onChoose,
}: {
  readonly name: string
  readonly legend: string
  readonly theirs: string
  readonly yours: string
  readonly onChoose: (side: Side) => void
}) => {
  const { merge } = useTexts().errands.forms
  const side = (which: Side, text: string) => (
    <label className={styles.side}>
      <span className={styles.sideTop}>
        <input
          type="radio"
          name={name}
          value={which}
          defaultChecked={which === 'yours'}
          onChange={() => onChoose(which)}
        />
        {merge[which]}
      </span>
      <span className={styles.sideText}>{text || <em>{merge.nothing}</em>}</span>
    </label>
  )
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div className={styles.sides}>
        {side('theirs', theirs)}
        {side('yours', yours)}
      </div>
    </fieldset>
  )
}

export const MergeForm = ({
  yours,
  onChanged,
  ...props
}: ErrandFormProps & {
  readonly yours: Typed
  /** It was changed once more. */
  readonly onChanged: (now: ErrandDetails, yours: Typed) => void
}) => {
  const { errands } = useCapabilities()
  const { forms } = useTexts().errands
  const { merge, update } = forms
  const { errand, returned: _, ...others } = props
  const rest = { ...others, errand }
  const [description, setDescription] = useState<Side>('yours')
  const [contact, setContact] = useState<Side>('yours')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const theirContact = contactOf(errand)
  const chosenContact = contact === 'yours' ? yours : theirContact
  const chosenDescription = description === 'yours' ? (yours.description ?? '') : errand.description
  // Somebody may have taken away what one wanted to take away.
  const removeFiles = (yours.removeFiles ?? '')
    .split(',')
    .filter((id) => errand.attachments.some(({ attachmentId }) => attachmentId === id))
  const sent = {
    description: chosenDescription,
    ...(chosenContact.other === 'true' && {
      other: true,
      otherFirstName: chosenContact.otherFirstName ?? '',
      otherLastName: chosenContact.otherLastName ?? '',
      otherEmail: chosenContact.otherEmail ?? '',
      otherPhone: chosenContact.otherPhone ?? '',
    }),
    removeFiles,
  }
  const form = useErrandForm({
    ...rest,
    action: 'update',
    done: 'updated',
    labels: {
      description: update.description,
      otherFirstName: update.firstName,
      otherLastName: update.lastName,
      otherEmail: update.email,
      otherPhone: update.phone,
    },
    check: () => {
      const checked = caseUpdateRule(errand.attachments).check({ ...sent, newFiles: [] })
      return checked.kind === 'invalid' ? checked.issues : []
    },
    send: () => errands.update(errand.id, sent, errand.version),
    onChangedMeanwhile: (now) => onChanged(now, yours),
  })
  return (
    <ErrandFormFrame form={form} submit={merge.submit}>
      <h3 ref={heading} className={styles.question} tabIndex={-1}>
        {merge.heading}
      </h3>
      <p>{merge.text}</p>
      {errand.description !== yours.description && (
        <Choice
          name="descriptionChoice"
          legend={update.description}
          theirs={errand.description}
          yours={yours.description ?? ''}
          onChoose={setDescription}
        />
      )}
      {contactWords(theirContact) !== contactWords(yours) && (
        <Choice
          name="contactChoice"
          legend={merge.contact}
          theirs={contactWords(theirContact)}
          yours={contactWords(yours)}
          onChoose={setContact}
        />
      )}
      <input type="hidden" name="description" value={chosenDescription} />
      {chosenContact.other === 'true' && <input type="hidden" name="other" value="true" />}
      {contactFields.map((name) => (
        <input key={name} type="hidden" name={name} value={chosenContact[name] ?? ''} />
      ))}
      {removeFiles.map((id) => (
        <input key={id} type="hidden" name="removeFiles" value={id} />
      ))}
    </ErrandFormFrame>
  )
}
