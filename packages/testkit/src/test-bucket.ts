// A local S3 bucket: s3rver, and the three calls for multipart uploads that it lacks.
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface TestBucket {
  /** Address and credentials. */
  readonly options: {
    readonly bucket: string
    readonly region: string
    readonly endpoint: string
    readonly accessKeyId: string
    readonly secretAccessKey: string
  }
  close(): Promise<void>
}

const bucket = 'uploads'

const names = (directory: string): Promise<readonly string[]> => readdir(directory).catch(() => [])

const answerXml = (response: ServerResponse, name: string, content: string, status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><${name}>${content}</${name}>`)
}

/** @param options.port absent: any that is free */
export const startTestBucket = async ({
  port: wanted = 0,
  folder,
}: {
  readonly port?: number
  /** A folder of the caller for the files; absent: a temporary one that is removed afterwards. */
  readonly folder?: string
} = {}): Promise<TestBucket> => {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 'bucket-')))
  const unfinished = join(directory, bucket, '._S3rver_uploads')
  const s3 = new S3rver({ silent: true, directory, configureBuckets: [{ name: bucket, configs: [] }] })
  await s3.configureBuckets()
  const others = s3.callback()

  const listParts = async (response: ServerResponse, uploadId: string): Promise<void> => {
    const there = await names(join(unfinished, uploadId))
    if (there.length === 0) return answerXml(response, 'Error', '<Code>NoSuchUpload</Code>', 404)
    const parts = await Promise.all(
      there
        .filter((name) => /^\d+$/.test(name))
        .map(async (number) => {
          const path = join(unfinished, uploadId, number)
          const [{ size }, md5] = await Promise.all([stat(path), readFile(`${path}.md5`, 'utf8')])
          return `<Part><PartNumber>${number}</PartNumber><Size>${size}</Size><ETag>"${md5}"</ETag></Part>`
        }),
    )
    answerXml(response, 'ListPartsResult', parts.join(''))
  }

  const server = createServer(async (request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? '', 'http://localhost')
    const uploadId = searchParams.get('uploadId')
    if (request.method === 'GET' && uploadId !== null) return listParts(response, uploadId)
    if (request.method === 'DELETE' && uploadId !== null) {
      await rm(join(unfinished, uploadId), { recursive: true, force: true })
      response.writeHead(204).end()
      return
    }
    if (
      request.method === 'GET' &&
      searchParams.has('uploads') &&
      pathname.replace(/\/$/, '') === `/${bucket}`
    ) {
      const uploads = (await names(unfinished)).map(
        (id) => `<Upload><Key>${id}</Key><UploadId>${id}</UploadId></Upload>`,
      )
      return answerXml(response, 'ListMultipartUploadsResult', uploads.join(''))
    }
    others(request, response)
  })
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    options: {
      bucket,
      region: 'eu-north-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      if (folder === undefined) await rm(directory, { recursive: true, force: true })
    },
  }
}
