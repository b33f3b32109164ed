// The few line drawings of the site; always beside text, so hidden from screen readers.
import styles from './Icon.module.css'

const paths = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.8-1.7L20.5 20.5',
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  back: 'M20 12H4m6 6-6-6 6-6',
  menu: 'M3 7h18M3 12h18M3 17h18',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17 5-5 5-12 0-17z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-7.5 8.5c1-8 14-8 15 0',
  heart: 'M12 20C2.5 13.5 2.5 5 8 5c2.3 0 3.5 1.6 4 2.6.5-1 1.7-2.6 4-2.6 5.5 0 5.5 8.5-4 15z',
  bell: 'M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5zm4 3h4',
  compare: 'M4.5 5h6v14h-6zm9 0h6v14h-6z',
  hide: 'M3 12c5-8 13-8 18 0-5 8-13 8-18 0zm2-8 14 16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  sort: 'M8 4v16m0 0-4-4m4 4 4-4M16 20V4m0 0-4 4m4-4 4 4',
  cross: 'm5 5 14 14M19 5 5 19',
} as const
export type IconName = keyof typeof paths

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
