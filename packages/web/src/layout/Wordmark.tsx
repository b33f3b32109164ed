// The drawn name: an H whose crossbar is a roof, different for each brand, the word, and the brand's word after it.
import type { SiteDefinition, SiteKey } from '@husrum/domain'
import styles from './Wordmark.module.css'

const roofs: Readonly<Record<SiteKey, string>> = {
  sweden: 'M6 20.5 16 12l10 8.5',
  'sweden-english': 'M6 20.5 16 12l10 8.5',
  // A steep one, as between fjord and fell.
  norway: 'M6 23 16 8l10 15',
  // Water, and the roof that it mirrors.
  finland: 'M6 14.5h20M6 20c3.3-2.6 6.7-2.6 10 0s6.7 2.6 10 0',
  // An arch.
  senior: 'M6 22c0-13 20-13 20 0',
  // Two under one.
  cooperative: 'M6 20l5-5 5 5 5-5 5 5',
  // A beam.
  contractor: 'M6 13h20M6 19h20',
}

export const Wordmark = ({
  site: { key, name },
}: {
  readonly site: Pick<SiteDefinition, 'key' | 'name'>
}) => {
  const [word, ...brand] = name.split(' ')
  return (
    <span className={styles.wordmark} translate="no">
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d={`M6 4v24M26 4v24${roofs[key]}`} />
      </svg>
      <span className={styles.word}>{word}</span>
      {brand.length > 0 && (
        <>
          {' '}
          <span className={styles.brand}>{brand.join(' ')}</span>
        </>
      )}
    </span>
  )
}
