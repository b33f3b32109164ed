// What is written is read again by somebody else's reader, name by name and byte by byte.
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import yauzl from 'yauzl'
import type { ZipEntry } from './write-zip.ts'
import { writeZip } from './write-zip.ts'

const read = async (zip: Buffer): Promise<readonly ZipEntry[]> => {
  const archive = await yauzl.fromBufferPromise(zip, { lazyEntries: true })
  const entries: ZipEntry[] = []
  for await (const entry of archive.eachEntry()) {
    const stream = await archive.openReadStreamPromise(entry)
    entries.push({ name: entry.fileName, bytes: new Uint8Array(await buffer(stream)) })
  }
  return entries
}

it('holds every file as it was, whatever is in it and whatever its name', async () => {
  const entries: readonly ZipEntry[] = [
    { name: 'index.html', bytes: new TextEncoder().encode('å'.repeat(10_000)) },
    {
      name: 'files/Köp och sälj – 契約.pdf',
      bytes: Uint8Array.from({ length: 999 }, (_, at) => (at * 7_919) % 251),
    },
    { name: 'data/empty.json', bytes: new Uint8Array() },
  ]
  expect(await read(writeZip(entries, Date.UTC(2026, 2, 2)))).toEqual(entries)
})

it('is one without any file', async () => {
  expect(await read(writeZip([], 0))).toEqual([])
})
