// Uploads for tests: complete immediately unless a test delays them, with the verdict that the test sets.
import type { FileLimits, Upload, UploadState } from '@husrum/domain'
import {
  checkFiles,
  fileHeadLength,
  fileTailLength,
  kindOfContent,
  safeFileName,
  uploadLimits,
} from '@husrum/domain'
import { ContractBroken } from '../failures.ts'
import type { FileContent, Uploads, UploadsOf } from './uploads.ts'
import { UploadRefused } from './uploads.ts'

interface Kept {
  readonly of: string
  readonly upload: Upload
}

export interface InMemoryUploads extends Uploads {
  /** Simulates what the server does next: received bytes, a verdict. */
  change(id: string, facts: Partial<Upload>): void
}

const keyOf = ({ owner, purpose }: UploadsOf): string =>
  `${purpose} ${owner.kind === 'draft' ? owner.id : 'signed in'}`

const kindOf = async (file: FileContent) =>
  kindOfContent(
    new Uint8Array(await file.slice(0, fileHeadLength).arrayBuffer()),
    new Uint8Array(await file.slice(-fileTailLength).arrayBuffer()),
  )

export const makeInMemoryUploads = ({
  uploads = [],
  of = { owner: { kind: 'signedIn' }, purpose: 'case' },
  failure,
  hold,
  settled = 'judged',
}: {
  /** Uploads at the start, and their owner. */
  readonly uploads?: readonly Upload[]
  readonly of?: UploadsOf
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
  /** Awaited before an upload completes. */
  readonly hold?: Promise<unknown>
  /** `judged`: clean or refused immediately. */
  readonly settled?: 'judged' | Extract<UploadState, 'judging'>
} = {}): InMemoryUploads => {
  const kept = new Map<string, Kept>(uploads.map((upload) => [upload.id, { of: keyOf(of), upload }]))
  let begun = uploads.length
  const owned = (whose: UploadsOf): readonly Upload[] =>
    [...kept.values()].flatMap((one) => (one.of === keyOf(whose) ? [one.upload] : []))
  const find = (id: string, whose: UploadsOf): Upload => {
    const found = owned(whose).find((upload) => upload.id === id)
    if (!found) throw new ContractBroken(`There is no upload ${id}`)
    return found
  }
  const put = (upload: Upload, whose: UploadsOf): Upload => {
    kept.set(upload.id, { of: keyOf(whose), upload })
    return upload
  }
  const assertAnswered = (): void => {
    if (failure) throw failure
  }

  const assertRoom = (file: FileContent, limits: FileLimits, there: readonly Upload[]): void => {
    const counted = there.filter(({ state }) => state !== 'refused')
    const [issue] = checkFiles([{ name: '', size: file.size, kind: limits.kinds[0] }], {
      limits,
      alreadyAttached: counted.length,
      alreadyAttachedBytes: counted.reduce((sum, { size }) => sum + size, 0),
    }).issues
    if (issue) throw new UploadRefused(issue.key as UploadRefused['key'])
  }

  const finish = async (upload: Upload, file: FileContent, whose: UploadsOf): Promise<Upload> => {
    const kind = await kindOf(file)
    const whole = { ...upload, received: upload.size }
    if (settled === 'judging') return put({ ...whole, state: 'judging' }, whose)
    return kind && uploadLimits[whose.purpose].kinds.includes(kind)
      ? put({ ...whole, state: 'clean', kind }, whose)
      : put({ ...whole, state: 'refused', refusal: 'fileType' }, whose)
  }

  return {
    async list(whose) {
      assertAnswered()
      return owned(whose)
    },
    async send(file, name, whose, { onStarted, onProgress, signal } = {}) {
      assertAnswered()
      assertRoom(file, uploadLimits[whose.purpose], owned(whose))
      begun += 1
      const id = `upload-${begun}`
      const upload: Upload = {
        id,
        name: safeFileName(name),
        size: file.size,
        received: 0,
        state: 'receiving',
      }
      onStarted?.(put(upload, whose))
      await hold
      signal?.throwIfAborted()
      onProgress?.(file.size)
      return finish(upload, file, whose)
    },
    async resume(id, whose) {
      assertAnswered()
      const upload = find(id, whose)
      return upload.state === 'receiving' ? undefined : upload
    },
    async remove(id, whose) {
      assertAnswered()
      if (owned(whose).some((upload) => upload.id === id)) kept.delete(id)
    },
    async preview(id, whose) {
      assertAnswered()
      const { state, kind } = find(id, whose)
      return state === 'clean' && (kind === 'jpeg' || kind === 'png')
        ? 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
        : undefined
    },
    change(id, facts) {
      const one = kept.get(id)
      if (one) kept.set(id, { ...one, upload: { ...one.upload, ...facts } })
    },
  }
}
