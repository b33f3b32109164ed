// Files of an errand or an inspection round, with kind and size; pictures are shown too.
import { errandFilePaths } from '@husrum/contract/errands/wire'
import type { ErrandAttachment } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import styles from './Attachments.module.css'
import shared from './Errands.module.css'
import { fileWords } from './errand-words.ts'

const filePath = (of: keyof typeof errandFilePaths, { attachmentId, filename }: ErrandAttachment): string =>
  errandFilePaths[of]
    .replace('{attachmentId}', encodeURIComponent(attachmentId))
    .replace('{filename}', encodeURIComponent(filename))

export const Attachments = ({
  attachments,
  of,
}: {
  readonly attachments: readonly ErrandAttachment[]
  readonly of: keyof typeof errandFilePaths
}) => {
  const { errands: texts } = useTexts()
  return (
    <ul className={styles.files}>
      {attachments.map((attachment) => {
        const { attachmentId, filename, kind } = attachment
        const words = fileWords(attachment, texts)
        const href = filePath(of, attachment)
        return (
          <li key={attachmentId} className={styles.file}>
            {(kind === 'jpeg' || kind === 'png') && (
              <img
                className={styles.preview}
                src={`${href}?preview`}
                alt=""
                width={96}
                height={72}
                loading="lazy"
                decoding="async"
              />
            )}
            <a href={href} download>
              {filename}
              {words !== '' && <span className={shared.soft}> ({words})</span>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
