// The name under which an attached file is shown and downloaded.
import { lengthOfText, normaliseLine } from '../validation/characters.ts'
import type { FileKind } from './file-kind.ts'
import { fileKinds } from './file-kind.ts'

/** Maximum number of code points of a shown file name, including its extension. */
const maxFileNameLength = 120

/** Names that Windows reserves for devices, whatever their extension and also with a space after them. */
const reserved = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9\u00b9\u00b2\u00b3]) ?(?:\.|$)/i

/** The text without dots and spaces at its ends. */
const trimEnds = (text: string): string => /[^. ](?:.*[^. ])?/.exec(text)?.[0] ?? ''

/**
 * A name that is safe for file systems, browsers and readers: only the part after the last slash or backslash, without invisible and
 * direction-changing characters, `< > : " | ? *`, dots and spaces at its ends, and names of devices; at most 120 code points, shortened
 * before the extension. With `kind`, the extension is one of that kind: the right one is appended to any other. An empty name becomes
 * "file". Idempotent.
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
