// Sends a file by the tus protocol. After an interruption it resumes from the offset that the server has.
import type { UploadWatch } from '@husrum/application'
import { ContractBroken, SessionExpired, UploadLater, UploadRefused } from '@husrum/application'
import type { DetailedError, UploadOptions } from 'tus-js-client'
import { Upload } from 'tus-js-client'

export interface SendInParts {
  readonly content: Blob
  readonly name: string
  /** Where a new upload is created. */
  readonly endpoint: string
  /** Of an existing upload. */
  readonly address?: string | undefined
  readonly bearer: () => string | undefined
  readonly headers: Readonly<Record<string, string>>
  /** Called with the address from the server. */
  readonly onAddress?: (address: string) => void
  readonly watch: Pick<UploadWatch, 'onProgress' | 'onWaiting' | 'signal'>
  /** Waits until a retry makes sense: the connection is back, or some time has passed. */
  readonly wait: (ms: number) => Promise<void>
}

/** At 1 Mbit/s a part takes eight seconds: short enough for proxy timeouts, and an interruption loses little. */
const partBytes = 1024 * 1024
const firstWaitMs = 500
const longestWaitMs = 15_000

const refusals = ['fileEmpty', 'fileTooLarge', 'tooManyFiles', 'filesTooLarge', 'fileType'] as const

/** Shorter pauses are waited for, longer ones reject with `UploadLater`. */
const longestPauseSeconds = 30

const statusOf = (error: unknown): number =>
  (error as Partial<DetailedError>).originalResponse?.getStatus() ?? 0

/** Reads one part at a time, so that the file is never in memory as a whole. */
const partsOf = (content: Blob): NonNullable<UploadOptions['fileReader']> => ({
  openFile: async () => ({
    size: content.size,
    slice: async (start, end) => {
      const part = new Uint8Array(await content.slice(start, end).arrayBuffer())
      // The library reads the size from the part.
      return { value: Object.assign(part, { size: part.length }), done: end >= content.size }
    },
    close: () => undefined,
  }),
})

/** The error if the server's refusal is final; undefined if a retry may help. */
const finalFailure = (error: unknown): Error | undefined => {
  // No request was sent: the file cannot be read.
  if (!(error as Partial<DetailedError>).originalRequest)
    return new ContractBroken('The file could not be sent', { cause: error })
  const status = statusOf(error)
  const pause = Number((error as Partial<DetailedError>).originalResponse?.getHeader('Retry-After') ?? 0)
  if (status === 429 && pause > longestPauseSeconds) return new UploadLater(Math.ceil(pause / 60))
  if (status === 0 || status >= 500 || [408, 409, 423, 425, 429].includes(status)) return undefined
  if (status === 401) return new SessionExpired('The session has ended', { cause: error })
  const body = (error as Partial<DetailedError>).originalResponse?.getBody() ?? ''
  const key = refusals.find((one) => body.includes(`"${one}"`))
  if (key) return new UploadRefused(key)
  if (status === 413) return new UploadRefused('fileTooLarge')
  return new ContractBroken(`Refused with ${status}`, { cause: error })
}

/** Resolves with the file's address once the upload is complete. */
export const sendInParts = ({
  content,
  name,
  endpoint,
  address,
  bearer,
  headers,
  onAddress,
  watch: { onProgress, onWaiting, signal },
  wait,
}: SendInParts): Promise<string> =>
  new Promise((resolve, reject) => {
    let waitMs = firstWaitMs
    let isWaiting = false
    let isEnded = false
    const setWaiting = (next: boolean): void => {
      if (next !== isWaiting) onWaiting?.(next)
      isWaiting = next
    }
    const upload = new Upload(content, {
      endpoint,
      uploadUrl: address ?? null,
      headers: { ...headers },
      fileReader: partsOf(content),
      chunkSize: partBytes,
      retryDelays: null,
      storeFingerprintForResuming: false,
      metadata: { filename: name },
      onBeforeRequest: (request) => {
        const token = bearer()
        if (token !== undefined) request.setHeader('Authorization', `Bearer ${token}`)
      },
      onUploadUrlAvailable: () => {
        if (upload.url && upload.url !== address) onAddress?.(upload.url)
      },
      onProgress: (sent) => {
        setWaiting(false)
        onProgress?.(sent)
      },
      onChunkComplete: () => {
        waitMs = firstWaitMs
      },
      onSuccess: () => {
        isEnded = true
        setWaiting(false)
        resolve(upload.url ?? '')
      },
      onError: (error) => {
        if (isEnded) return
        const failure = finalFailure(error)
        if (failure) {
          isEnded = true
          reject(failure)
          return
        }
        setWaiting(true)
        wait(waitMs).then(() => {
          if (!isEnded) upload.start()
        }, reject)
        waitMs = Math.min(longestWaitMs, waitMs * 2)
      },
    })
    const stop = (): void => {
      isEnded = true
      upload.abort().catch(() => undefined)
      try {
        signal?.throwIfAborted()
      } catch (reason) {
        reject(reason)
      }
    }
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) stop()
    else upload.start()
  })
