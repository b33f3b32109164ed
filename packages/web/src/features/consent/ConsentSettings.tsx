// Detailed settings: a native dialog with a switch for every optional category.
import type { ConsentSwitches as Switches } from '@husrum/domain'
import type { SyntheticEvent } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { useBusy } from '../../frame/busy.ts'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ConsentSettings.module.css'
import { ConsentSwitches } from './ConsentSwitches.tsx'
import { useConsentStore } from './consent-context.tsx'

export interface ConsentSettingsProps {
  readonly switches: Switches
}

export const ConsentSettings = ({ switches }: ConsentSettingsProps) => {
  const { consent: texts } = useTexts()
  const { send } = useConsentStore()
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  useBusy('form', true)

  useLayoutEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    // The browser returns the focus to the element that opened the dialog.
    return () => opened?.close()
  }, [])

  // Back closes the dialog, and stays on the page (PLAT-38).
  useLayoutEffect(() => {
    let isBack = false
    const back = () => {
      isBack = true
      send({ kind: 'postponed' })
    }
    history.pushState(history.state, '')
    addEventListener('popstate', back)
    return () => {
      removeEventListener('popstate', back)
      if (!isBack) history.back()
    }
  }, [send])

  const close = (event: SyntheticEvent) => {
    event.preventDefault()
    send({ kind: 'postponed' })
  }
  return (
    <dialog ref={dialog} className={styles.settings} aria-labelledby={headingId} onCancel={close}>
      <div className={styles.top}>
        {/* The page below is inert, and so is its heading. */}
        <h1 id={headingId} className={styles.heading} tabIndex={-1}>
          {texts.settings.heading}
        </h1>
        <button type="button" className={styles.close} onClick={close} aria-label={texts.settings.close}>
          <Icon name="cross" />
        </button>
      </div>
      <p>{texts.settings.text}</p>
      <ConsentSwitches
        switches={switches}
        onSwitch={(category, isOn) => send({ kind: 'switched', category, isOn })}
      />
      <div className={styles.answers}>
        <Button onClick={() => send({ kind: 'saved' })}>{texts.save}</Button>
        <Button onClick={() => send({ kind: 'agreed' })} look="secondary">
          {texts.agree}
        </Button>
        <Button onClick={() => send({ kind: 'necessaryOnlyChosen' })} look="secondary">
          {texts.necessaryOnly}
        </Button>
      </div>
    </dialog>
  )
}
