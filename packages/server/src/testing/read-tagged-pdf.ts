// Reads a PDF like a screen reader: its structure tree with the text of each part, and content outside of it.
import type { PdfObject } from '@libpdf/core'
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfStream } from '@libpdf/core'

/** A part of the document, in reading order. */
export interface TaggedPart {
  /** `H1`, `P`, `Table` … */
  readonly type: string
  readonly scope?: string
  readonly alt?: string
  /** Of itself and of all its parts, concatenated. */
  readonly text: string
  readonly parts: readonly TaggedPart[]
}

export interface TaggedPdf {
  readonly language: string
  /** XMP. */
  readonly metadata: string
  readonly isMarked: boolean
  readonly showsTitle: boolean
  readonly pages: number
  /** Links, notes, fields. */
  readonly annotations: number
  readonly root: readonly TaggedPart[]
  /** Content that belongs to no part and is not marked as an artifact. */
  readonly untagged: readonly string[]
  /** Marks with no part or with several, and those whose page does not refer back to their part. */
  readonly strayMarks: readonly string[]
  readonly fonts: readonly {
    readonly name: string
    readonly isEmbedded: boolean
    readonly hasText: boolean
  }[]
  /** Text marked as artifacts, by page. */
  readonly artifacts: readonly string[]
}

type Cmap = ReadonlyMap<number, string>

const unicodeOf = (hex: string): string =>
  Buffer.from(hex.length % 4 === 0 ? hex : hex.padStart(4, '0'), 'hex')
    .swap16()
    .toString('utf16le')

/** The sections of a text between two keywords, as hexadecimal digits and brackets. */
const sectionsOf = (text: string, kind: 'bfchar' | 'bfrange'): readonly (readonly string[])[] =>
  text
    .split(`begin${kind}`)
    .slice(1)
    .map((part) => part.slice(0, part.indexOf(`end${kind}`)).match(/<[\da-f ]*>|[[\]]/gi) ?? [])
const digitsOf = (token = ''): string => token.replace(/[^\da-f]/gi, '')

/** The characters of a font's codes: `bfchar` and both forms of `bfrange`. */
const readCmap = (text: string): Cmap => {
  const signs = new Map<number, string>()
  const note = (code: number, sign: string | undefined) => signs.set(code, unicodeOf(digitsOf(sign)))
  for (const section of sectionsOf(text, 'bfchar'))
    for (let at = 0; at + 1 < section.length; at += 2)
      note(Number.parseInt(digitsOf(section[at]), 16), section[at + 1])
  for (const section of sectionsOf(text, 'bfrange')) {
    let at = 0
    while (at + 2 < section.length) {
      const from = Number.parseInt(digitsOf(section[at]), 16)
      const end = section[at + 2] === '[' ? section.indexOf(']', at) : at + 2
      // One character for the first of them, or a list.
      const list = section[at + 2] === '[' ? section.slice(at + 3, end) : section.slice(at + 2, end + 1)
      for (const [place, sign] of list.entries()) note(from + place, sign)
      at = end < 0 ? section.length : end + 1
    }
  }
  return signs
}

const tokens =
  /<<(?:[^<>]|<[\da-f\s]*>)*>>|<[\da-f\s]*>|\((?:\\[\s\S]|[^\\()])*\)|\[|\]|\/[^\s/<>[\]()]+|[^\s/<>[\]()]+/gi
const shows = new Set(['Tj', 'TJ', "'", '"'])
const paints = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'Do', 'sh', 'BI'])

export const readTaggedPdf = async (bytes: Uint8Array): Promise<TaggedPdf> => {
  const pdf = await PDF.load(bytes)
  const resolve = (object: PdfObject | undefined): PdfObject | undefined =>
    object instanceof PdfRef ? (pdf.context.resolve(object) ?? undefined) : object
  const at = (dict: PdfObject | undefined, ...path: readonly string[]): PdfObject | undefined =>
    path.reduce<PdfObject | undefined>(
      (held, key) => (held instanceof PdfDict ? resolve(held.get(key)) : undefined),
      resolve(dict),
    )
  const nameOf = (object: PdfObject | undefined): string => (object instanceof PdfName ? object.value : '')
  const numberOf = (object: PdfObject | undefined): number =>
    object instanceof PdfNumber ? object.value : Number.NaN
  const wordsOf = (object: PdfObject | undefined): string =>
    object && 'asString' in object ? (object as { asString(): string }).asString() : ''
  const isTrue = (object: PdfObject | undefined): boolean =>
    object !== undefined && 'value' in object && object.value === true
  const listOf = (object: PdfObject | undefined): readonly PdfObject[] => {
    const held = resolve(object)
    return held instanceof PdfArray ? held.toArray() : held === undefined ? [] : [held]
  }
  const streamText = (object: PdfObject | undefined): string => {
    const held = resolve(object)
    return held instanceof PdfStream ? Buffer.from(held.getDecodedData()).toString('latin1') : ''
  }

  const catalog = pdf.getCatalog()
  const fonts = new Map<string, TaggedPdf['fonts'][number]>()
  const untagged: string[] = []
  const artifacts: string[] = []
  /** By page and mark. */
  const marked = new Map<string, string>()
  const pages = pdf.getPages()

  for (const [number, page] of pages.entries()) {
    const cmaps = new Map<string, Cmap>()
    const resources = at(page.dict, 'Resources', 'Font')
    if (resources instanceof PdfDict)
      for (const key of resources.keys()) {
        const font = at(resources, key.value)
        const inner = listOf(at(font, 'DescendantFonts'))[0] ?? font
        const toUnicode = streamText(at(font, 'ToUnicode'))
        cmaps.set(key.value, readCmap(toUnicode))
        fonts.set(nameOf(at(font, 'BaseFont')), {
          name: nameOf(at(font, 'BaseFont')),
          isEmbedded: ['FontFile', 'FontFile2', 'FontFile3'].some((file) =>
            at(inner, 'FontDescriptor', file),
          ),
          hasText: toUnicode !== '',
        })
      }
    const content = listOf(page.dict.get('Contents')).map(streamText).join('\n')
    const within: (number | 'artifact' | 'other')[] = []
    let operands: string[] = []
    let cmap: Cmap = new Map()
    const said = (): string =>
      operands
        .flatMap((operand) => [...operand.matchAll(/^<([\da-f\s]*)>$/gi)])
        .map(([, hex = '']) =>
          (hex.replace(/\s/g, '').match(/.{4}/g) ?? [])
            .map((code) => cmap.get(Number.parseInt(code, 16)) ?? '\ufffd')
            .join(''),
        )
        .join('')
    for (const [token] of content.matchAll(tokens)) {
      if (!/^[a-z'"]/i.test(token) || token === 'true' || token === 'false') {
        operands.push(token)
        continue
      }
      if (token === 'Tf') cmap = cmaps.get((operands[0] ?? '').slice(1)) ?? new Map()
      if (token === 'BDC' || token === 'BMC') {
        const mark = /\/MCID\s+(\d+)/.exec(operands.join(' '))?.[1]
        within.push(mark !== undefined ? Number(mark) : operands[0] === '/Artifact' ? 'artifact' : 'other')
        if (mark !== undefined) marked.set(`${number}.${mark}`, marked.get(`${number}.${mark}`) ?? '')
      }
      if (token === 'EMC') within.pop()
      if (shows.has(token) || paints.has(token)) {
        const mark = within.findLast((each) => typeof each === 'number')
        const text = shows.has(token) ? said() : ''
        if (within.includes('artifact')) artifacts.push(text)
        else if (mark === undefined) untagged.push(`page ${number + 1}: ${token} ${text}`)
        else marked.set(`${number}.${mark}`, `${marked.get(`${number}.${mark}`)}${text}`)
      }
      operands = []
    }
  }

  const placeOf = (page: PdfObject | undefined): number =>
    pages.findIndex(({ ref }) => page instanceof PdfRef && page.objectNumber === ref.objectNumber)
  const owners = new Map<string, PdfRef | undefined>()
  const strayMarks: string[] = []

  const partOf = (given: PdfObject, page: PdfObject | undefined): TaggedPart | string => {
    const element = resolve(given)
    if (!(element instanceof PdfDict)) return ''
    const own = element.get('Pg') ?? page
    const parts: TaggedPart[] = []
    const texts: string[] = []
    const take = (mark: number, on: PdfObject | undefined): void => {
      const key = `${placeOf(on)}.${mark}`
      if (owners.has(key)) strayMarks.push(`${key} belongs to two parts`)
      owners.set(key, given instanceof PdfRef ? given : undefined)
      if (!marked.has(key)) strayMarks.push(`${key} is nowhere`)
      texts.push(marked.get(key) ?? '')
    }
    for (const kid of listOf(element.get('K'))) {
      const held = resolve(kid)
      if (held instanceof PdfNumber) take(held.value, own)
      else if (nameOf(at(held, 'Type')) === 'MCR')
        take(numberOf(at(held, 'MCID')), held instanceof PdfDict ? (held.get('Pg') ?? own) : own)
      else {
        const part = partOf(kid, own)
        if (typeof part === 'string') continue
        parts.push(part)
        texts.push(part.text)
      }
    }
    const scope = listOf(element.get('A'))
      .map((attributes) => nameOf(at(attributes, 'Scope')))
      .find(Boolean)
    const alt = wordsOf(at(element, 'Alt'))
    return {
      type: nameOf(at(element, 'S')),
      ...(scope && { scope }),
      ...(alt && { alt }),
      text: texts.join(''),
      parts,
    }
  }
  const tree = at(catalog, 'StructTreeRoot')
  const root = listOf(tree instanceof PdfDict ? tree.get('K') : undefined).flatMap((each) => {
    const part = partOf(each, undefined)
    return typeof part === 'string' ? [] : [part]
  })
  for (const key of marked.keys()) if (!owners.has(key)) strayMarks.push(`${key} belongs to nothing`)

  // From a page's mark back to its part.
  const leads = new Map<number, readonly PdfObject[]>()
  const readTree = (node: PdfObject | undefined): void => {
    const numbers = listOf(at(node, 'Nums'))
    for (let place = 0; place + 1 < numbers.length; place += 2)
      leads.set(numberOf(numbers[place]), listOf(numbers[place + 1]))
    for (const kid of listOf(at(node, 'Kids'))) readTree(kid)
  }
  readTree(at(tree, 'ParentTree'))
  for (const [key, owner] of owners) {
    const [page = 0, mark = 0] = key.split('.').map(Number)
    const lead = leads.get(numberOf(at(pages[page]?.dict, 'StructParents')))?.[mark]
    if (!(lead instanceof PdfRef) || lead.objectNumber !== owner?.objectNumber)
      strayMarks.push(`${key} does not lead back`)
  }

  return {
    language: wordsOf(at(catalog, 'Lang')),
    metadata: Buffer.from(streamText(at(catalog, 'Metadata')), 'latin1').toString('utf8'),
    isMarked: isTrue(at(catalog, 'MarkInfo', 'Marked')),
    showsTitle: isTrue(at(catalog, 'ViewerPreferences', 'DisplayDocTitle')),
    pages: pages.length,
    annotations: pages.reduce((sum, page) => sum + listOf(page.dict.get('Annots')).length, 0),
    root,
    untagged,
    strayMarks,
    fonts: [...fonts.values()],
    artifacts,
  }
}
