// Results of a text search: each with its type, its title, and the excerpt around the words.
import type { TextHit } from '@husrum/application'
import { formatDate } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { MarkedText } from './MarkedText.tsx'
import styles from './TextHits.module.css'

export const TextHits = ({ hits }: { readonly hits: readonly TextHit[] }) => {
  const { formats } = useSite()
  const { textSearch: texts } = useTexts()
  return (
    <ol className={styles.hits}>
      {hits.map(({ id, category, title, path, text, titleMarks, textMarks, date, image }) => (
        <li key={id} className={styles.hit}>
          <div className={styles.words}>
            <h2 className={styles.title}>
              <SiteLink className={styles.link} href={path}>
                <MarkedText text={title} marks={titleMarks} />
              </SiteLink>
            </h2>
            <p className={styles.kind}>
              {texts.category[category]}
              {date !== undefined && category !== 'residencialobject' && (
                <>
                  {' · '}
                  <time dateTime={date}>{formatDate(date, formats)}</time>
                </>
              )}
            </p>
            {text !== '' && (
              <p className={styles.text}>
                <MarkedText text={text} marks={textMarks} />
              </p>
            )}
          </div>
          {image !== undefined && (
            <div className={styles.picture}>
              <Picture id={image} alt="" sizes="(width >= 40rem) 10rem, 5.5rem" />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
