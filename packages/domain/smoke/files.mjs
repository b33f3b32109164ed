// Smoke assertions for files: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const files = (
  {
    checkFiles,
    fileHeadLength,
    fileKinds,
    fileLimits,
    filesRule,
    fileTailLength,
    incomeFileLimits,
    kindOfContent,
    safeFileName,
  },
  is,
) => {
  const bytes = (text) => Uint8Array.from([...text].map((character) => character.charCodeAt(0)))
  const kind = (text) => kindOfContent(bytes(text)) ?? 'none'
  const picture = (size) => ({ name: 'kran.jpg', size, kind: 'jpeg' })

  is('six kinds', Object.keys(fileKinds), ['jpeg', 'png', 'pdf', 'mp4', 'quicktime', 'docx'])
  is(
    '5 files, 20 MB, 100 MB',
    [fileLimits.maxFiles, fileLimits.maxFileBytes, fileLimits.maxTotalBytes],
    [5, 20_971_520, 104_857_600],
  )
  is('the limits of a booking', incomeFileLimits.kinds, ['pdf', 'jpeg', 'png'])
  is('bytes to hand in', [fileHeadLength, fileTailLength], [12, 65_536])
  is('a kind', fileKinds.mp4, ['video/mp4', 'mp4', 'm4v'])
  is('jpeg', kind('\xff\xd8\xff\xe0'), 'jpeg')
  is('png', kind('\x89PNG\r\n\x1a\n'), 'png')
  is('pdf', kind('%PDF-1.7'), 'pdf')
  is('mp4', kind('\0\0\0\x18ftypisom'), 'mp4')
  is('quicktime', kind('\0\0\0\x14ftypqt  '), 'quicktime')
  is('HEIC', kind('\0\0\0\x18ftypheic'), 'none')
  is('HTML', kind('<!doctype html>'), 'none')
  is('a ZIP without an end', kind('PK\x03\x04'), 'none')
  const listed = (name) =>
    `PK\x01\x02${'\0'.repeat(24)}${String.fromCharCode(name.length)}${'\0'.repeat(17)}${name}`
  const list = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'].map(listed).join('')
  const end = (size) => `PK\x05\x06${'\0'.repeat(8)}${String.fromCharCode(size)}${'\0'.repeat(9)}`
  is('docx', kind(`PK\x03\x04${list}${end(list.length)}`), 'docx')
  is('a sheet', kind(`PK\x03\x04${list}${listed('xl/a')}${end(list.length + 50)}`), 'none')
  is('five are well', checkFiles(Array(5).fill(picture(20_971_520))).issues, [])
  is('the sixth is not', checkFiles(Array(6).fill(picture(1))).issues, [
    { key: 'tooManyFiles', path: [5], params: { max: 5, left: 5 } },
  ])
  is('too large', checkFiles([picture(20_971_521), picture(1)]), {
    accepted: [picture(1)],
    issues: [{ key: 'fileTooLarge', path: [0], params: { max: 20_971_520 } }],
  })
  is('empty', checkFiles([picture(0)]).issues[0].key, 'fileEmpty')
  is('no kind', checkFiles([{ name: 'kran.jpg', size: 1 }]).issues[0].key, 'fileType')
  is('a field', filesRule({ alreadyAttached: 5 }).check([picture(1)]).issues[0].key, 'tooManyFiles')
  is('a safe name', safeFileName('C:\\fakepath\\a\u202egpj.exe', 'jpeg'), 'agpj.exe.jpg')
  is('a name of a device', safeFileName('con.txt'), '_con.txt')
  is('a long name', safeFileName(`${'a'.repeat(200)}.pdf`).length, 120)
}
