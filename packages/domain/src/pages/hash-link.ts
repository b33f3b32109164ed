// The meaning of an address's hash: an exact table, because any author of a link can choose the hash.
import type { ResultKind } from './result-kind.ts'
import { resultKinds } from './result-kind.ts'

/** The dialogs that a hash opens. Such a hash is removed after use (PLAT-36). */
export type HashDialog = 'login' | 'boardLogin' | 'case' | 'boardCase'

/** The meaning of a hash. */
export type HashLink =
  /** Open a dialog, and remove the hash. */
  | { readonly kind: 'dialog'; readonly dialog: HashDialog }
  /** Scroll to a content block: the id of its element. */
  | { readonly kind: 'block'; readonly elementId: string }
  /** The map of a search. */
  | { readonly kind: 'map' }
  /** A tab of a search. */
  | { readonly kind: 'result'; readonly resultKind: ResultKind }
  /** A modal is open. */
  | { readonly kind: 'modal' }
  /** Back from a purchase or an identification. Only the server confirms success. */
  | { readonly kind: 'purchaseSuccess' }
  | { readonly kind: 'identificationError' }
  | { readonly kind: 'none' }

const opens = (dialog: HashDialog): HashLink => ({ kind: 'dialog', dialog })

const links: ReadonlyMap<string, HashLink> = new Map<string, HashLink>([
  ['open-login', opens('login')],
  ['open-board-login', opens('boardLogin')],
  ['open-case', opens('case')],
  ['open-board-case', opens('boardCase')],
  ['map', { kind: 'map' }],
  ['modal', { kind: 'modal' }],
  ['purchase-success', { kind: 'purchaseSuccess' }],
  ['eident-error', { kind: 'identificationError' }],
  ...resultKinds.map((resultKind) => [resultKind, { kind: 'result', resultKind }] as const),
])

/** The hash of an open modal. */
export const modalHash = 'modal'

/** A hash without its sign. */
export const hashName = (hash: string): string => (hash.startsWith('#') ? hash.slice(1) : hash)

/**
 * Parses a hash, with or without its sign (PLAT-36). Only the exact words count: no other case, nothing encoded, nothing
 * before or after.
 */
export const readHash = (hash: string): HashLink => {
  const name = hashName(hash)
  if (/^block-\d{1,3}$/.test(name)) return { kind: 'block', elementId: name }
  return links.get(name) ?? { kind: 'none' }
}

/** Whether a hash is that of a dialog over the page, or opens one: not the page's own. */
export const isDialogHash = (hash: string): boolean => {
  const { kind } = readHash(hash)
  return kind === 'modal' || kind === 'dialog'
}

/** Whether a hash stays in the address when a modal closes (PLAT-37). */
export const isHashPreserved = (hash: string): boolean =>
  /^(?:purchase-success|eident-error)$/.test(hashName(hash))
