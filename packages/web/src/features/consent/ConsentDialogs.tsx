// The cookie dialogs that are open: the prompt, and the settings above it or by themselves.
import type { ConsentFlow } from '@husrum/domain'
import { ConsentPrompt } from './ConsentPrompt.tsx'
import { ConsentSettings } from './ConsentSettings.tsx'
import type { ConsentTexts } from './consent-texts.ts'

export interface ConsentDialogsProps {
  readonly flow: ConsentFlow
  readonly texts: ConsentTexts
}

export const ConsentDialogs = ({ flow, texts }: ConsentDialogsProps) => {
  const isSettings = flow.kind === 'settings'
  return (
    <>
      {(flow.kind === 'prompt' || (isSettings && flow.from === 'prompt')) && <ConsentPrompt texts={texts} />}
      {isSettings && <ConsentSettings switches={flow.switches} texts={texts} />}
    </>
  )
}
