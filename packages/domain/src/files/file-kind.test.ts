import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aZipFile, bytesOf, docxParts } from '../testing/files.ts'
import { fileHeadLength, fileKinds, fileTailLength, isFileKind, kindOfContent } from './file-kind.ts'

/** An ISO media file: the length of its first box, its brand, and the rest. */
const film = (brand: string, length = 24) => bytesOf(0, 0, 0, length, `ftyp${brand}`, 0, 0, 2, 0, 'isommp42')
const atom = (name: string, ...length: readonly number[]) => bytesOf(...length, name, 0, 0, 0, 0)

describe('The allowed kinds', () => {
  test('are those of FAULT-56', () => {
    expect(fileKinds).toEqual({
      jpeg: ['image/jpeg', 'jpg', 'jpeg'],
      png: ['image/png', 'png'],
      pdf: ['application/pdf', 'pdf'],
      mp4: ['video/mp4', 'mp4', 'm4v'],
      quicktime: ['video/quicktime', 'mov', 'qt'],
      docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    })
  })

  test.each(['jpeg', 'png', 'pdf', 'mp4', 'quicktime', 'docx'])('include %s', (kind) => {
    expect(isFileKind(kind)).toBe(true)
  })

  test.each(['jpg', 'heic', '', 'toString', undefined, null, 5, ['jpeg']])('do not include %j', (value) => {
    expect(isFileKind(value)).toBe(false)
  })

  test('are detected from 12 bytes at the head and 65,536 at the tail', () => {
    expect([fileHeadLength, fileTailLength]).toEqual([12, 65_536])
  })
})

describe('The kind of a file by its content', () => {
  test.each<[string, string, Uint8Array]>([
    ['jpeg', 'JFIF', bytesOf(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF')],
    ['jpeg', 'Exif', bytesOf(0xff, 0xd8, 0xff, 0xe1, 0, 16, 'Exif')],
    ['jpeg', 'three bytes', bytesOf(0xff, 0xd8, 0xff)],
    ['png', 'a picture', bytesOf(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13, 'IHDR')],
    ['pdf', 'version 1.7', bytesOf('%PDF-1.7\n')],
    ['pdf', 'version 2.0', bytesOf('%PDF-2.0\n')],
    ...(
      [
        'isom',
        'iso2',
        'iso5',
        'iso9',
        'mp41',
        'mp42',
        'mp71',
        'avc1',
        'MSNV',
        'dash',
        'M4V ',
        'M4VH',
        'M4VP',
      ] as const
    ).map((brand): [string, string, Uint8Array] => ['mp4', brand, film(brand)]),
    ['quicktime', 'brand', film('qt  ', 20)],
    ['quicktime', 'moov', atom('moov', 0, 0, 4, 0)],
    ['quicktime', 'mdat', atom('mdat', 0, 0x30, 0, 0)],
    ['quicktime', 'mdat of 16 MB and more', atom('mdat', 1, 0x30, 0, 0)],
    ['quicktime', 'wide', atom('wide', 0, 0, 0, 8)],
    ['quicktime', 'free', atom('free', 0, 0, 0, 8)],
    ['quicktime', 'skip', atom('skip', 0, 0, 0, 8)],
    ['quicktime', 'pnot', atom('pnot', 0, 0, 0, 20)],
    ['docx', 'as Word orders it', aZipFile(docxParts)],
    ['docx', 'as Google Docs orders it', aZipFile([...docxParts].reverse())],
    ['docx', 'with a comment', aZipFile(docxParts, 'made by hand')],
    ['docx', 'with a sheet inside', aZipFile([...docxParts, 'word/embeddings/xl/sheet.xlsx'])],
    ['docx', 'in other capitals', aZipFile(['[CONTENT_TYPES].XML', '_Rels/.rels', 'Word/Document.xml'])],
  ])('is %s: %s', (kind, _what, bytes) => {
    expect(kindOfContent(bytes)).toBe(kind)
  })

  test.each<[string, Uint8Array]>([
    ['nothing', bytesOf()],
    ['a text', bytesOf('hello, world')],
    ['HTML', bytesOf('<!DOCTYPE html><script>')],
    ['SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a script', bytesOf('#!/bin/sh\nrm')],
    ['a program for Windows', bytesOf('MZ', 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0)],
    ['a program for Linux', bytesOf(0x7f, 'ELF', 2, 1, 1, 0)],
    ['GIF', bytesOf('GIF89a', 0, 0, 0, 0, 0, 0)],
    ['WebP', bytesOf('RIFF', 0, 0, 0, 0, 'WEBP')],
    ['TIFF', bytesOf('II*', 0, 8, 0, 0, 0, 0, 0, 0, 0)],
    ['HEIC', film('heic')],
    ['HEIC in series', film('hevc')],
    ['HEIF', film('mif1')],
    ['AVIF', film('avif')],
    ['a film from a phone', film('3gp4')],
    ['sound', film('M4A ')],
    ['a brand that only starts like one', film('iso1')],
    ['a brand shifted by one', film(' iso')],
    ['an old Word file', bytesOf(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['a PDF after other bytes', bytesOf('\n%PDF-1.7')],
    ['a PDF without its hyphen', bytesOf('%PDF 1.7')],
    ['a JPEG after other bytes', bytesOf(0, 0xff, 0xd8, 0xff)],
    ['two bytes of a JPEG', bytesOf(0xff, 0xd8)],
    ['seven bytes of a PNG', bytesOf(0x89, 'PNG\r\n', 0x1a)],
    ['a page that poses as a film', bytesOf('<!--moov--><script>')],
    ['a page that poses as a film by brand', bytesOf('<!--ftypisom--><script>')],
    ['a first box of 32 MB', atom('mdat', 2, 0, 0, 0)],
    ['an unknown first box', atom('junk', 0, 0, 0, 8)],
    ['another box with a valid brand', bytesOf(0, 0, 0, 24, 'stypisom')],
    ['an empty ZIP', aZipFile([])],
    ['a plain ZIP', aZipFile(['readme.txt', 'photo.jpg'])],
    ['an Excel file', aZipFile(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml'])],
    ['a PowerPoint file', aZipFile(['[Content_Types].xml', '_rels/.rels', 'ppt/presentation.xml'])],
    ['an Excel file that poses as Word', aZipFile([...docxParts, 'xl/workbook.xml'])],
    ['a PowerPoint file that poses as Word', aZipFile([...docxParts, 'ppt/presentation.xml'])],
    ['an app for Android', aZipFile(['AndroidManifest.xml', 'classes.dex'])],
    ['an app that poses as Word', aZipFile([...docxParts, 'AndroidManifest.xml'])],
    ['a Java program that poses as Word', aZipFile([...docxParts, 'META-INF/MANIFEST.MF'])],
    ['a Word file with macros', aZipFile([...docxParts, 'word/vbaProject.bin'])],
    ['a macro at the root', aZipFile([...docxParts, 'vbaproject.bin'])],
    ['OpenDocument', aZipFile(['mimetype', 'content.xml', 'META-INF/manifest.xml'])],
    ['no content types', aZipFile(['_rels/.rels', 'word/document.xml'])],
    ['no relations', aZipFile(['[Content_Types].xml', 'word/document.xml'])],
    ['no word', aZipFile(['[Content_Types].xml', '_rels/.rels', 'swords/word/document.xml'])],
    ['a Word file with bytes behind it', bytesOf(aZipFile(docxParts), '<script>')],
    ['a Word file behind bytes', bytesOf('<script>', aZipFile(docxParts))],
    ['half a Word file', aZipFile(docxParts).slice(0, 200)],
    ['a name that is too long for a Word file', aZipFile([...docxParts, 'x'.repeat(1025)])],
  ])('is undefined for %s', (_what, bytes) => {
    expect(kindOfContent(bytes)).toBeUndefined()
  })

  test('allows names of at most 1,024 characters in a Word file', () => {
    expect(kindOfContent(aZipFile([...docxParts, 'x'.repeat(1024)]))).toBe('docx')
  })

  test('is detected from the first and last bytes of a Word file', () => {
    const file = bytesOf(aZipFile(['word/media/film.bin']), aZipFile(docxParts))
    expect(kindOfContent(file.slice(0, fileHeadLength), file.slice(-1000))).toBe('docx')
    expect(kindOfContent(file.slice(0, fileHeadLength))).toBeUndefined()
    // The whole central directory must be in the tail.
    expect(kindOfContent(file.slice(0, fileHeadLength), file.slice(-100))).toBeUndefined()
  })

  test('is detected after the longest comment that a ZIP may have', () => {
    expect(kindOfContent(aZipFile(docxParts, 'c'.repeat(65_535)))).toBe('docx')
  })

  describe('is undefined for a broken central directory of a Word file', () => {
    const file = aZipFile(docxParts)
    const end = file.length - 22
    const lastEntry = end - 46 - 'docProps/core.xml'.length - 5
    const broken = (place: number, change: number) => {
      const bytes = file.slice()
      bytes[place] = (bytes[place] ?? 0) + change
      return bytes
    }

    test.each([
      ['the end record has another signature', end, 1],
      ['the end record has another signature in its last byte', end + 3, 1],
      ['the directory is declared one byte shorter', end + 12, -1],
      ['the directory is declared one byte longer', end + 12, 1],
      ['the last entry has another signature', lastEntry, 1],
      ['the last entry has another signature in its last byte', lastEntry + 3, 1],
      ['the last entry reaches beyond the directory', lastEntry + 32, 1],
      ['the last entry ends before the directory does', lastEntry + 32, -1],
      ['the last name is too long', lastEntry + 29, 255],
    ])('%s', (_what, place, change) => {
      expect(kindOfContent(file)).toBe('docx')
      expect(kindOfContent(broken(place, change))).toBeUndefined()
    })
  })

  test('needs only twelve bytes except for Word files', () => {
    for (const bytes of [film('isom'), film('qt  '), atom('moov', 0, 0, 0, 8), bytesOf('%PDF-1.7\n more')])
      expect(kindOfContent(bytes.slice(0, fileHeadLength))).toBe(kindOfContent(bytes))
  })

  test('is one of the table or undefined for any bytes', () => {
    const start = fc.constantFrom('', 'PK\x03\x04', '\x00\x00\x00\x18ftyp', 'PK\x05\x06', '\xff\xd8\xff')
    fc.assert(
      fc.property(
        start,
        fc.uint8Array({ maxLength: 80 }),
        fc.uint8Array({ maxLength: 30 }),
        (head, bytes, tail) => {
          const kind = kindOfContent(bytesOf(head, bytes), bytesOf('PK\x01\x02', bytes, 'PK\x05\x06', tail))
          expect(kind === undefined || isFileKind(kind)).toBe(true)
        },
      ),
    )
  })
})
