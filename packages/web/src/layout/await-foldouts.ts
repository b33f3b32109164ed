// Loads the rules of the header's foldouts when somebody comes near them, and repeats a press that came before they were
// loaded. Where they cannot be loaded, the disclosures fold as the browser folds them.
import type { Foldouts } from './foldouts.ts'
import { foldoutRules } from './lazy-components.ts'

const signs = ['pointerover', 'focusin', 'touchstart', 'toggle'] as const

export const awaitFoldouts = (header: HTMLElement): Foldouts => {
  let watched: Foldouts | undefined
  let pressed: HTMLElement | undefined

  const watch = ({ watchFoldouts }: NonNullable<ReturnType<typeof foldoutRules.loaded>>) => {
    // Both who waited for the code, and who waited for nothing any more.
    if (watched || isOver) return
    stopWaiting()
    watched = watchFoldouts(header)
    pressed?.click()
  }
  const foldByItself = () => {
    const foldout = pressed?.closest('details')
    pressed = undefined
    if (foldout) foldout.open = !foldout.open
  }
  const load = () => void foldoutRules.load().then(watch, foldByItself)
  // Plain links of the header fold nothing out.
  const onSign = ({ target }: Event) => {
    if ((target as Element).closest('details')) load()
  }
  const onClick = (event: MouseEvent) => {
    const opener = (event.target as Element).closest<HTMLElement>('details[data-foldout] > summary')
    if (!opener) return
    event.preventDefault()
    pressed = opener
    load()
  }
  let isOver = false
  const stopWaiting = () => {
    for (const sign of signs) header.removeEventListener(sign, onSign, true)
    header.removeEventListener('click', onClick, true)
  }

  const rules = foldoutRules.loaded()
  if (rules) watch(rules)
  else {
    for (const sign of signs) header.addEventListener(sign, onSign, { capture: true, passive: true })
    header.addEventListener('click', onClick, true)
    // Opened before any script was here.
    if (header.querySelector('details[open]')) load()
  }
  return {
    pageChanged: () => watched?.pageChanged(),
    stop: () => {
      isOver = true
      stopWaiting()
      watched?.stop()
    },
  }
}
