// Whether an SVG is a drawing and nothing else: no script, no other document, nothing from elsewhere. It is drawn to pixels once, and never
// served itself.
import type { Document, Element } from '@xmldom/xmldom'
import { DOMParser, XMLSerializer } from '@xmldom/xmldom'
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

const attributesOf = (node: Walked) => Array.from(node.attributes ?? [])

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
  return attributesOf(node).some(({ name, value }) => {
    const local = name.replace(/^.*:/, '').toLowerCase()
    // Links of `a` and `base` do not come here: these elements are not allowed.
    return (
      local.startsWith('on') || (['href', 'src'].includes(local) && !isInside(value)) || reachesOut(value)
    )
  })
}

/** More than any plan of a home. `drawn`: with everything that is drawn again by reference. */
const most = { bytes: 4 * 1024 * 1024, depth: 200, nodes: 200_000, drawn: 400_000 }

/** The ids of the elements that an element draws again: `href="#a"`, `fill="url(#a)"`. */
const referencesOf = (node: Walked): readonly string[] =>
  attributesOf(node).flatMap(({ value }) =>
    [...value.matchAll(/^\s*#([^\s]+)|url\(\s*["']?#([^"')]+)/g)].flatMap(([, a, b]) => a ?? b ?? []),
  )

/** Throws if few elements draw each other again very often. */
const assertFinite = (root: Walked): void => {
  const byId = new Map<string, Walked>()
  const weights = new Map<Walked, number>()
  const collect = (node: Walked): void => {
    for (const { name, value } of attributesOf(node)) if (name === 'id') byId.set(value, node)
    for (const child of Array.from(node.childNodes ?? [])) collect(child)
  }
  collect(root)
  const weightOf = (node: Walked, depth: number): number => {
    const known = weights.get(node)
    if (known !== undefined) return known
    if (depth > 3 * most.depth) throw new RefusedMedia('fileBroken')
    // An element within itself is not drawn.
    weights.set(node, 0)
    const parts = [
      ...Array.from(node.childNodes ?? []),
      ...referencesOf(node).flatMap((id) => byId.get(id) ?? []),
    ]
    const weight = parts.reduce((sum, part) => Math.min(1e9, sum + weightOf(part, depth + 1)), 1)
    weights.set(node, weight)
    return weight
  }
  if (weightOf(root, 0) > most.drawn) throw new RefusedMedia('fileBroken')
}

/** A document type without declarations of its own, as drawing programs write it. */
const plainDoctype = /<!DOCTYPE\s+svg\b[^<>[\]]*>/i

const parse = (bytes: Uint8Array): { readonly document: Document; readonly text: string } => {
  if (bytes.length > most.bytes) throw new RefusedMedia('fileTooLarge')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(plainDoctype, '')
    // Entities expand, and a document type can name a file.
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new RefusedMedia('fileActive')
    const document = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message)
      },
    }).parseFromString(text, 'image/svg+xml')
    return { document, text }
  } catch (cause) {
    throw cause instanceof RefusedMedia ? cause : new RefusedMedia('fileBroken', cause)
  }
}

/** A drawing that was checked. */
export interface SafeSvg {
  /** The drawing without its document type: nothing that it names is ever read. */
  readonly bytes: Uint8Array
  /** The drawing with a size in pixels. */
  sized(width: number, height: number): Uint8Array
}

const inPixels = (length: string | null): number | undefined => {
  const [, number] = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(length ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}

/** Throws {@link RefusedMedia} for an SVG that does more than draw. */
export const checkSvg = (bytes: Uint8Array): SafeSvg => {
  const { document, text } = parse(bytes)
  const root = document.documentElement as (Element & Walked) | null
  if (Array.from(document.childNodes as unknown as ArrayLike<Walked>).some(isActive))
    throw new RefusedMedia('fileActive')
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
  assertFinite(root)
  return {
    bytes: new TextEncoder().encode(text),
    sized: (width, height) => {
      if (!root.hasAttribute('viewBox')) {
        const [wide, high] = [inPixels(root.getAttribute('width')), inPixels(root.getAttribute('height'))]
        if (wide === undefined || high === undefined) throw new RefusedMedia('fileBroken')
        root.setAttribute('viewBox', `0 0 ${wide} ${high}`)
      }
      root.setAttribute('width', String(width))
      root.setAttribute('height', String(height))
      return new TextEncoder().encode(new XMLSerializer().serializeToString(document))
    },
  }
}
