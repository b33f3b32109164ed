// Pictures and files of a report. They stay mounted across steps, so that uploads continue.
import type { Upload } from '@husrum/domain'
import { useMemo } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { FileField } from '../../ui/files/FileField.tsx'
import { fieldId } from './case-words.ts'
import styles from './FaultReport.module.css'

export interface CaseFilesProps {
  readonly draftId: string
  readonly uploads: readonly Upload[]
  readonly onChange: (uploads: readonly Upload[]) => void
  readonly error: string | undefined
}

export const CaseFiles = ({
  draftId,
  uploads,
  onChange,
  error,
  look,
}: CaseFilesProps & {
  /** Prompted at its step, offered earlier, or hidden. */
  readonly look: 'asked' | 'first' | 'hidden'
}) => {
  const { description, contact, fields } = useTexts().faultReport
  const of = useMemo(() => ({ owner: { kind: 'draft', id: draftId }, purpose: 'case' }) as const, [draftId])
  const field = (
    <FileField
      key={draftId}
      id={fieldId('files')}
      label={fields.files}
      hint={description.filesHint}
      of={of}
      value={uploads}
      onChange={onChange}
      error={error}
    />
  )
  // One tree for all variants, so that the field is never remounted.
  return (
    <details
      className={styles.files}
      data-look={look}
      open={look === 'asked' || undefined}
      hidden={look === 'hidden'}
    >
      <summary>{contact.photos}</summary>
      {field}
    </details>
  )
}
