// `/services/files/…`: uploads by the tus protocol (1.0.0). Uploads of other owners are treated as missing.
import { randomUUID } from 'node:crypto'
import { listUploads, uploadQuery, uploadsPath } from '@husrum/contract'
import type { SiteKey, UploadPurpose } from '@husrum/domain'
import { safeFileName, uploadLimits, uploadPurposes } from '@husrum/domain'
import { Metadata, Server } from '@tus/server'
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from '../http/app-environment.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import type { LimitBytes } from '../http/limit-bytes.ts'
import type { LimitCalls } from '../http/limit-calls.ts'
import { pathId } from '../http/path-id.ts'
import { Problem } from '../http/problem.ts'
import { assertOwnPage } from '../http/same-origin.ts'
import type { Visitor } from '../http/visitor.ts'
import { visitorOf } from '../http/visitor.ts'
import { visitorAddressOf } from '../http/visitor-address.ts'
import { reasonOf } from '../modules/reason-of.ts'
import type { UploadReceiver } from './make-upload-service.ts'
import type { UploadOwner } from './upload-owner.ts'
import { uploadIdOf } from './upload-owner.ts'

export interface UploadRoutesOptions {
  readonly uploadService: UploadReceiver
  readonly ownerOf: (visitor: Visitor, draft: string | undefined) => Promise<UploadOwner>
  /** Counts new uploads. */
  readonly countBegun: LimitCalls
  /** Counts the bytes of anonymous uploads, which belong to nothing yet. */
  readonly countAnonymous: LimitBytes
  readonly log: Pick<Logger, 'warn'>
}

const tusVersion = '1.0.0'
const largest = Math.max(...uploadPurposes.map((purpose) => uploadLimits[purpose].maxFileBytes))

/**
 * The body of the request. If the connection breaks, it ends as if it were complete: every store then keeps the bytes received
 * so far, and the sender resumes from there.
 */
const untilCut = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  const reader = body.getReader()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch {
        controller.close()
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined

const purposeOf = (text: string | undefined): UploadPurpose => {
  const purpose = uploadPurposes.find((one) => one === text)
  if (!purpose)
    throw new Problem('invalidRequest', {
      errors: [{ field: uploadQuery.purpose, key: text === undefined ? 'required' : 'unknownValue' }],
    })
  return purpose
}

/** Concurrent parts per address; further ones are rejected and must be retried. */
const maxConcurrentSends = 20

const fileNameOf = (metadata: string | undefined): string => {
  if (metadata === undefined) return ''
  try {
    return Metadata.parse(metadata).filename ?? ''
  } catch (cause) {
    throw new Problem('invalidRequest', {
      errors: [{ field: 'Upload-Metadata', key: 'wrongFormat' }],
      cause,
    })
  }
}

export const uploadRoutes = (
  app: Hono<AppEnv>,
  { uploadService, ownerOf, countBegun, countAnonymous, log }: UploadRoutesOptions,
): void => {
  const { uploads, store } = uploadService
  /** Ids of registered uploads, by the request that creates them. */
  const begun = new WeakMap<Request, string>()
  const tus = new Server({
    path: uploadsPath,
    datastore: store.incoming,
    maxSize: largest,
    namingFunction: (request) => begun.get(request as Request) ?? randomUUID(),
    generateUrl: (request, { path, id }) => `${path}/${id}${new URL(request.url).search}`,
    getFileIdFromRequest: (request) => new URL(request.url).pathname.split('/').at(-1),
  })

  /** Accepts one of our own pages in a browser, or a program with the token of the owner. */
  const ownerAsking = async (c: Context<AppEnv>): Promise<UploadOwner> => {
    if (c.get('caller').kind !== 'signedIn') assertOwnPage(c)
    return ownerOf(visitorOf(c), c.req.query(uploadQuery.draft))
  }

  const askTus = async (request: Request, id: string): Promise<Response> => {
    // A broken connection ends the body, without changing the request itself.
    const asked = request.body
      ? new Request(request, { body: untilCut(request.body), duplex: 'half' } as RequestInit)
      : request
    begun.set(asked, id)
    const answer = await tus.handleWeb(asked)
    const headers = new Headers(answer.headers)
    // Cross-origin access is not allowed.
    for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
    headers.set('cache-control', 'no-store')
    return new Response(answer.body, { status: answer.status, headers })
  }

  bindEndpoint(app, listUploads, async ({ purpose, draft }, context) =>
    uploadService.list({ owner: await ownerOf(context, draft), purpose }),
  )

  app.on('OPTIONS', uploadsPath, (c) =>
    c.body(null, 204, {
      'tus-resumable': tusVersion,
      'tus-version': tusVersion,
      'tus-extension': 'creation,termination',
      'tus-max-size': String(largest),
    }),
  )

  app.post(uploadsPath, async (c) => {
    const owner = await ownerAsking(c)
    await countBegun(visitorAddressOf(c))
    const purpose = purposeOf(c.req.query(uploadQuery.purpose))
    const size = wholeNumber(c.req.header('upload-length'))
    if (size === undefined)
      throw new Problem('invalidRequest', { errors: [{ field: 'Upload-Length', key: 'required' }] })
    const name = safeFileName(fileNameOf(c.req.header('upload-metadata')))
    const id = randomUUID()
    const isAnonymous = c.get('caller').kind !== 'signedIn'
    if (isAnonymous && size <= uploadLimits[purpose].maxFileBytes)
      await countAnonymous(visitorAddressOf(c), size)
    const taken = await uploadService.begin({
      id,
      owner,
      purpose,
      site: c.get('site').key as SiteKey,
      name,
      size,
      isAnonymous,
    })
    if (taken.kind === 'noRoom')
      throw new Problem(
        taken.key === 'fileTooLarge' || taken.key === 'filesTooLarge' ? 'bodyTooLarge' : 'invalidRequest',
        { errors: [{ field: 'file', key: taken.key }] },
      )
    // The content follows in later requests.
    const answer = await askTus(
      new Request(c.req.raw.url, { method: 'POST', headers: c.req.raw.headers }),
      id,
    )
    if (answer.status !== 201) await uploadService.remove(id, { owner })
    return answer
  })

  /** The upload of the path, and its owner. */
  const asked = async (c: Context<AppEnv>) => {
    const owner = await ownerAsking(c)
    const id = uploadIdOf(pathId(c, 'id'))
    const row = id === undefined ? undefined : await uploads.find(id, owner)
    if (!row) throw new Problem('notFound')
    return { owner, row }
  }

  const offsetOf = (answer: Response): number | undefined =>
    wholeNumber(answer.headers.get('upload-offset') ?? undefined)

  /** If tus and the database disagree, the stored bytes decide. */
  const noteOffset = async (id: string, size: number, offset: number | undefined): Promise<void> => {
    if (offset === undefined) return
    await uploads.noteReceived(id, offset)
    if (offset === size) await uploadService.finish(id)
  }

  const file = `${uploadsPath}/:id`
  // Hono answers HEAD by the routes of GET.
  app.get(file, async (c) => {
    const { owner, row } = await asked(c)
    const request = c.req.raw
    if (request.method === 'HEAD' && c.req.header('tus-resumable') !== undefined) {
      if (row.state !== 'receiving')
        return c.body(null, 200, {
          'tus-resumable': tusVersion,
          'upload-offset': String(row.size),
          'upload-length': String(row.size),
          'cache-control': 'no-store',
        })
      const answer = await askTus(request, row.id)
      // The server that registered it stopped before it created the file.
      if (answer.status === 404 || answer.status === 410) {
        await uploadService.remove(row.id, { owner })
        throw new Problem('notFound')
      }
      await noteOffset(row.id, row.size, offsetOf(answer))
      return answer
    }
    const stored = row.state === 'clean' ? await uploadService.open(row.id) : undefined
    if (!stored) throw new Problem('notFound')
    return uploadService.respond(stored, request, c.get('signal'))
  })

  const sending = new Map<string, number>()
  /** A bucket takes sixty concurrent parts from a server: slow senders must not occupy all of them. */
  const amongOthers = async <Answer>(address: string, work: () => Promise<Answer>): Promise<Answer> => {
    const own = sending.get(address) ?? 0
    if (own >= maxConcurrentSends) throw new Problem('serviceUnavailable')
    sending.set(address, own + 1)
    try {
      return await work()
    } finally {
      const left = (sending.get(address) ?? 1) - 1
      if (left === 0) sending.delete(address)
      else sending.set(address, left)
    }
  }

  app.patch(file, async (c) => {
    const { row } = await asked(c)
    if (row.state !== 'receiving') throw new Problem('notFound')
    const answer = await amongOthers(visitorAddressOf(c), () => askTus(c.req.raw, row.id))
    await noteOffset(row.id, row.size, offsetOf(answer))
    return answer
  })

  app.delete(file, async (c) => {
    const { owner, row } = await asked(c)
    if (row.state === 'receiving') {
      // Stops a request that is still sending it. Remaining data is deleted next.
      await askTus(
        new Request(c.req.raw.url, { method: 'DELETE', headers: c.req.raw.headers }),
        row.id,
      ).catch((cause: unknown) => log.warn(reasonOf(cause), 'An upload could not be stopped'))
    }
    if (!(await uploadService.remove(row.id, { owner }))) throw new Problem('notFound')
    return c.body(null, 204, { 'tus-resumable': tusVersion, 'cache-control': 'no-store' })
  })
}
