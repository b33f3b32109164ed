// The name as it is drawn: an H whose crossbar is a roof, the word, and the brand's own word after it.
import styles from './Wordmark.module.css'

export const Wordmark = ({ siteName }: { readonly siteName: string }) => {
  const [word, ...brand] = siteName.split(' ')
  return (
    <span className={styles.wordmark}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M6 4v24M26 4v24M6 20.5 16 12l10 8.5" />
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
