// Loads the behaviour of the header's foldouts when the visitor approaches them, and repeats a press that came before it was loaded. If it
// cannot be loaded, the disclosures fold as the browser folds them.
import type { Foldouts } from './foldouts.ts'
import { foldoutRules } from './lazy-components.ts'

const signs = ['pointerover', 'focusin', 'touchstart', 'toggle'] as const

export const awaitFoldouts = (header: HTMLElement): Foldouts => {
  let watched: Foldouts | undefined
  let pressed: HTMLElement | undefined

  const watch = ({ watchFoldouts }: NonNullable<ReturnType<typeof foldoutRules.loaded>>) => {
    // The load may be called several times, and may end after the component is gone.
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
  // Plain links of the header have no foldout.
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
    // Opened before the script loaded.
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
