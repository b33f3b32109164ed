// PDF papers of a home or a stage: title, kind and size.
import type { HomePaperLink } from '@husrum/domain'
import { formatFileSize } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Papers.module.css'

export const Papers = ({ papers = [] }: { readonly papers?: readonly HomePaperLink[] | undefined }) => {
  const { papers: words } = useTexts().homePage
  return papers.length === 0 ? null : (
    <Section heading={words.heading}>
      <ul className={styles.papers}>
        {papers.map(({ id, title, language, kind, size, href }) => (
          <li key={id} className={styles.paper}>
            <a className={styles.title} href={href} lang={language} download>
              {title}
            </a>
            <span className={styles.facts}>
              {title !== words.kinds[kind] && `${words.kinds[kind]}, `}PDF, {formatFileSize(size)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
