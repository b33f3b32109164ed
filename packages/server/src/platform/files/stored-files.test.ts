// Whether a store reports a missing file as missing, or hides it: some keys may read but not list.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestBucket } from '@husrum/testkit/test-bucket'
import { afterEach, expect, it } from 'vitest'
import { openDirectoryUploadStore } from './directory-upload-store.ts'
import { openS3UploadStore } from './s3-upload-store.ts'
import { hidesWhatIsNotThere } from './stored-files.ts'

const endings: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

it('A directory and a bucket with list permission report a missing file', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'husrum-kept-'))
  endings.push(() => rm(directory, { recursive: true, force: true }))
  expect(await hidesWhatIsNotThere(await openDirectoryUploadStore(directory))).toBe(false)
  const bucket = await startTestBucket()
  endings.push(() => bucket.close())
  expect(await hidesWhatIsNotThere(openS3UploadStore(bucket.options))).toBe(false)
})

it('A bucket without list permission hides a missing file, an unavailable one does not', async () => {
  const server = createServer((_, response) =>
    response.writeHead(403).end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const store = openS3UploadStore({
    bucket: 'uploads',
    region: 'eu-north-1',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
  expect(await hidesWhatIsNotThere(store)).toBe(true)
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  expect(await hidesWhatIsNotThere(store)).toBe(false)
})
