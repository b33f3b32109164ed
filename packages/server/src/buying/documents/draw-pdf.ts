// Draws a document as PDF: tagged for screen readers (PDF/UA), with embedded fonts, and the same bytes for the same text.
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import type PDFDocument from 'pdfkit'
import type { Block, WrittenText } from './document-facts.ts'

type Pdf = InstanceType<typeof PDFDocument>

const require = createRequire(import.meta.url)
const fontFile = (family: string, part: string, weight: number): string =>
  require.resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`)

/** The parts of fonts, in the order in which they are searched for a letter: the font of the brand, and one with more scripts. */
const parts = [
  ['schibsted-grotesk', 'latin'],
  ['schibsted-grotesk', 'latin-ext'],
  ['noto-sans', 'latin-ext'],
  ['noto-sans', 'vietnamese'],
  ['noto-sans', 'greek'],
  ['noto-sans', 'greek-ext'],
  ['noto-sans', 'cyrillic'],
  ['noto-sans', 'cyrillic-ext'],
] as const
const weights = { text: 400, strong: 700 } as const
const fonts = Object.entries(weights).flatMap(([weight, number]) =>
  parts.map(([family, part], at) => [`${weight}-${at}`, fontFile(family, part, number)] as const),
)
type Weight = 'text' | 'strong'
const margins = { top: 64, bottom: 72, left: 64, right: 64 }
const ink = '#1a1a1a'
const muted = '#4d4d4d'
/** Width of the bullet before each list item. */
const pointWidth = 12

/** Most letters, without a search: Latin-1 and some punctuation are in the first part. */
const isPlain = (sign: string): boolean =>
  /[\u0020-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2212]/u.test(sign)

/** Composes letters, removes joiners, which have no glyph, and replaces narrow spaces by ordinary ones. */
const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u2060\u200b]/gu, '')
    .replace(/[\u202f\u2009]/gu, '\u00a0')

/** The index of the first part with the letter; that of the brand if no part has it. */
const partOf = (doc: Pdf, sign: string): number => {
  if (isPlain(sign)) return 0
  const at = parts.findIndex((_, place) => {
    doc.font(`text-${place}`)
    const { font } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
      ._font
    return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  })
  return at < 0 ? 1 : at
}

interface Run {
  readonly text: string
  readonly part: number
}

/** Splits a text into runs that use the same font file. */
const runsOf = (doc: Pdf, text: string): readonly Run[] => {
  const runs: { text: string; part: number }[] = []
  for (const sign of drawable(text)) {
    const last = runs.at(-1)
    // A space belongs to the run before it.
    const part = sign === ' ' ? (last?.part ?? 0) : partOf(doc, sign)
    if (last?.part === part) last.text += sign
    else runs.push({ text: sign, part })
  }
  return runs
}

const write = (
  doc: Pdf,
  text: string,
  {
    weight = 'text',
    size = 10.5,
    colour = ink,
    x,
    y,
    width,
  }: {
    weight?: Weight
    size?: number
    colour?: string
    x?: number
    y?: number
    width?: number
  } = {},
): void => {
  const runs = runsOf(doc, text)
  const options = { lineGap: 3, ...(width !== undefined && { width }) }
  doc.fontSize(size).fillColor(colour)
  runs.forEach((run, place) => {
    doc.font(`${weight}-${run.part}`)
    const continued = place < runs.length - 1
    if (place === 0 && x !== undefined && y !== undefined) doc.text(run.text, x, y, { ...options, continued })
    else doc.text(run.text, { ...options, continued })
  })
}

const heightOf = (doc: Pdf, text: string, weight: Weight, width: number): number =>
  doc.font(`${weight}-0`).fontSize(10.5).heightOfString(drawable(text), { width, lineGap: 3 })

const contentWidth = (doc: Pdf): number => doc.page.width - margins.left - margins.right
const bottomOf = (doc: Pdf): number => doc.page.height - margins.bottom

const rule = (doc: Pdf, y: number): void => {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(margins.left, y)
    .lineTo(doc.page.width - margins.right, y)
    .lineWidth(0.5)
    .strokeColor('#b3b3b3')
    .stroke()
  doc.endMarkedContent()
}

type Structure = ReturnType<Pdf['struct']>

const drawFacts = (
  doc: Pdf,
  parent: Structure,
  { caption, rows }: Extract<Block, { kind: 'facts' }>,
): void => {
  const table = doc.struct('Table')
  parent.add(table)
  const nameWidth = contentWidth(doc) * 0.42
  const valueWidth = contentWidth(doc) - nameWidth - 12
  if (caption) {
    table.add(doc.struct('Caption', {}, () => write(doc, caption, { weight: 'strong' })))
    doc.moveDown(0.25)
  }
  for (const [name, value] of rows) {
    const height = Math.max(heightOf(doc, name, 'text', nameWidth), heightOf(doc, value, 'text', valueWidth))
    if (doc.y + height + 8 > bottomOf(doc)) doc.addPage()
    const { y } = doc
    const row = doc.struct('TR')
    table.add(row)
    row.add(
      doc.struct('TH', { scope: 'Row' } as object, () => {
        write(doc, name, { colour: muted, x: margins.left, y, width: nameWidth })
      }),
    )
    row.add(
      doc.struct('TD', {}, () => {
        write(doc, value, { x: margins.left + nameWidth + 12, y, width: valueWidth })
      }),
    )
    row.end()
    rule(doc, y + height + 2)
    doc.x = margins.left
    doc.y = y + height + 6
  }
  table.end()
  doc.moveDown(0.6)
}

const drawBlock = (doc: Pdf, parent: Structure, block: Block): void => {
  doc.x = margins.left
  const width = contentWidth(doc)
  switch (block.kind) {
    case 'heading':
      // Keep a heading together with what follows.
      if (doc.y + 72 > bottomOf(doc)) doc.addPage()
      doc.moveDown(0.5)
      parent.add(doc.struct('H2', {}, () => write(doc, block.text, { weight: 'strong', size: 13, width })))
      doc.moveDown(0.25)
      return
    case 'paragraph':
      parent.add(doc.struct('P', {}, () => write(doc, block.text, { width })))
      doc.moveDown(0.5)
      return
    case 'list': {
      const list = doc.struct('L')
      parent.add(list)
      for (const item of block.items) {
        // Keep a bullet and its item on one page.
        if (doc.y + heightOf(doc, item, 'text', width - pointWidth) > bottomOf(doc)) doc.addPage()
        const { y } = doc
        const point = doc.struct('Lbl', {}, () => write(doc, '•', { x: margins.left, y, width: pointWidth }))
        const body = doc.struct('LBody', {}, () =>
          write(doc, item, { x: margins.left + pointWidth, y, width: width - pointWidth }),
        )
        list.add(doc.struct('LI', {}, [point, body]))
      }
      list.end()
      doc.moveDown(0.5)
      return
    }
    case 'facts':
      drawFacts(doc, parent, block)
  }
}

const drawFooters = (doc: Pdf, footer: string, subtitle: string): void => {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    // Otherwise text below the margin would start a new page.
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    const number = footer.replace('{page}', String(page - start + 1)).replace('{pages}', String(count))
    write(doc, `${subtitle} · ${number}`, {
      size: 8.5,
      colour: muted,
      x: margins.left,
      y: doc.page.height - 44,
      width: contentWidth(doc),
    })
    doc.endMarkedContent()
    doc.page.margins.bottom = margins.bottom
  }
}

/** Escapes for metadata, because the library writes title and author into XML without escaping. */
const forMetadata = (text: string): string => text.replaceAll('&', '\uff06').replaceAll('<', '\u2039')

/** @param madeAt the creation date in the file, epoch milliseconds: the output does not depend on the clock. */
export const drawPdf = async (document: WrittenText, madeAt: number): Promise<Uint8Array> => {
  const { title, language, subtitle, blocks, footer } = document
  // Loaded on demand: most servers draw nothing for a while after the start, and the library has two megabytes of code.
  const { default: Drawing } = await import('pdfkit')
  const doc = new Drawing({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: forMetadata(title),
      Author: forMetadata(subtitle.split(' · ')[0] ?? ''),
      CreationDate: new Date(madeAt),
    },
  } as object)
  const bytes = buffer(doc)
  for (const [name, file] of fonts) doc.registerFont(name, file)
  doc.font('text-0')
  const root = doc.struct('Document')
  doc.addStructure(root)
  root.add(doc.struct('H1', {}, () => write(doc, title, { weight: 'strong', size: 20 })))
  root.add(doc.struct('P', {}, () => write(doc, subtitle, { colour: muted })))
  doc.moveDown(1)
  for (const block of blocks) drawBlock(doc, root, block)
  root.end()
  drawFooters(doc, footer, subtitle)
  doc.end()
  return new Uint8Array(await bytes)
}
