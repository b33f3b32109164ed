// The place of the cookie dialogs, right after the skip link: empty until there is something to ask.
import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { ConsentSettingsProps } from './ConsentSettings.tsx'
import { useConsentFlow, useConsentStore } from './consent-context.tsx'

interface Loaded {
  readonly Prompt?: ComponentType
  readonly Settings?: ComponentType<ConsentSettingsProps>
}

/** Most answer without ever seeing the settings, so these come by themselves. */
const bringPrompt = async () => ({ Prompt: (await import('./ConsentPrompt.tsx')).ConsentPrompt })
const bringSettings = async () => ({ Settings: (await import('./ConsentSettings.tsx')).ConsentSettings })

export const ConsentPlace = () => {
  const { locale } = useSite()
  const store = useConsentStore()
  const flow = useConsentFlow()
  /** Undefined, and the words for it too, until there is something to show. */
  const [loaded, setLoaded] = useState<Loaded>()
  const { consent } = useTexts()
  const isSettings = flow.kind === 'settings'
  const isPrompt = flow.kind === 'prompt' || (isSettings && flow.from === 'prompt')
  const isOpen = isPrompt || isSettings
  const isMissing = (isPrompt && !loaded?.Prompt) || (isSettings && !loaded?.Settings)

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
    if (!isMissing) return
    Promise.all([isPrompt && bringPrompt(), isSettings && bringSettings(), loadTexts(locale, ['consent'])])
      .then(([prompt, settings]) =>
        setLoaded((before) => ({ ...before, ...(prompt || {}), ...(settings || {}) })),
      )
      .catch((error: unknown) => reportError(error))
  }, [isMissing, isPrompt, isSettings, locale])

  return (
    <>
      <VisuallyHidden>
        <span role="status">{flow.kind === 'prompt' && loaded && consent.prompt.announcement}</span>
      </VisuallyHidden>
      {isPrompt && loaded?.Prompt && <loaded.Prompt />}
      {isSettings && loaded?.Settings && <loaded.Settings switches={flow.switches} />}
    </>
  )
}
