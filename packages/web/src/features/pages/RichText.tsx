// Sanitised rich text: the only place that renders HTML unescaped.
import type { SafeHtml } from '@husrum/domain'
import { useMemo } from 'react'
import { trustedHtml } from '../../ui/trusted-html.ts'
import styles from './RichText.module.css'

export const RichText = ({ html }: { readonly html: SafeHtml }) => {
  // A new object would make React write the same markup on every render, which would lose focus and selection.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a SafeHtml was sanitised by the adapter (SEC-24).
  return <div className={styles.text} dangerouslySetInnerHTML={markup} />
}
