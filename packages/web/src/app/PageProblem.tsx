// A problem of the whole page, while the current page remains: no response, or a release that removed its scripts.
import { useEffect } from 'react'
import { useSite } from '../frame/site.tsx'
import styles from './PageProblem.module.css'

interface PageProblemProps {
  readonly heading: string
  readonly text: string
  /** The address that the link opens, and its words. */
  readonly address: string
  readonly retry: string
}

export const PageProblem = ({ heading, text, address, retry }: PageProblemProps) => {
  const { name } = useSite()
  useEffect(() => {
    const before = document.title
    document.title = `${heading} – ${name}`
    return () => {
      document.title = before
    }
  }, [heading, name])
  return (
    <div className={styles.strip} role="alert">
      <p>
        <strong>{heading}.</strong> {text}
      </p>
      {/* A real link: the browser itself tries again. */}
      <a className={styles.retry} href={address}>
        {retry}
      </a>
    </div>
  )
}
