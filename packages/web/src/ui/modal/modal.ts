// How a component opens a modal. The code that shows it is loaded with the first one.
import type { ModalOptions } from '@husrum/domain'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'

/** A modal to open. */
export interface ModalContent extends ModalOptions {
  /** Identifies the modal; each can be open only once. */
  readonly id: string
  /** Labels the dialog. In full screen it is also the title of the page. */
  readonly heading: string
  readonly content: ReactNode
  /** Called after it has closed, for whatever reason. */
  readonly onClosed?: () => void
}

export interface Modals {
  /** The focus returns to the element that has it now. */
  readonly show: (modal: ModalContent) => void
  /** Closes a finished modal at any position, even if it is unclosable. */
  readonly finish: (id: string) => void
}

/** The requests in order, with the element that had the focus. */
export type ModalRequest =
  | { readonly kind: 'show'; readonly modal: ModalContent; readonly opener: HTMLElement | null }
  | { readonly kind: 'finish'; readonly id: string }

export interface ModalHostProps {
  readonly requests: readonly ModalRequest[]
  /** The number of requests, from the first, that are handled. */
  readonly onHandled: (count: number) => void
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
