// The name under which an attached file is shown and handed out again.
import { lengthOfText, normaliseLine } from '../validation/characters.ts'
import type { FileKind } from './file-kind.ts'
import { fileKinds } from './file-kind.ts'

/** Most code points of a shown file name, its ending included. */
export const maxFileNameLength = 120

/** Names that Windows keeps for devices, whatever ending they have and with a space behind them too. */
const reserved = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³]) ?(?:\.|$)/i

const isBlank = (text: string, place: number): boolean => text[place] === '.' || text[place] === ' '

/** Counted by hand, for an expression that is tied to the end takes its square of time on a row of dots. */
const trimEnds = (text: string): string => {
  let start = 0
  let end = text.length
  while (isBlank(text, start)) start += 1
  while (isBlank(text, end - 1)) end -= 1
  return text.slice(start, end)
}

/**
 * A name that no file system, browser or reader can be tricked by: only the part after the last slash or
 * backslash, without invisible and direction-turning characters, without `< > : " | ? *`, dots and spaces at
 * its ends, and names of devices; at most {@link maxFileNameLength}, shortened before the ending. With
 * `kind`, the ending is one of that kind: another is followed by the right one. Nothing left is "file".
 * Idempotent.
 */
export const safeFileName = (name: string, kind?: FileKind): string => {
  const last = normaliseLine(name)
    .split(/[/\\]/)
    .map(trimEnds)
    .findLast((part) => part !== '')
  const clean = (last ?? 'file').replace(/[<>:"|?*]/g, '_')
  const whole = reserved.test(clean) ? `_${clean}` : clean
  const dot = whole.lastIndexOf('.')
  const typed = /^\.[\p{L}\p{N}]{1,10}$/u.test(whole.slice(dot)) ? whole.slice(dot) : ''
  const allowed: readonly string[] | undefined = kind && fileKinds[kind].extensions
  const fits = allowed === undefined || allowed.includes(typed.slice(1).toLowerCase())
  const ending = fits ? typed : `.${allowed[0]}`
  const stem = fits ? whole.slice(0, whole.length - typed.length) : whole
  const shortened = [...stem].slice(0, maxFileNameLength - lengthOfText(ending)).join('')
  return trimEnds(shortened) + ending
}
