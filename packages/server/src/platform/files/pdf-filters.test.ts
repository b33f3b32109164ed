// Decodes each filter of a PDF, up to the size limit.
import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { ascii85, flate, flateOfDifferences, hex, lzw, runLength } from '../../testing/packed-pdf.ts'
import { PdfTooLarge, PdfUnreadable, unpackStream } from './pdf-filters.ts'
import { pdfObjects } from './pdf-objects.ts'

const entriesOf = (dictionary: string) => {
  const [object] = pdfObjects(Buffer.from(`1 0 obj << ${dictionary} >> endobj`, 'latin1'))
  if (!object) throw new Error('There is no object')
  return object.entries
}
const unpack = (data: Buffer, dictionary: string, max = 2 ** 20) =>
  unpackStream(data, entriesOf(dictionary), max)

const words = Buffer.from(Array.from({ length: 9_000 }, (_, at) => (at * 7_919) % 1_000).join(' '))
const contents = [Buffer.from('a'), words.subarray(0, 517), words, randomBytes(5_000), Buffer.alloc(3_000)]

it.each([
  ['Flate', flate],
  ['hexadecimal digits', hex],
  ['ASCII 85', ascii85],
  ['run lengths', runLength],
  ['LZW', lzw],
])('%s decodes the packed data, and ignores what follows it', async (_, pack) => {
  for (const content of contents) {
    const { filter, data } = pack(content)
    const unpacked = await unpack(Buffer.concat([data, Buffer.from('\nendstream endobj')]), filter)
    expect(unpacked.equals(content)).toBe(true)
  }
})

it('LZW is that of the standard’s example (ISO 32000, 7.4.4.2)', async () => {
  const data = Buffer.from('800b6050220c0c8501', 'hex')
  expect([...(await unpack(data, '/Filter /LZWDecode'))]).toEqual([45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
})

it('Differences to the row above are added up again', async () => {
  const { filter, data } = flateOfDifferences(words)
  expect((await unpack(data, filter)).toString('latin1').trimEnd()).toBe(words.toString('latin1'))
})

it.each([
  [1, [1, 2, 3, 4], [1, 3, 6, 10]],
  [3, [2, 2, 2, 2], [2, 3, 3, 3]],
  [4, [5, 1, 1, 1], [5, 6, 7, 8]],
])('A row of the kind %i is read like in a picture', async (tag, packed, row) => {
  const data = deflateSync(Buffer.from([tag, ...packed]))
  const dictionary = '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 4 >>'
  expect([...(await unpack(data, dictionary))]).toEqual(row)
})

describe('Data above the size limit', () => {
  const zeros = Buffer.alloc(100_000)
  it.each([
    ['Flate', flate(zeros)],
    ['hexadecimal digits', hex(zeros)],
    ['ASCII 85', { filter: '/Filter /ASCII85Decode', data: Buffer.alloc(30_000, 'z') }],
    ['run lengths', runLength(zeros)],
    ['LZW', lzw(zeros)],
  ])('is not unpacked: %s', async (_, { filter, data }) => {
    await expect(unpack(data, filter, 99_999)).rejects.toThrow(PdfTooLarge)
  })
})

it.each([
  '/Filter /JBIG2Decode',
  '/Filter 7 0 R',
  '/Filter [/FlateDecode 7 0 R]',
  '/Filter /FlateDecode /DecodeParms 7 0 R',
  '/Filter /FlateDecode /Filter /FlateDecode',
  '/Filter [/FlateDecode /FlateDecode /FlateDecode /FlateDecode /FlateDecode]',
  '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 99999999 >>',
  '/Filter /constructor',
])('%s is not read', async (dictionary) => {
  await expect(unpack(deflateSync(words), dictionary)).rejects.toThrow(PdfUnreadable)
})
