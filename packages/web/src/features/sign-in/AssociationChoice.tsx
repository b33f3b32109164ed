// The choice of the association that a board member signs in for (PLAT-76).

import type { SelectableAssociation } from '@husrum/domain'
import { associationForm } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import styles from './SignIn.module.css'

interface AssociationChoiceProps {
  readonly associations: readonly SelectableAssociation[]
  /** The choice is being sent. */
  readonly isSending: boolean
  /** Why sending failed. */
  readonly trouble?: string | undefined
  readonly onChoose: (associationId: string) => void
  readonly onCancel: () => void
}

export const AssociationChoice = ({
  associations,
  isSending,
  trouble,
  onChoose,
  onCancel,
}: AssociationChoiceProps) => {
  const { association, outcomes } = useTexts().signIn
  const [attempt, setAttempt] = useState(0)
  const [isMissing, setMissing] = useState(false)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const checked = associationForm(associations).check(Object.fromEntries(new FormData(event.currentTarget)))
    setMissing(checked.kind === 'invalid')
    setAttempt((before) => before + 1)
    if (checked.kind === 'valid') onChoose(checked.value.associationId)
  }
  const wrong = isMissing ? outcomes.fieldErrors.unknownValue({}) : trouble
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {wrong !== undefined && <FormError heading={wrong} attempt={attempt} />}
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{outcomes.messages.ChooseBoardMember}</legend>
        {associations.map((offered) => (
          <label key={offered.id} className={styles.choice}>
            <input type="radio" name="associationId" value={offered.id} onChange={() => setMissing(false)} />
            {offered.name}
          </label>
        ))}
      </fieldset>
      <div className={styles.ways}>
        <Button type="submit" loading={isSending}>
          {association.next}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {association.cancel}
        </Button>
      </div>
    </form>
  )
}
