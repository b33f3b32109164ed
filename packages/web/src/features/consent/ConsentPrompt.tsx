// The cookie prompt: a region that appears without taking the focus from a visitor who is typing (A11Y-17).
import type { KeyboardEvent } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './ConsentPrompt.module.css'
import { useConsentStore } from './consent-context.tsx'

/**
 * Reserves space below the page for the sheet, so that the end of the page and the focused element can be scrolled clear of it. Neither
 * property is inherited: a custom property of the document, or a selector with `:has()`, would restyle every element of the page.
 */
const keepRoom = (sheet: HTMLElement): (() => void) => {
  const { documentElement: page, body } = document
  const measured = new ResizeObserver(() => {
    const room = Math.ceil(sheet.offsetHeight)
    page.style.scrollPaddingBlockEnd = `calc(${room}px + 1rem)`
    body.style.paddingBlockEnd = `${room}px`
  })
  measured.observe(sheet)
  return () => {
    measured.disconnect()
    page.style.scrollPaddingBlockEnd = ''
    body.style.paddingBlockEnd = ''
  }
}

export const ConsentPrompt = () => {
  const { consent: texts } = useTexts()
  const { send } = useConsentStore()
  const { routes } = useSite()
  const headingId = useId()
  const region = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const sheet = region.current
    if (!sheet) return
    return keepRoom(sheet)
  }, [])

  const decideLater = (event: KeyboardEvent) => {
    if (event.key === 'Escape') send({ kind: 'postponed' })
  }
  return (
    <section ref={region} className={styles.prompt} aria-labelledby={headingId} onKeyDown={decideLater}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.heading}>
            {texts.prompt.heading}
          </h2>
          {texts.prompt.text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {routes.cookies !== undefined && (
            <p>
              <SiteLink className={styles.more} href={routes.cookies}>
                {texts.prompt.readMore}
              </SiteLink>
            </p>
          )}
        </div>
        <div className={styles.answers}>
          <Button onClick={() => send({ kind: 'agreed' })}>{texts.agree}</Button>
          <Button onClick={() => send({ kind: 'necessaryOnlyChosen' })}>{texts.necessaryOnly}</Button>
          <Button look="secondary" onClick={() => send({ kind: 'settingsOpened' })}>
            {texts.prompt.choices}
          </Button>
        </div>
        <button type="button" className={styles.close} onClick={() => send({ kind: 'closed' })}>
          <Icon name="cross" />
          <span>{texts.prompt.close}</span>
        </button>
      </div>
    </section>
  )
}
