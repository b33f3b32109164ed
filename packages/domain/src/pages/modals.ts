// The modals that lie over a page: which are open, what closes them, and what the hash says meanwhile.
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import { hashName, isHashPreserved, modalHash, readHash } from './hash-link.ts'

/** How a modal looks and closes (PLAT-37). All false by default, unless noted. */
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
export const initialModals: ModalsState = { modals: [], hashBefore: '' }

const setHash = (hash: string): ModalsEffect => ({ kind: 'setHash', hash })
const hasHash = (modals: readonly OpenModal[]): boolean => modals.some(({ noHash }) => !noHash)

/** A hash that would open something once more is none to come back to. */
const hashToRestore = (hash: string): string => {
  const { kind } = readHash(hash)
  return kind === 'modal' || kind === 'dialog' ? '' : hashName(hash)
}

/** Only these modals stay. When the last one with a hash is gone, there is no hash any more to come back to. */
const keep = (
  state: ModalsState,
  isKept: (modal: OpenModal) => boolean,
  ...whenHashGoes: readonly ModalsEffect[]
): Step<ModalsState, ModalsEffect> => {
  const modals = state.modals.filter(isKept)
  if (modals.length === state.modals.length) return go(state)
  return hasHash(modals) || !hasHash(state.modals)
    ? go({ ...state, modals })
    : go({ modals, hashBefore: '' }, ...whenHashGoes)
}

const close = (state: ModalsState, closed: string, hash: string): Step<ModalsState, ModalsEffect> =>
  keep(state, ({ id }) => id !== closed, ...(isHashPreserved(hash) ? [] : [setHash(state.hashBefore)]))

/**
 * The modals after an event (PLAT-37, PLAT-38). One with a hash sets `modal`; when the last of them closes, the earlier
 * hash is restored, unless the address meanwhile has `purchase-success` or `eident-error`. Back closes one layer, and
 * only where the hash was `modal`.
 */
export const stepModals = (state: ModalsState, event: ModalsEvent): Step<ModalsState, ModalsEffect> => {
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
    case 'dismissed':
      return !top || top.unclosable || (event.by === 'outside' && top.closeOnOutsideClick === false)
        ? go(state)
        : close(state, top.id, event.hash)
    case 'wentBack': {
      if (!top || !hasHash(state.modals)) return go(state)
      const { state: next } = keep(state, (modal) => modal !== top || modal.unclosable === true)
      return go(next, ...(hasHash(next.modals) ? [setHash(modalHash)] : []))
    }
    case 'finished':
      return close(state, event.id, event.hash)
    case 'pageChanged': {
      const modals = state.modals.filter(({ unclosable }) => unclosable)
      return modals.length === state.modals.length ? go(state) : go({ modals, hashBefore: '' })
    }
    default:
      return go(state)
  }
}
