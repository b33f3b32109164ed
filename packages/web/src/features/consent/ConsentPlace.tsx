// The place of the cookie dialogs, right after the skip link: empty until there is something to ask.
import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { useSite } from '../../page/site-context.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { ConsentDialogsProps } from './ConsentDialogs.tsx'
import { useConsentFlow, useConsentStore } from './consent-context.tsx'
import type { ConsentTexts } from './consent-texts.ts'
import { loadConsentTexts } from './load-consent-texts.ts'

interface Loaded {
  readonly Dialogs: ComponentType<ConsentDialogsProps>
  readonly texts: ConsentTexts
}

export const ConsentPlace = () => {
  const { locale } = useSite()
  const store = useConsentStore()
  const flow = useConsentFlow()
  const [loaded, setLoaded] = useState<Loaded>()
  const isOpen = flow.kind === 'prompt' || flow.kind === 'settings'

  // Whatever carries the mark opens the settings; without script it is a link to the page about cookies.
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-consent-settings]')) return
      event.preventDefault()
      store.send({ kind: 'settingsOpened' })
    }
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [store])

  // Who answered from the keyboard goes on with the page, not with nothing.
  useEffect(() => {
    if (!isOpen) return
    return () => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [isOpen])

  useEffect(() => {
    if (!isOpen || loaded) return
    Promise.all([import('./ConsentDialogs.tsx'), loadConsentTexts(locale)])
      .then(([{ ConsentDialogs }, texts]) => setLoaded({ Dialogs: ConsentDialogs, texts }))
      .catch((error: unknown) => reportError(error))
  }, [isOpen, loaded, locale])

  return (
    <>
      <VisuallyHidden>
        <span role="status">{flow.kind === 'prompt' && loaded?.texts.prompt.announcement}</span>
      </VisuallyHidden>
      {isOpen && loaded && <loaded.Dialogs flow={flow} texts={loaded.texts} />}
    </>
  )
}
