// A panel that folds out of the header: a native disclosure, which `foldouts.ts` coordinates with the others.
import type { HeaderFoldout } from '@husrum/domain'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './Foldout.module.css'

interface FoldoutProps {
  readonly kind: HeaderFoldout
  /** Without script, the browser itself keeps one disclosure of a group open. */
  readonly group?: string
  readonly className?: string | undefined
  readonly panelClassName?: string | undefined
  readonly isCurrent?: boolean
  readonly opener: ReactNode
  readonly children: ReactNode
}

export const Foldout = ({
  kind,
  group = 'header',
  className,
  panelClassName,
  isCurrent = false,
  opener,
  children,
}: FoldoutProps) => (
  // It may have been opened before the script loaded.
  <details
    className={classNames(styles.foldout, className)}
    name={group}
    data-foldout={kind}
    suppressHydrationWarning
  >
    <summary className={styles.opener} data-current={isCurrent || undefined}>
      {opener}
    </summary>
    <div className={classNames(styles.panel, panelClassName)}>{children}</div>
  </details>
)
