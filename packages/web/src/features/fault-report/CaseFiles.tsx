// Pictures and files of a report. They stay while one goes from step to step, so that what is on its way goes on.
import type { Upload } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import styles from './FaultReport.module.css'

export interface CaseFilesProps {
  readonly draftId: string
  readonly uploads: readonly Upload[]
  readonly onChange: (uploads: readonly Upload[]) => void
  readonly error: string | undefined
}

export const CaseFiles = ({
  look,
  uploads,
}: CaseFilesProps & {
  /** Asked for at its step, offered before, or out of sight. */
  readonly look: 'asked' | 'first' | 'hidden'
}) => {
  const { description, contact, fields } = useTexts().faultReport
  const field = (
    <label className={styles.plainFiles}>
      {fields.files}
      <span className={styles.hint}>{description.filesHint}</span>
      <input
        type="file"
        name="files"
        multiple
        accept="image/jpeg,image/png,application/pdf,video/mp4,video/quicktime,.docx"
      />
      {uploads.length > 0 && uploads.map(({ id, name }) => <span key={id}>{name}</span>)}
    </label>
  )
  if (look === 'hidden') return <div hidden>{field}</div>
  return look === 'first' ? (
    <details className={styles.fold}>
      <summary>{contact.photos}</summary>
      {field}
    </details>
  ) : (
    field
  )
}
