// The modals over a page: which are open, how they close, and their effect on the hash.
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'
import { hashName, isDialogHash, isHashPreserved, modalHash } from './hash-link.ts'

/** Appearance and closing of a modal (PLAT-37). All false by default, unless noted. */
export interface ModalOptions {
  readonly fullscreen?: boolean
  readonly bottom?: boolean
  /** Only an explicit choice inside it closes it. */
  readonly unclosable?: boolean
  /** It leaves the hash unchanged. */
  readonly noHash?: boolean
  /** Default: true. */
  readonly closeOnOutsideClick?: boolean
}

/** An open modal. */
export interface OpenModal extends ModalOptions {
  /** Identifies the modal; each is open once at most. */
  readonly id: string
}

/** The open modals, the topmost last. */
export interface ModalsState {
  readonly modals: readonly OpenModal[]
  /** The hash, without its sign, to restore when the last modal with a hash closes. */
  readonly hashBefore: string
}

/** Events of modals. `hash` is the current one of the address. */
export type ModalsEvent =
  | { readonly kind: 'shown'; readonly modal: OpenModal; readonly hash: string }
  /** The user closes the topmost. */
  | { readonly kind: 'dismissed'; readonly by: 'button' | 'outside' | 'escape'; readonly hash: string }
  /** The browser's Back removed the hash `modal`. */
  | { readonly kind: 'wentBack' }
  /** A choice was made in a modal, or its task is done: it closes even if unclosable, at any position. */
  | { readonly kind: 'finished'; readonly id: string; readonly hash: string }
  /** Another page is shown: closable ones close. The page brings its own hash. */
  | { readonly kind: 'pageChanged' }

/** Effect of a change of the modals: a hash without its sign; empty removes it. */
export type ModalsEffect = { readonly kind: 'setHash'; readonly hash: string }

/** No modal is open. */
export const initialModals: ModalsState = { modals: [], hashBefore: '' }

const setHash = (hash: string): ModalsEffect => ({ kind: 'setHash', hash })
const hasHash = (modals: readonly OpenModal[]): boolean => modals.some(({ noHash }) => !noHash)

/** A hash that would open something again is not restored. */
const hashToRestore = (hash: string): string => (isDialogHash(hash) ? '' : hashName(hash))

/** Keeps only these modals. When the last one with a hash is gone, no hash is stored any more. */
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
 * The modals after an event (PLAT-37, PLAT-38). One with a hash sets `modal`; when the last of them closes, the earlier hash is restored,
 * unless the address has `purchase-success` or `eident-error` by then. Back closes one layer, and only if the hash was `modal`.
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
