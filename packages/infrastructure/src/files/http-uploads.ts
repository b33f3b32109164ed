// Uploads over HTTP. The code that sends files is loaded with the first upload.
import type { Uploads, UploadsOf, UploadWatch } from '@husrum/application'
import { ContractBroken, ServiceUnavailable, SessionExpired } from '@husrum/application'
import { listUploads } from '@husrum/contract'
import { uploadQuery, uploadsPath } from '@husrum/contract/files/wire'
import type { Upload } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import type { StoredFiles } from './stored-files.ts'
import { makeStoredFiles } from './stored-files.ts'

export interface HttpUploadsOptions {
  readonly client: ServiceClient
  /** The page's own origin; empty in a browser. */
  readonly baseUrl?: string
  /** Reads the stored token. */
  readonly bearer: () => string | undefined
  readonly fetch?: typeof globalThis.fetch
  /** Sent with every request, in addition to the browser's own headers. */
  readonly headers?: Readonly<Record<string, string>>
  readonly kept?: StoredFiles
  /** Waits this many milliseconds, or until the connection is back. */
  readonly wait?: (ms: number) => Promise<void>
}

const untilOnline = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    globalThis.addEventListener?.('online', end)
  })

const queryOf = ({ owner, purpose }: UploadsOf): string =>
  new URLSearchParams({
    [uploadQuery.purpose]: purpose,
    ...(owner.kind === 'draft' && { [uploadQuery.draft]: owner.id }),
  }).toString()

const idOf = (address: string): string =>
  new URL(address, 'http://localhost').pathname.split('/').at(-1) ?? ''

const asDataAddress = async (picture: Blob): Promise<string> => {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:${picture.type};base64,${btoa(text)}`
}

export const makeHttpUploads = ({
  client,
  baseUrl = '',
  bearer,
  fetch = globalThis.fetch,
  headers = {},
  kept = makeStoredFiles(globalThis.indexedDB),
  wait = untilOnline,
}: HttpUploadsOptions): Uploads => {
  const addressOf = (id: string, of: UploadsOf): string =>
    `${baseUrl}${uploadsPath}/${encodeURIComponent(id)}?${queryOf(of)}`

  const ask = async (address: string, method: 'GET' | 'DELETE'): Promise<Response> => {
    const token = bearer()
    const response = await fetch(address, {
      method,
      credentials: 'include',
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    }).catch((cause: unknown) => {
      throw new ServiceUnavailable('Could not be reached', { cause })
    })
    if (response.status === 401) throw new SessionExpired('The session has ended')
    if (response.status === 429 || response.status >= 500)
      throw new ServiceUnavailable(`Answered ${response.status}`)
    return response
  }

  const list = async ({ owner, purpose }: UploadsOf): Promise<readonly Upload[]> => {
    const { body } = await client.call(listUploads, {
      purpose,
      ...(owner.kind === 'draft' && { draft: owner.id }),
    })
    return body
  }

  const find = async (id: string, of: UploadsOf): Promise<Upload> => {
    const found = (await list(of)).find((upload) => upload.id === id)
    if (!found) throw new ContractBroken(`There is no upload ${id}`)
    return found
  }

  const send = async (
    content: Blob,
    name: string,
    of: UploadsOf,
    watch: UploadWatch,
    begun?: string,
  ): Promise<Upload> => {
    const { sendInParts } = await import('./send-in-parts.ts')
    let id = begun
    try {
      const address = await sendInParts({
        content,
        name,
        endpoint: `${baseUrl}${uploadsPath}?${queryOf(of)}`,
        address: begun === undefined ? undefined : addressOf(begun, of),
        bearer,
        headers,
        watch,
        wait,
        onAddress: (given) => {
          const old = id
          id = idOf(given)
          // Called again with every retry.
          if (id === old) return
          // An upload that the server no longer has starts again under another id.
          if (old !== undefined) void kept.remove(old)
          void kept.put(id, content)
          watch.onStarted?.({ id, name, size: content.size, received: 0, state: 'receiving' })
        },
      })
      id = idOf(address)
    } catch (error) {
      if (error instanceof ContractBroken && id !== undefined) void kept.remove(id)
      throw error
    }
    await kept.remove(id)
    return find(id, of)
  }

  return {
    list,
    async send(file, name, of, watch = {}) {
      const { shrinkPicture } = await import('./shrink-picture.ts')
      const ready = await shrinkPicture(file as Blob, name)
      watch.signal?.throwIfAborted()
      return send(ready.content, ready.name, of, watch)
    },
    async resume(id, of, watch = {}) {
      const upload = await find(id, of)
      if (upload.state !== 'receiving') return upload
      const content = await kept.get(id)
      if (!content || content.size !== upload.size) return undefined
      return send(content, upload.name, of, watch, id)
    },
    async remove(id, of) {
      await kept.remove(id)
      const { status } = await ask(addressOf(id, of), 'DELETE')
      if (status !== 204 && status !== 404) throw new ContractBroken(`Refused with ${status}`)
    },
    async preview(id, of) {
      const response = await ask(`${addressOf(id, of)}&${uploadQuery.preview}`, 'GET')
      return response.ok ? asDataAddress(await response.blob()) : undefined
    },
  }
}
