// The modals that lie over a page: which are open, what closes them, and what the hash says meanwhile.
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import { hashName, isHashKept, modalHash, readHash } from './hash-link.ts'

/** How a modal looks and closes (specification 1 §4). All false, or as said, unless given. */
export interface ModalOptions {
  readonly fullscreen?: boolean
  readonly bottom?: boolean
  /** Only an explicit choice inside it closes it. */
  readonly unclosable?: boolean
  /** It leaves the hash alone. */
  readonly noHash?: boolean
  /** True unless given. */
  readonly closeOnOutsideClick?: boolean
}

/** An open modal. */
export interface OpenModal extends ModalOptions {
  /** Tells modals apart; each is open once at most. */
  readonly id: string
}

/** The open modals, the topmost last. */
export interface ModalsState {
  readonly modals: readonly OpenModal[]
  /** The hash, without its sign, that comes back when the last modal with a hash closes. */
  readonly hashBefore: string
}

/** What happens to modals. `hash` is what the address has at that moment. */
export type ModalsEvent =
  | { readonly kind: 'shown'; readonly modal: OpenModal; readonly hash: string }
  /** Somebody wants the topmost gone. */
  | { readonly kind: 'dismissed'; readonly by: 'button' | 'outside' | 'escape'; readonly hash: string }
  /** The browser's Back took the hash `modal` away. */
  | { readonly kind: 'wentBack' }
  /** A choice was made in a modal, or its business is done: it closes even if unclosable, and wherever it lies. */
  | { readonly kind: 'finished'; readonly id: string; readonly hash: string }
  /** Another page is shown: what may close does. The page brings its own hash. */
  | { readonly kind: 'pageChanged' }

/** What a change of the modals asks for: a hash without its sign; empty removes it. */
export type ModalsEffect = { readonly kind: 'setHash'; readonly hash: string }

/** No modal is open. */
export const noModals: ModalsState = { modals: [], hashBefore: '' }

const setHash = (hash: string): ModalsEffect => ({ kind: 'setHash', hash })
const hasHash = (modals: readonly OpenModal[]): boolean => modals.some(({ noHash }) => !noHash)

/** A hash that would open something once more is none to come back to. */
const hashToRestore = (hash: string): string => {
  const { kind } = readHash(hash)
  return kind === 'modal' || kind === 'dialog' ? '' : hashName(hash)
}

const closeModal = (state: ModalsState, id: string, hash: string): Step<ModalsState, ModalsEffect> => {
  const modals = state.modals.filter((modal) => modal.id !== id)
  if (hasHash(modals) || !hasHash(state.modals)) return go({ ...state, modals })
  return go({ modals, hashBefore: '' }, ...(isHashKept(hash) ? [] : [setHash(state.hashBefore)]))
}

/**
 * The modals after an event (specification 1 §4, 3 §4.3). One with a hash sets `modal`; when the last of them closes,
 * the hash from before comes back, unless the address meanwhile says `purchase-success` or `eident-error`. Back closes
 * one layer, and only where the hash was `modal`.
 */
export const modalsStep = (state: ModalsState, event: ModalsEvent): Step<ModalsState, ModalsEffect> => {
  const top = state.modals.at(-1)
  switch (event.kind) {
    case 'shown': {
      const { modal, hash } = event
      if (state.modals.some(({ id }) => id === modal.id)) return go(state)
      const modals = [...state.modals, modal]
      return modal.noHash || hasHash(state.modals)
        ? go({ ...state, modals })
        : go({ modals, hashBefore: hashToRestore(hash) }, setHash(modalHash))
    }
    case 'dismissed': {
      const isRefused =
        !top || top.unclosable || (event.by === 'outside' && top.closeOnOutsideClick === false)
      return isRefused ? go(state) : closeModal(state, top.id, event.hash)
    }
    case 'wentBack': {
      if (!top || !hasHash(state.modals)) return go(state)
      if (top.unclosable) return go(state, setHash(modalHash))
      const modals = state.modals.slice(0, -1)
      return hasHash(modals) ? go({ ...state, modals }, setHash(modalHash)) : go({ modals, hashBefore: '' })
    }
    case 'finished':
      return state.modals.some(({ id }) => id === event.id)
        ? closeModal(state, event.id, event.hash)
        : go(state)
    case 'pageChanged': {
      const modals = state.modals.filter(({ unclosable }) => unclosable)
      return modals.length === state.modals.length ? go(state) : go({ modals, hashBefore: '' })
    }
    default:
      return go(state)
  }
}
