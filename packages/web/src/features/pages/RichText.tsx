// Text with markup that a sanitiser has been through: the one place where HTML is rendered as it is.
import type { SafeHtml } from '@husrum/domain'
import { useMemo } from 'react'
import { trustedHtml } from '../../ui/trusted-html.ts'
import styles from './RichText.module.css'

export const RichText = ({ html }: { readonly html: SafeHtml }) => {
  // A new object would have React write the same markup anew with every render, and take focus and selection with it.
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a SafeHtml was sanitised by the adapter (SEC-24).
  return <div className={styles.text} dangerouslySetInnerHTML={markup} />
}
