// Complete files of every kind, as telephones and programs write them, for tests of accepted and rejected uploads.
import { crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

type Bytes = Buffer

const latin = (text: string): Bytes => Buffer.from(text, 'latin1')
const uint16le = (number: number): Bytes => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(number & 0xffff)
  return bytes
}
const uint32le = (number: number): Bytes => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number >>> 0)
  return bytes
}
const uint32be = (number: number): Bytes => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number >>> 0)
  return bytes
}

export interface ZipPart {
  readonly name: string
  readonly content: string | Buffer
  /** Stored uncompressed if not. */
  readonly isPacked?: boolean
  /** The unpacked size in the directory, if it is false. */
  readonly saidSize?: number
  /** Bit 0: encrypted. */
  readonly flags?: number
  readonly method?: number
  /** The offset in the directory, if it is false. */
  readonly saidPlace?: number
}

/** A ZIP file, with false data where a test needs it. */
export const aZip = (parts: readonly ZipPart[]): Bytes => {
  const locals: Bytes[] = []
  const list: Bytes[] = []
  let place = 0
  for (const part of parts) {
    const { isPacked = true, flags = 0x800 } = part
    const content = Buffer.from(part.content)
    const packed = isPacked ? deflateRawSync(content) : content
    const size = part.saidSize ?? content.length
    const name = Buffer.from(part.name)
    const facts = Buffer.concat([
      uint16le(flags),
      uint16le(part.method ?? (isPacked ? 8 : 0)),
      uint32le(0),
      uint32le(crc32(content)),
      uint32le(packed.length),
      uint32le(size),
      uint16le(name.length),
      uint16le(0),
    ])
    const local = Buffer.concat([latin('PK\x03\x04'), uint16le(20), facts, name, packed])
    locals.push(local)
    list.push(
      Buffer.concat([
        ...[latin('PK\x01\x02'), uint16le(20), uint16le(20), facts],
        ...[uint16le(0), uint16le(0), uint16le(0), uint32le(0), uint32le(part.saidPlace ?? place), name],
      ]),
    )
    place += local.length
  }
  const all = Buffer.concat(list)
  return Buffer.concat([
    ...locals,
    all,
    ...[latin('PK\x05\x06'), uint32le(0), uint16le(parts.length), uint16le(parts.length)],
    ...[uint32le(all.length), uint32le(place), uint16le(0)],
  ])
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export const contentTypes = (main = `${word}.document.main+xml`): ZipPart => ({
  name: '[Content_Types].xml',
  content: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
})

export const relations = (name: string, ...inner: readonly string[]): ZipPart => ({
  name,
  content: `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.join('')}</Relationships>`,
})

export const externalRelation = (type: string, target = 'https://evil.example/a'): string =>
  `<Relationship Id="rId9" Type="${relation}/${type}" Target="${target}" TargetMode="External"/>`

export const wordDocument = (body = '<w:p><w:r><w:t>Det droppar.</w:t></w:r></w:p>'): ZipPart => ({
  name: 'word/document.xml',
  content: `${xml}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
})

/** The parts of a Word file; the given ones replace its own, or are appended. */
export const docxWith = (...given: readonly ZipPart[]): readonly ZipPart[] => {
  const own = [
    contentTypes(),
    relations(
      '_rels/.rels',
      `<Relationship Id="rId1" Type="${relation}/officeDocument" Target="word/document.xml"/>`,
    ),
    wordDocument(),
  ]
  return [
    ...own.map((part) => given.find(({ name }) => name === part.name) ?? part),
    ...given.filter(({ name }) => !own.some((part) => part.name === name)),
  ]
}

export const aDocx = (...given: readonly ZipPart[]): Bytes => aZip(docxWith(...given))

/** A page with a line of text. */
export const aPdf = (inner = '', behind = '\n'): Bytes => {
  const text = 'BT /F1 24 Tf 72 720 Td (Det droppar.) Tj ET'
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${inner} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ].map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`)
  let body = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const places: number[] = []
  for (const object of objects) {
    places.push(body.length)
    body += object
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return latin(
    `${body}xref\n0 5\n0000000000 65535 f \n${table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF${behind}`,
  )
}

export const aBox = (type: string, ...content: readonly (string | Buffer)[]): Bytes => {
  const inner = Buffer.concat(content.map((part) => (typeof part === 'string' ? latin(part) : part)))
  return Buffer.concat([uint32be(inner.length + 8), latin(type), inner])
}

const fileType = (brand: string): Bytes => aBox('ftyp', brand, uint32be(512), 'isom')
export const filmHeader = (): Bytes =>
  aBox('moov', aBox('mvhd', Buffer.alloc(100)), aBox('trak', aBox('tkhd', Buffer.alloc(84))))

export interface FilmParts {
  readonly brand?: string | undefined
  /** Without a brand, as QuickTime wrote before there were any. */
  readonly hasBrand?: boolean
  readonly header?: Buffer
  readonly media?: Buffer
  /** Between the two. */
  readonly more?: readonly Buffer[]
  readonly behind?: Buffer
}

export const aFilm = ({
  brand = 'isom',
  hasBrand = true,
  header = filmHeader(),
  media = aBox('mdat', Buffer.alloc(5_000, 7)),
  more = [],
  behind = Buffer.alloc(0),
}: FilmParts = {}): Bytes =>
  Buffer.concat([...(hasBrand ? [fileType(brand)] : []), header, ...more, media, behind])

export interface PictureOptions {
  readonly width?: number
  readonly height?: number
  /** EXIF: 1 to 8. */
  readonly orientation?: number
  /** Camera and location. */
  readonly hasPlace?: boolean
}

const drawn = ({ width = 64, height = 48 }: PictureOptions) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } })

export const aJpeg = (options: PictureOptions = {}): Promise<Bytes> => {
  const { orientation, hasPlace = false } = options
  const picture = drawn(options).jpeg()
  const place = {
    IFD0: { Make: 'Kamera', Model: 'Husrum 1' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '59/1 20/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '18/1 4/1 0/1',
    },
  }
  if (hasPlace) picture.withExif(place)
  if (orientation !== undefined) picture.withMetadata({ orientation, ...(hasPlace && { exif: place }) })
  return picture.toBuffer()
}

export const aPng = (options: PictureOptions = {}): Promise<Bytes> => drawn(options).png().toBuffer()

/** A chunk of a PNG, with its checksum. */
export const aChunk = (type: string, content: Buffer): Bytes => {
  const inner = Buffer.concat([latin(type), content])
  return Buffer.concat([uint32be(content.length), inner, uint32be(crc32(inner))])
}

/** The picture's chunks, with one more before its end. */
export const pngWith = (png: Buffer, chunk: Buffer): Bytes =>
  Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)])

/** The picture's segments, with one more after its first two bytes. */
export const jpegWith = (jpeg: Buffer, marker: number, content: string | Buffer): Bytes => {
  const inner = Buffer.from(content)
  const head = Buffer.from([0xff, marker, (inner.length + 2) >> 8, (inner.length + 2) & 0xff])
  return Buffer.concat([jpeg.subarray(0, 2), head, inner, jpeg.subarray(2)])
}
