// The name under which an attached file is shown and handed out again.
import { lengthOfText, normaliseLine } from '../validation/characters.ts'
import type { FileKind } from './file-kind.ts'
import { fileKinds } from './file-kind.ts'

/** Most code points of a shown file name, its ending included. */
const maxFileNameLength = 120

/** Names that Windows keeps for devices, whatever ending they have and with a space behind them too. */
const reserved = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]) ?(?:\.|$)/i

/** The text without dots and spaces at its ends. */
const trimEnds = (text: string): string => /[^. ](?:.*[^. ])?/.exec(text)?.[0] ?? ''

/**
 * A name that no file system, browser or reader can be tricked by: only the part after the last slash or
 * backslash, without invisible and direction-turning characters, without `< > : " | ? *`, dots and spaces at
 * its ends, and names of devices; at most 120 code points, shortened before the ending. With `kind`, the
 * ending is one of that kind: another is followed by the right one. Nothing left is "file". Idempotent.
 */
export const safeFileName = (name: string, kind?: FileKind): string => {
  const last = normaliseLine(name).split(/[/\\]/).map(trimEnds).findLast(Boolean)
  const clean = (last ?? 'file').replace(/[<>:"|?*]/g, '_')
  const whole = reserved.test(clean) ? `_${clean}` : clean
  const typed = /\.[\p{L}\p{N}]{1,10}$/u.exec(whole)?.[0] ?? ''
  const [, ...extensions]: readonly string[] = kind ? fileKinds[kind] : []
  const fits = !kind || extensions.includes(typed.slice(1).toLowerCase())
  const ending = fits ? typed : `.${extensions[0]}`
  const stem = fits ? whole.slice(0, whole.length - typed.length) : whole
  return trimEnds([...stem].slice(0, maxFileNameLength - lengthOfText(ending)).join('')) + ending
}
