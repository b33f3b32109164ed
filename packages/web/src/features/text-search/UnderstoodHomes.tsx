// Parts of the text that ask for homes: each can be removed, with a link to the matching homes.
import type { UnderstoodSearch, UnderstoodSearchPart } from '@husrum/application'
import type { ReactNode } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './UnderstoodHomes.module.css'

interface Props {
  readonly understood: UnderstoodSearch
  /** Text of a part. */
  readonly wordOf: (part: UnderstoodSearchPart) => string
  /** Removes a part: a link, or a button while typing. */
  readonly renderChip: (part: UnderstoodSearchPart, className: string, children: ReactNode) => ReactNode
}

export const UnderstoodHomes = ({ understood: { parts, path, homes }, wordOf, renderChip }: Props) => {
  const { textSearch: texts } = useTexts()
  return (
    <section className={styles.understood} aria-label={texts.understood}>
      <p className={styles.lead}>{texts.understood}</p>
      <ul className={styles.chips}>
        {parts.map((part) => {
          const word = wordOf(part)
          return (
            <li key={`${part.kind}-${word}`}>
              {renderChip(
                part,
                styles.chip ?? '',
                <>
                  <span className={styles.spoken}>{texts.takeAway(word)}</span>
                  <span aria-hidden="true">{word}</span>
                  <svg className={styles.cross} viewBox="0 0 12 12" aria-hidden="true">
                    <path d="M2 2l8 8M10 2l-8 8" />
                  </svg>
                </>,
              )}
            </li>
          )
        })}
      </ul>
      <ButtonLink href={path} className={styles.homes}>
        {texts.showHomes(homes)}
        <Icon name="arrow" />
      </ButtonLink>
    </section>
  )
}
