// Whether an SVG is a drawing and nothing else: no script, no other document, nothing from elsewhere. It is drawn to pixels once, and never
// served itself.
import { DOMParser } from '@xmldom/xmldom'
import { RefusedMedia } from './refused-media.ts'

const svg = 'http://www.w3.org/2000/svg'
const xhtml = 'http://www.w3.org/1999/xhtml'

/** Elements that draw, or describe. Editors also write elements of their own namespaces, which are not drawn. */
const allowed = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'view', 'title', 'desc', 'metadata', 'style'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath', 'marker', 'clipPath', 'mask', 'pattern'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter'],
])

/** Within the file. A picture inside of a drawing could expand to any size. */
const isInside = (reference: string): boolean => /^\s*(?:#|$)/.test(reference)

/** Styles that fetch something: escapes could hide it. */
const reachesOut = (style: string): boolean =>
  /@import|\\/i.test(style) ||
  [...style.matchAll(/url\(\s*(["']?)([^)]{0,100})/gi)].some(([, , target = '']) => !isInside(target))

interface Walked {
  readonly nodeType: number
  readonly nodeName: string
  readonly localName?: string | null
  readonly namespaceURI?: string | null
  readonly textContent?: string | null
  readonly attributes?: ArrayLike<{ readonly name: string; readonly value: string }>
  readonly childNodes: ArrayLike<Walked>
}

const isActive = (node: Walked): boolean => {
  // A processing instruction can name a style sheet.
  if (node.nodeType === 7) return node.nodeName.toLowerCase() !== 'xml'
  if (node.nodeType !== 1) return false
  if (node.namespaceURI === xhtml) return true
  if (
    node.namespaceURI === svg &&
    !allowed.has(node.localName ?? '') &&
    !/^fe[A-Z]/.test(node.localName ?? '')
  )
    return true
  if (node.localName === 'feImage') return true
  if (node.localName === 'style' && reachesOut(node.textContent ?? '')) return true
  return Array.from(node.attributes ?? []).some(({ name, value }) => {
    const local = name.replace(/^.*:/, '').toLowerCase()
    // Links of `a` and `base` do not come here: these elements are not allowed.
    return (
      local.startsWith('on') || (['href', 'src'].includes(local) && !isInside(value)) || reachesOut(value)
    )
  })
}

/** More than any plan of a home. */
const most = { bytes: 4 * 1024 * 1024, depth: 200, nodes: 200_000 }

/** Throws {@link RefusedMedia} for an SVG that does more than draw. */
export const assertSafeSvg = (bytes: Uint8Array): void => {
  if (bytes.length > most.bytes) throw new RefusedMedia('fileTooLarge')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new RefusedMedia('fileBroken', cause)
  }
  // Entities expand, and a document type can name a file.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new RefusedMedia('fileActive')
  let root: Walked | null
  try {
    const document = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message)
      },
    }).parseFromString(text, 'image/svg+xml')
    if (Array.from(document.childNodes as unknown as ArrayLike<Walked>).some(isActive))
      throw new RefusedMedia('fileActive')
    root = document.documentElement as unknown as Walked | null
  } catch (cause) {
    throw cause instanceof RefusedMedia ? cause : new RefusedMedia('fileBroken', cause)
  }
  if (root?.localName !== 'svg' || root.namespaceURI !== svg) throw new RefusedMedia('fileType')
  const waiting: { readonly node: Walked; readonly depth: number }[] = [{ node: root, depth: 0 }]
  let nodes = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next
    nodes += 1
    if (depth > most.depth || nodes > most.nodes) throw new RefusedMedia('fileBroken')
    if (isActive(node)) throw new RefusedMedia('fileActive')
    for (const child of Array.from(node.childNodes ?? [])) waiting.push({ node: child, depth: depth + 1 })
  }
}
