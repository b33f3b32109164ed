// Files that go along with a form about an errand.
import { useTexts } from '../../frame/site.tsx'
import styles from './Errands.module.css'

export const FilesPart = ({ id, error }: { readonly id: string; readonly error?: string | undefined }) => {
  const { errands: texts } = useTexts()
  return (
    <div className={styles.filesPart}>
      <label className={styles.fieldLabel} htmlFor={id}>
        {texts.forms.files} <span className={styles.soft}>({texts.forms.optional})</span>
      </label>
      <p className={styles.soft} id={`${id}-hint`}>
        {texts.forms.filesHint}
      </p>
      <input
        id={id}
        type="file"
        name="files"
        multiple
        accept="image/jpeg,image/png,application/pdf,video/mp4,video/quicktime,.docx"
        aria-describedby={`${id}-hint`}
        aria-invalid={error === undefined ? undefined : true}
      />
      {error !== undefined && <p className={styles.fieldError}>{error}</p>}
    </div>
  )
}
