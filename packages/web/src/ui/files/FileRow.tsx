// One file: its name, its progress, and its buttons.
import { formatFileSize } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './FileField.module.css'
import type { FileItem } from './file-tray.ts'

interface FileRowProps {
  readonly item: FileItem
  readonly isAlive: boolean
  /** Its error, in words. */
  readonly trouble: string | undefined
  readonly onRemove: () => void
  readonly onRetry: () => void
}

const percentOf = ({ sent, size }: FileItem): number =>
  Math.min(100, Math.floor((sent * 100) / Math.max(1, size)))

export const FileRow = ({ item, isAlive, trouble, onRemove, onRetry }: FileRowProps) => {
  const { files: texts } = useTexts()
  const { name, size, phase, preview } = item
  const percent = percentOf(item)
  const isOnItsWay = phase === 'sending' || phase === 'waiting'
  const state =
    phase === 'sending' || phase === 'waiting'
      ? texts.states[phase](percent)
      : phase === 'refused' || phase === 'failed'
        ? undefined
        : texts.states[phase]
  const actions = (short: string, whole: string) => (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </>
  )
  return (
    <li className={classNames(styles.row, trouble !== undefined && styles.wrong)}>
      {preview === undefined ? (
        <span className={styles.sign} aria-hidden="true">
          {(/\.(\w{1,4})$/.exec(name)?.[1] ?? '').toUpperCase()}
        </span>
      ) : (
        <img className={styles.preview} src={preview} alt={texts.previewOf(name)} />
      )}
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.state}>
          {formatFileSize(size)}
          {state !== undefined && <> · {state}</>}
        </p>
        {isOnItsWay && (
          <progress className={styles.progress} max={100} value={percent} aria-label={texts.progress(name)} />
        )}
        {trouble !== undefined && <p className={styles.error}>{trouble}</p>}
      </div>
      <div className={styles.actions}>
        {isAlive && phase === 'failed' && item.trouble !== 'lost' && (
          <button type="button" className={styles.action} onClick={onRetry}>
            {actions(texts.retryShort, texts.retry(name))}
          </button>
        )}
        <button
          type={isAlive ? 'button' : 'submit'}
          name="removeFile"
          value={item.upload?.id ?? item.key}
          formNoValidate={!isAlive}
          data-remove
          className={styles.action}
          onClick={isAlive ? onRemove : undefined}
        >
          {actions(texts.removeShort, texts.remove(name))}
        </button>
      </div>
    </li>
  )
}
