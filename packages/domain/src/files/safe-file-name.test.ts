import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FileKind } from './file-kind.ts'
import { fileKinds } from './file-kind.ts'
import { safeFileName } from './safe-file-name.ts'

describe('The safe name of a file', () => {
  test.each([
    ['kran.jpg', 'kran.jpg'],
    ['Läckande  kran (1).JPG', 'Läckande kran (1).JPG'],
    ['La\u0308cka.jpg', 'Läcka.jpg'],
    ['C:\\fakepath\\kran.jpg', 'kran.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['a/b\\c.pdf', 'c.pdf'],
    ['kran.jpg/', 'kran.jpg'],
    ['kran/..', 'kran'],
    ['gpj.\u202eexe.kran', 'gpj.exe.kran'],
    ['kr\u0000an\u200b.jpg', 'kran.jpg'],
    ['kran\r\nSet-Cookie: a.jpg', 'kran Set-Cookie_ a.jpg'],
    ['<b>"a|b?*:.jpg', '_b__a_b___.jpg'],
    ['.htaccess', 'htaccess'],
    ['  kran.jpg. ', 'kran.jpg'],
    ['..', 'file'],
    ['', 'file'],
    [' ', 'file'],
    ['/', 'file'],
    ['con', '_con'],
    ['CON.txt', '_CON.txt'],
    ['nul.tar.gz', '_nul.tar.gz'],
    ['aux', '_aux'],
    ['prn.pdf', '_prn.pdf'],
    ['com0', '_com0'],
    ['COM9.jpg', '_COM9.jpg'],
    ['lpt¹.jpg', '_lpt¹.jpg'],
    ['COM1 .jpg', '_COM1.jpg'],
    ['com10.jpg', 'com10.jpg'],
    ['lpt.jpg', 'lpt.jpg'],
    ['console.txt', 'console.txt'],
    ['falcon.txt', 'falcon.txt'],
  ])('%j is %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })

  test.each<[string, FileKind, string]>([
    ['kran.jpg', 'jpeg', 'kran.jpg'],
    ['kran.JPEG', 'jpeg', 'kran.JPEG'],
    ['kran.exe', 'jpeg', 'kran.exe.jpg'],
    ['kran', 'png', 'kran.png'],
    ['kran.pdf.exe', 'pdf', 'kran.pdf.exe.pdf'],
    ['kran.html', 'mp4', 'kran.html.mp4'],
    ['kran.m4v', 'mp4', 'kran.m4v'],
    ['kran.qt', 'quicktime', 'kran.qt'],
    ['kran.mp4', 'quicktime', 'kran.mp4.mov'],
    ['kran.doc', 'docx', 'kran.doc.docx'],
    ['', 'pdf', 'file.pdf'],
    ['jpg', 'jpeg', 'jpg.jpg'],
  ])('%j of kind %s is %j', (name, kind, safe) => {
    expect(safeFileName(name, kind)).toBe(safe)
  })

  test('has at most 120 characters and keeps its extension', () => {
    expect(safeFileName(`${'å'.repeat(116)}.jpg`)).toBe(`${'å'.repeat(116)}.jpg`)
    expect(safeFileName(`${'å'.repeat(117)}.jpg`)).toBe(`${'å'.repeat(116)}.jpg`)
    expect(safeFileName('a'.repeat(121))).toBe('a'.repeat(120))
    expect(safeFileName(`${'😀'.repeat(200)}.pdf`)).toBe(`${'😀'.repeat(116)}.pdf`)
    expect(safeFileName('a'.repeat(200), 'docx')).toBe(`${'a'.repeat(115)}.docx`)
    // No dot and no space is left before the extension.
    expect(safeFileName(`${'a'.repeat(114)}. b.jpg`)).toBe(`${'a'.repeat(114)}.jpg`)
  })

  test('takes up to ten letters and digits after the last dot as its extension', () => {
    const stem = 'a'.repeat(130)
    expect(safeFileName(`${stem}.abcdefghij`)).toBe(`${'a'.repeat(109)}.abcdefghij`)
    expect(safeFileName(`${stem}.abcdefghijk`)).toBe('a'.repeat(120))
    expect(safeFileName(`${stem}.a b`)).toBe('a'.repeat(120))
    expect(safeFileName(`${stem}.b.c`)).toBe(`${'a'.repeat(118)}.c`)
  })

  test('is harmless for any name, and idempotent', () => {
    const parts = fc.constantFrom(
      'a',
      '.',
      ' ',
      '/',
      '\\',
      'con',
      'COM1',
      ':',
      '\u202e',
      '\u0000',
      'å',
      '😀',
      '.jpg',
      '..',
      '\n',
      'a'.repeat(60),
    )
    const names = fc.oneof(
      fc.array(parts, { maxLength: 10 }).map((list) => list.join('')),
      fc.string({ unit: 'binary' }),
    )
    const kinds = fc.constantFrom(undefined, ...(Object.keys(fileKinds) as FileKind[]))
    fc.assert(
      fc.property(names, kinds, (name, kind) => {
        const safe = safeFileName(name, kind)
        expect(safe).not.toBe('')
        expect([...safe].length).toBeLessThanOrEqual(120)
        expect(/[\p{Cc}\p{Cs}/\\<>:"|?*\u202a-\u202e]|^[. ]|[. ]$/u.test(safe)).toBe(false)
        expect(/^(con|prn|aux|nul|com\d|lpt\d) ?(\.|$)/i.test(safe)).toBe(false)
        expect(safeFileName(safe, kind)).toBe(safe)
        if (kind)
          expect(
            fileKinds[kind].slice(1).some((extension) => safe.toLowerCase().endsWith(`.${extension}`)),
          ).toBe(true)
      }),
    )
  })
})
