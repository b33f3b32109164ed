// The path of a page in its view-model request: `GET {path}/GetViewModel` (PLAT-40).
import { controlOrBackslash } from './link-kind.ts'

/** A path that is safe for a request, or a refusal. */
export type ViewModelPath = { readonly kind: 'path'; readonly path: string } | { readonly kind: 'refused' }

/** Maximum length of the input and of the result, in characters. */
export const maxViewModelPathLength = 2048

const refused: ViewModelPath = { kind: 'refused' }

/** Returns undefined for a segment that leads elsewhere or is no text. */
const canonicalSegment = (segment: string): string | undefined => {
  try {
    const text = decodeURIComponent(segment)
    // A percent sign would be decoded a second time by later servers.
    const isRefused = /^(?:\.{0,2}|getviewmodel)$|[/%]/i.test(text) || controlOrBackslash.test(text)
    return isRefused ? undefined : encodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * A path with a leading and a trailing slash, each segment in its canonical encoding. Refuses `.` and `..`, empty segments, backslashes,
 * encoded slashes and backslashes, control characters, queries and hashes, broken encodings, and paths longer than {@link
 * maxViewModelPathLength}. Idempotent.
 *
 * @example viewModelPath('/områden/kajen') // { kind: 'path', path: '/omr%C3%A5den/kajen/' }
 */
export const viewModelPath = (path: string): ViewModelPath => {
  if (!path.startsWith('/') || path.length > maxViewModelPathLength || /[?#]/.test(path)) return refused
  const inner = path.slice(1, path.endsWith('/') ? -1 : undefined)
  if (inner === '') return path === '/' ? { kind: 'path', path } : refused
  const segments: string[] = []
  for (const segment of inner.split('/')) {
    const canonical = canonicalSegment(segment)
    if (canonical === undefined) return refused
    segments.push(canonical)
  }
  const canonical = `/${segments.join('/')}/`
  return canonical.length > maxViewModelPathLength ? refused : { kind: 'path', path: canonical }
}
