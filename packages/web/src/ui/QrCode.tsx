// A QR code as one path. Dark on white in both themes, because a camera has to read it.
import { encode } from 'uqr'
import styles from './QrCode.module.css'

/** White modules around the code, which readers require. */
const border = 4

/** Each run of dark modules in a row as one rectangle. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => {
      const dark = row.map((isDark) => (isDark ? '1' : '0')).join('')
      return [...dark.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      )
    })
    .join('')

export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { ecc: 'L', border })
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className={styles.white} width={size} height={size} />
      <path className={styles.dark} d={pathOf(data)} />
    </svg>
  )
}
