// No response, and the code of a page that could explain it cannot be loaded either. The current page remains.
import { useEffect } from 'react'
import { useSite } from '../frame/site.tsx'
import type { Texts } from '../texts/load-texts.ts'
import styles from './Unreachable.module.css'

export const Unreachable = ({ texts, address }: { readonly texts: Texts; readonly address: string }) => {
  const { retry, unavailable } = texts.layout.error
  const { name } = useSite()
  useEffect(() => {
    const before = document.title
    document.title = `${unavailable.heading} – ${name}`
    return () => {
      document.title = before
    }
  }, [unavailable.heading, name])
  return (
    <div className={styles.strip} role="alert">
      <p>
        <strong>{unavailable.heading}.</strong> {unavailable.text}
      </p>
      {/* A real link: the browser itself tries again. */}
      <a className={styles.retry} href={address}>
        {retry}
      </a>
    </div>
  )
}
