// The place of the cookie dialogs, right after the skip link: empty until there is something to ask.
import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { useSite } from '../../frame/site.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { ConsentPromptProps } from './ConsentPrompt.tsx'
import type { ConsentSettingsProps } from './ConsentSettings.tsx'
import { useConsentFlow, useConsentStore } from './consent-context.tsx'
import type { ConsentTexts } from './consent-texts.ts'
import { loadConsentTexts } from './load-consent-texts.ts'

interface Loaded {
  readonly Prompt?: ComponentType<ConsentPromptProps>
  readonly Settings?: ComponentType<ConsentSettingsProps>
  readonly texts: ConsentTexts
}

/** Most answer without ever seeing the settings, so these come by themselves. */
const bringPrompt = async () => ({ Prompt: (await import('./ConsentPrompt.tsx')).ConsentPrompt })
const bringSettings = async () => ({ Settings: (await import('./ConsentSettings.tsx')).ConsentSettings })

export const ConsentPlace = () => {
  const { locale } = useSite()
  const store = useConsentStore()
  const flow = useConsentFlow()
  const [loaded, setLoaded] = useState<Loaded>()
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
    Promise.all([isPrompt && bringPrompt(), isSettings && bringSettings(), loadConsentTexts(locale)])
      .then(([prompt, settings, texts]) =>
        setLoaded((before) => ({ ...before, ...(prompt || {}), ...(settings || {}), texts })),
      )
      .catch((error: unknown) => reportError(error))
  }, [isMissing, isPrompt, isSettings, locale])

  return (
    <>
      <VisuallyHidden>
        <span role="status">{flow.kind === 'prompt' && loaded?.texts.prompt.announcement}</span>
      </VisuallyHidden>
      {isPrompt && loaded?.Prompt && <loaded.Prompt texts={loaded.texts} />}
      {isSettings && loaded?.Settings && <loaded.Settings switches={flow.switches} texts={loaded.texts} />}
    </>
  )
}
