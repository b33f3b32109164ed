// Reads the top-level objects of a PDF: their dictionaries, and where their streams begin. As lenient as PDF readers, so that it
// finds every object that they find.

export type PdfValue =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'reference' }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  | { readonly kind: 'dictionary'; readonly entries: PdfEntries }
  /** Strings and keywords, whose content does not affect how an object is read. */
  | { readonly kind: 'other' }

/** All values of each key: programs differ in how they read a dictionary with a duplicate key. */
export type PdfEntries = ReadonlyMap<string, readonly PdfValue[]>

export interface PdfObject {
  readonly entries: PdfEntries
  /** Offset of the stream's data; absent if there is no stream. */
  readonly dataAt?: number
}

/** The dictionaries are nested more deeply, or are longer in total, than those of any document. */
export class PdfTooComplex extends Error {}

const maxDepth = 64

const isSpace = (byte: number | undefined): boolean =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32
/** `( ) < > [ ] { } / %` */
const delimiters: ReadonlySet<number> = new Set([40, 41, 60, 62, 91, 93, 123, 125, 47, 37])
const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && !isSpace(byte) && !delimiters.has(byte)

/** Decodes `#` and two hex digits, which may replace any letter of a name. */
export const plainName = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

type Token =
  | { readonly kind: 'name' | 'word'; readonly text: string }
  | { readonly kind: '<<' | '>>' | '[' | ']' | 'string' | 'end' }

/** Reads tokens from an offset on; `at` is the offset of the next byte. */
class Lexer {
  readonly #bytes: Buffer
  at: number
  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes
    this.at = at
  }

  #skipSpace(): void {
    const bytes = this.#bytes
    for (;;) {
      while (this.at < bytes.length && isSpace(bytes[this.at])) this.at += 1
      if (bytes[this.at] !== 37) return
      while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at += 1
    }
  }

  #skipString(): void {
    const bytes = this.#bytes
    let open = 1
    this.at += 1
    while (this.at < bytes.length && open > 0) {
      const byte = bytes[this.at]
      if (byte === 92) this.at += 1
      else if (byte === 40) open += 1
      else if (byte === 41) open -= 1
      this.at += 1
    }
  }

  next(): Token {
    this.#skipSpace()
    const bytes = this.#bytes
    const start = this.at
    const byte = bytes[start]
    if (byte === undefined) return { kind: 'end' }
    if (byte === 47) {
      this.at += 1
      while (isRegular(bytes[this.at])) this.at += 1
      return { kind: 'name', text: plainName(bytes.toString('latin1', start + 1, this.at)) }
    }
    if (byte === 40) {
      this.#skipString()
      return { kind: 'string' }
    }
    if (byte === 60 && bytes[start + 1] === 60) {
      this.at += 2
      return { kind: '<<' }
    }
    if (byte === 62 && bytes[start + 1] === 62) {
      this.at += 2
      return { kind: '>>' }
    }
    if (byte === 60) {
      const end = bytes.indexOf(62, start)
      this.at = end < 0 ? bytes.length : end + 1
      return { kind: 'string' }
    }
    if (byte === 91 || byte === 93) {
      this.at += 1
      return { kind: byte === 91 ? '[' : ']' }
    }
    if (!isRegular(byte)) {
      // A stray bracket is skipped, as in other readers.
      this.at += 1
      return this.next()
    }
    while (isRegular(bytes[this.at])) this.at += 1
    return { kind: 'word', text: bytes.toString('latin1', start, this.at) }
  }

  peek(): Token {
    const { at } = this
    const token = this.next()
    this.at = at
    return token
  }
}

const isInteger = (text: string): boolean => /^[+-]?\d{1,15}$/.test(text)

const readValue = (lexer: Lexer, depth: number): PdfValue => {
  if (depth > maxDepth) throw new PdfTooComplex()
  const token = lexer.next()
  if (token.kind === 'name') return { kind: 'name', name: token.text }
  if (token.kind === '<<') return { kind: 'dictionary', entries: readEntries(lexer, depth + 1) }
  if (token.kind === '[') {
    const items: PdfValue[] = []
    for (let next = lexer.peek(); next.kind !== ']' && next.kind !== 'end'; next = lexer.peek())
      items.push(readValue(lexer, depth + 1))
    lexer.next()
    return { kind: 'array', items }
  }
  if (token.kind !== 'word' || !isInteger(token.text))
    return token.kind === 'word' && /^[+-]?(?:\d{1,20}\.?\d{0,20}|\.\d{1,20})$/.test(token.text)
      ? { kind: 'number', number: Number(token.text) }
      : { kind: 'other' }
  // `12 0 R`
  const { at } = lexer
  const generation = lexer.next()
  const letter = generation.kind === 'word' && isInteger(generation.text) ? lexer.next() : undefined
  if (letter?.kind === 'word' && letter.text === 'R') return { kind: 'reference' }
  lexer.at = at
  return { kind: 'number', number: Number(token.text) }
}

/** From after `<<` to after `>>`, or to where a stream begins if `>>` is missing. */
const readEntries = (lexer: Lexer, depth: number): PdfEntries => {
  const entries = new Map<string, PdfValue[]>()
  for (;;) {
    const token = lexer.peek()
    if (token.kind === 'end') return entries
    if (token.kind === 'word' && (token.text === 'stream' || token.text === 'endobj')) return entries
    lexer.next()
    if (token.kind === '>>') return entries
    // Anything else in the place of a key is skipped.
    if (token.kind !== 'name') continue
    if (lexer.peek().kind === '>>') continue
    entries.set(token.text, [...(entries.get(token.text) ?? []), readValue(lexer, depth)])
  }
}

const objWord = Buffer.from('obj')
const trailerWord = Buffer.from('trailer')

/** The offset after `stream` and its line end. */
const dataBehind = (bytes: Buffer, at: number): number =>
  bytes[at] === 13 && bytes[at + 1] === 10 ? at + 2 : bytes[at] === 10 || bytes[at] === 13 ? at + 1 : at

function* placesOf(bytes: Buffer, word: Buffer): Generator<number> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
    const before = bytes[at - 1]
    const isPartOfWord =
      before !== undefined && ((before >= 65 && before <= 90) || (before >= 97 && before <= 122))
    if (!isPartOfWord) yield at + word.length
  }
}

/**
 * Every object with a dictionary, wherever `obj` occurs: also earlier versions, and bytes that only look like an object. Throws
 * {@link PdfTooComplex}.
 */
export function* pdfObjects(bytes: Buffer): Generator<PdfObject> {
  // Nested content may be read once with its container and once by itself, but not without limit.
  let left = 2 * bytes.length + 8 * 2 ** 20
  for (const place of placesOf(bytes, objWord)) {
    const lexer = new Lexer(bytes, place)
    if (lexer.next().kind !== '<<') continue
    const entries = readEntries(lexer, 0)
    const next = lexer.next()
    left -= lexer.at - place
    if (left < 0) throw new PdfTooComplex()
    const isStream = next.kind === 'word' && next.text === 'stream'
    yield { entries, ...(isStream && { dataAt: dataBehind(bytes, lexer.at) }) }
  }
}

/** The trailers of all versions. */
export function* pdfTrailers(bytes: Buffer): Generator<PdfEntries> {
  for (const place of placesOf(bytes, trailerWord)) {
    const lexer = new Lexer(bytes, place)
    if (lexer.next().kind === '<<') yield readEntries(lexer, 0)
  }
}
