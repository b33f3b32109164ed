// Warns before the session ends, and offers to stay signed in. It does not take the focus (SEC-8, A11Y-20).
import { useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSessionManager } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './SessionWarning.module.css'

const timeOf = (instant: number, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { timeStyle: 'short' }).format(instant)

const find = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body

/** Nothing outside an open dialog can be reached, so the warning is rendered in the topmost one. */
const useUppermost = (): Element => {
  const [place, setPlace] = useState(find)
  useEffect(() => {
    const look = () => setPlace(find)
    const seen = new MutationObserver(look)
    seen.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => seen.disconnect()
  }, [])
  return place.isConnected ? place : document.body
}

export const SessionWarning = ({ endsAt, isLast }: { readonly endsAt: number; readonly isLast: boolean }) => {
  const { locale } = useSite()
  const { warning } = useTexts().sessions
  const { staySignedIn } = useSessionManager()
  const headingId = useId()
  const time = timeOf(endsAt, locale)
  const [isStaying, setStaying] = useState(false)
  const stay = () => {
    setStaying(true)
    staySignedIn()
  }
  return createPortal(
    <section className={styles.warning} aria-labelledby={headingId}>
      <div role="status">
        <h2 id={headingId} className={styles.heading}>
          {warning.label}
        </h2>
        <p>{isLast ? warning.lastText(time) : warning.text(time)}</p>
        {isStaying && !isLast && <p>{warning.staying}</p>}
      </div>
      {!isLast && <Button onClick={stay}>{warning.stay}</Button>}
    </section>,
    useUppermost(),
  )
}
