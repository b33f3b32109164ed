// How a component opens a modal. What shows it is loaded with the first one.
import type { ModalOptions } from '@husrum/domain'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'

/** A modal to open. */
export interface ModalContent extends ModalOptions {
  /** Tells modals apart; each is open once at most. */
  readonly id: string
  /** Names the dialog. A fullscreen one also takes it for the page's title. */
  readonly heading: string
  readonly content: ReactNode
  /** Once it is gone, however it went. */
  readonly onClosed?: () => void
}

export interface Modals {
  /** Where the focus is now is where it returns to. */
  readonly show: (modal: ModalContent) => void
  /** The modal's business is done: closes it wherever it lies, even if unclosable. */
  readonly finish: (id: string) => void
}

export const ModalContext = createContext<Modals | undefined>(undefined)

/**
 * Opens and closes modals (PLAT-37, PLAT-38).
 *
 * @example const { show, finish } = useModal()
 * show({ id: 'consent', heading: texts.heading, content: <Settings onSaved={() => finish('consent')} /> })
 */
export const useModal = (): Modals => {
  const modals = useContext(ModalContext)
  if (!modals) throw new Error('ModalProvider is missing above this component')
  return modals
}
