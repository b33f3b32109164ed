// A page as lines of text, each with its part of the page.
import { Window } from 'happy-dom'
import type { Line } from './statements.ts'

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER LI MAIN NAV OL P SECTION SUMMARY TABLE TBODY TD TH THEAD TR UL'.split(
    ' ',
  ),
)
const skipped = new Set([
  'SCRIPT',
  'STYLE',
  'SVG',
  'TEMPLATE',
  'NOSCRIPT',
  'BUTTON',
  'SELECT',
  'INPUT',
  'DIALOG',
  'TIME',
])

/** Inline elements that are visually separate on the page. */
const apart = new Set(['A', 'SPAN'])

export type Part = InstanceType<typeof Window>['document']['body']

const parser = new Window({ settings: { disableCSSFileLoading: true, disableJavaScriptFileLoading: true } })

/** A document of the content between `<body>` tags, without styles and scripts. */
export const mainOf = (html: string): Part | undefined => {
  const [, main] = /<main\b[^>]*>([\s\S]*)<\/main>/u.exec(html) ?? []
  if (main === undefined) return undefined
  const holder = parser.document.createElement('div')
  holder.innerHTML = main.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/gu, '')
  // A calculation and its input are not facts of a home.
  for (const estimate of holder.querySelectorAll('[data-estimate]')) estimate.remove()
  // A room has its own size and windows, which are not the home's.
  for (const rooms of holder.querySelectorAll('[data-rooms]')) rooms.remove()
  return holder as unknown as Part
}

/** The lines of a part in reading order. A term precedes each of its values. */
export const linesOf = (part: Part, where: string): readonly Line[] => {
  const lines: Line[] = []
  let line = ''
  const end = () => {
    if (line.trim() !== '') lines.push({ where, text: line })
    line = ''
  }
  let term = ''
  const read = (node: Part) => {
    for (const child of node.childNodes as unknown as Part[]) {
      if (child.nodeType === 3) {
        line += child.textContent ?? ''
        continue
      }
      if (child.nodeType !== 1) continue
      const name = child.tagName.toUpperCase()
      if (skipped.has(name)) continue
      if (name === 'DT') {
        term = child.textContent ?? ''
        continue
      }
      const isBlock = blocks.has(name)
      if (isBlock) end()
      if (name === 'DD' && term !== '') line = `${term}: `
      read(child)
      if (isBlock) end()
      else if (apart.has(name)) line += ' '
    }
  }
  read(part)
  end()
  return lines
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#x27': "'",
  '#39': "'",
}

const decoded = (text: string): string => text.replace(/&(#?\w+);/gu, (all, name) => entities[name] ?? all)

export interface Head {
  readonly title: string
  readonly description: string
  readonly graph: readonly Record<string, unknown>[]
}

export const headOf = (html: string): Head => {
  const [, title = ''] = /<title>([\s\S]*?)<\/title>/u.exec(html) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)"/u.exec(html) ?? []
  const [, data = '{}'] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/u.exec(html) ?? []
  const graph = (JSON.parse(data) as { '@graph'?: Record<string, unknown>[] })['@graph'] ?? []
  return { title: decoded(title), description: decoded(description), graph }
}
