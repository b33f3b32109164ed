// Looks at a PDF: it begins and ends as one, nothing hangs on behind it, and nothing in it starts by itself.
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { archiveList, isForeign } from './foreign-content.ts'
import { RefusedFile } from './refused-file.ts'

const tailBytes = 4_096
/** Scripts, and programs to be started. What lies packed in the file is not seen here: it is never shown by our pages. */
const active = /\/(?:JavaScript|Launch|ImportData|SubmitForm|RichMedia)\b/
const overlap = 64

/** Names may be written with `#` and two digits for any of their letters. */
const plain = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

const tailOf = async (path: string, size: number): Promise<Buffer> => {
  const file = await open(path)
  try {
    const length = Math.min(size, tailBytes)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return buffer
  } finally {
    await file.close()
  }
}

/** Throws `RefusedFile`. */
export const judgePdf = async (path: string, size: number): Promise<void> => {
  const tail = (await tailOf(path, size)).toString('latin1')
  const end = tail.lastIndexOf('%%EOF')
  if (end < 0 || !/startxref\s+\d{1,12}\s*$/.test(tail.slice(0, end))) throw new RefusedFile('fileBroken')
  const behind = tail.slice(end + 5)
  if (/[^\s\0]/.test(behind) && (behind.length > 1_024 || isForeign(Buffer.from(behind, 'latin1'))))
    throw new RefusedFile('fileUnsafe')
  // Programs for archives look for their list here, and find it whatever comes before.
  if (tail.includes(archiveList)) throw new RefusedFile('fileUnsafe')
  let before = ''
  let hasObject = false
  for await (const chunk of createReadStream(path)) {
    const text = before + (chunk as Buffer).toString('latin1')
    hasObject ||= /\d\s+\d\s+obj\b/.test(text)
    if (active.test(plain(text))) throw new RefusedFile('fileActive')
    before = text.slice(-overlap)
  }
  if (!hasObject) throw new RefusedFile('fileBroken')
}
