// Place of the cookie dialogs, right after the skip link: empty until there is a question.
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

/** Most visitors answer without opening the settings, so these are loaded separately. */
const bringPrompt = async () => ({ Prompt: (await import('./ConsentPrompt.tsx')).ConsentPrompt })
const bringSettings = async () => ({ Settings: (await import('./ConsentSettings.tsx')).ConsentSettings })

export const ConsentPlace = () => {
  const { locale } = useSite()
  const store = useConsentStore()
  const flow = useConsentFlow()
  /** Undefined until there is something to show; the texts are loaded with it. */
  const [loaded, setLoaded] = useState<Loaded>()
  const { consent } = useTexts()
  const isSettings = flow.kind === 'settings'
  const isPrompt = flow.kind === 'prompt' || (isSettings && flow.from === 'prompt')
  const isOpen = isPrompt || isSettings
  const isMissing = (isPrompt && !loaded?.Prompt) || (isSettings && !loaded?.Settings)

  // Marked elements open the settings; without script they are links to the page about cookies.
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-consent-settings]')) return
      event.preventDefault()
      store.send({ kind: 'settingsOpened' })
    }
    document.addEventListener('click', open, true)
    return () => document.removeEventListener('click', open, true)
  }, [store])

  // After an answer by keyboard, move the focus to the page instead of losing it.
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
