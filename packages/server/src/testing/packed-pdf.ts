// PDFs whose objects are packed into a stream of objects, with a table that is a stream (PDF 1.5), for tests.
import { deflateSync } from 'node:zlib'

export interface PackedPdfParts {
  /** Within the catalog. */
  readonly catalog?: string
  /** Further objects in the stream, as they are written; the first has the number 4. */
  readonly objects?: readonly string[]
  /** Filters of the stream, in the order of decoding: `[name, packed data]`. */
  readonly pack?: (data: Buffer) => { readonly filter: string; readonly data: Buffer }
  /** The stream's dictionary, without its filter and length. */
  readonly dictionary?: (facts: { readonly count: number; readonly first: number }) => string
  /** Within the table's dictionary. */
  readonly table?: string
  /** Written before the stream's object. */
  readonly before?: string
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

export const flate = (data: Buffer) => ({ filter: '/Filter /FlateDecode', data: deflateSync(data) })
export const hex = (data: Buffer) => ({
  filter: '/Filter /ASCIIHexDecode',
  data: latin(`${data.toString('hex')}>`),
})
export const hexOfFlate = (data: Buffer) => ({
  filter: '/Filter [/ASCIIHexDecode /FlateDecode]',
  data: latin(`${deflateSync(data).toString('hex')}>`),
})

export const ascii85 = (data: Buffer) => {
  let text = ''
  for (let at = 0; at < data.length; at += 4) {
    const group = Buffer.concat([data.subarray(at, at + 4), Buffer.alloc(4)]).subarray(0, 4)
    let value = group.readUInt32BE(0)
    let digits = ''
    for (let place = 0; place < 5; place += 1) {
      digits = String.fromCharCode((value % 85) + 33) + digits
      value = Math.floor(value / 85)
    }
    text += digits.slice(0, Math.min(4, data.length - at) + 1)
  }
  return { filter: '/Filter /ASCII85Decode', data: latin(`${text}~>`) }
}

export const runLength = (data: Buffer) => {
  const parts: Buffer[] = []
  for (let at = 0; at < data.length; at += 128) {
    const part = data.subarray(at, at + 128)
    parts.push(Buffer.from([part.length - 1]), part)
  }
  return { filter: '/Filter /RunLengthDecode', data: Buffer.concat([...parts, Buffer.from([128])]) }
}

/** As PostScript printers wrote it: codes grow one early. */
export const lzw = (data: Buffer) => {
  let bits = ''
  let table = new Map<string, number>()
  let next = 0
  let width = 9
  const put = (code: number) => {
    bits += code.toString(2).padStart(width, '0')
  }
  const reset = () => {
    put(256)
    table = new Map(Array.from({ length: 256 }, (_, code) => [String.fromCharCode(code), code]))
    next = 258
    width = 9
  }
  reset()
  let word = ''
  for (const letter of data.toString('latin1')) {
    if (table.has(word + letter)) {
      word += letter
      continue
    }
    put(table.get(word) ?? 0)
    table.set(word + letter, next)
    next += 1
    if (next > 4_094) reset()
    else if (next === 2 ** width) width += 1
    word = letter
  }
  put(table.get(word) ?? 0)
  if (next + 1 === 2 ** width) width += 1
  put(257)
  const bytes = bits.match(/.{1,8}/g)?.map((octet) => Number.parseInt(octet.padEnd(8, '0'), 2)) ?? []
  return { filter: '/Filter /LZWDecode', data: Buffer.from(bytes) }
}

/** Rows of eight letters, each as its difference to the one above. */
export const flateOfDifferences = (data: Buffer) => {
  const columns = 8
  const padded = Buffer.concat([data, Buffer.alloc((columns - (data.length % columns)) % columns, 32)])
  const rows: Buffer[] = []
  for (let at = 0; at < padded.length; at += columns) {
    const row = Buffer.alloc(columns + 1)
    row[0] = 2
    for (let place = 0; place < columns; place += 1)
      row[place + 1] = (padded[at + place] ?? 0) - (at === 0 ? 0 : (padded[at + place - columns] ?? 0))
    rows.push(row)
  }
  return {
    filter: `/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns ${columns} >>`,
    data: deflateSync(Buffer.concat(rows)),
  }
}

/** Catalog, pages and a page in the stream; its own number is 20, that of the table 21. */
export const aPackedPdf = ({
  catalog = '',
  objects = [],
  pack = flate,
  dictionary = ({ count, first }) => `/Type /ObjStm /N ${count} /First ${first}`,
  table = '',
  before = '',
}: PackedPdfParts = {}): Buffer => {
  const packed = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ...objects,
  ]
  let content = ''
  const places = packed.map((object) => {
    const place = content.length
    content += `${object}\n`
    return place
  })
  const index = `${places.map((place, at) => `${at + 1} ${place}`).join(' ')}\n`
  const { filter, data } = pack(latin(index + content))
  const head = latin(`%PDF-1.5\n%\xe2\xe3\xcf\xd3\n${before}`)
  const stream = Buffer.concat([
    latin(
      `20 0 obj\n<< ${dictionary({ count: packed.length, first: index.length })} ${filter} /Length ${data.length} >>\nstream\n`,
    ),
    data,
    latin('\nendstream\nendobj\n'),
  ])
  const tableAt = head.length + stream.length
  const row = (type: number, second: number, third: number): Buffer => {
    const bytes = Buffer.alloc(7)
    bytes[0] = type
    bytes.writeUInt32BE(second, 1)
    bytes.writeUInt16BE(third, 5)
    return bytes
  }
  const rows = Buffer.concat([
    row(0, 0, 65_535),
    ...packed.map((_, at) => row(2, 20, at)),
    row(1, head.length, 0),
    row(1, tableAt, 0),
  ])
  return Buffer.concat([
    head,
    stream,
    latin(
      `21 0 obj\n<< /Type /XRef /Size 22 /W [1 4 2] /Index [0 ${packed.length + 1} 20 2] /Root 1 0 R ${table} /Length ${rows.length} >>\nstream\n`,
    ),
    rows,
    latin(`\nendstream\nendobj\nstartxref\n${tableAt}\n%%EOF\n`),
  ])
}
