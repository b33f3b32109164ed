// A box that informs or warns.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Notice.module.css'

interface NoticeProps {
  readonly kind?: 'info' | 'warning'
  readonly heading?: string
  readonly level?: 2 | 3 | 4
  readonly children: ReactNode
}

export const Notice = ({ kind = 'info', heading, level = 2, children }: NoticeProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={classNames(styles.notice, kind === 'warning' && styles.warning)}>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
        {kind === 'warning' ? (
          <path d="M12 3.5 2.5 20.5h19zM12 10v5m0 2.2v.3" />
        ) : (
          <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-10.5V17m0-10v.3" />
        )}
      </svg>
      <div>
        {heading && <Heading className={styles.heading}>{heading}</Heading>}
        {children}
      </div>
    </div>
  )
}
