// Loads a home's panoramas: opens a pass once, then fetches and decrypts in a worker.
import type { PanoramaSource } from '@husrum/application'
import { panoramaFileName, panoramaFilePath } from '@husrum/contract/panoramas/wire'
import type { Capabilities } from '../../frame/capabilities.tsx'
import workerAddress from './panorama-worker.ts?worker&url'
import type { PictureAnswer, PictureRequest } from './picture-messages.ts'

/** The only policy that may start this worker (Trusted Types): it always returns the worker's address. */
const policy = window.trustedTypes?.createPolicy('husrum-worker', { createScriptURL: () => workerAddress })

/** Undefined if the browser refuses to start it. */
const startWorker = (): Worker | undefined => {
  try {
    return new Worker((policy?.createScriptURL('') ?? workerAddress) as string, { type: 'module' })
  } catch {
    return undefined
  }
}

export const openPanoramaSource = (
  panoramas: Capabilities['panoramas'],
  objectId: string,
): PanoramaSource<ImageBitmap> => {
  const worker = startWorker()
  const waiting = new Map<number, (answer: PictureAnswer) => void>()
  let asked = 0
  let pass: ReturnType<typeof panoramas.open> | undefined
  const release = (answerOf: (id: number) => PictureAnswer): void => {
    for (const [id, settle] of waiting) settle(answerOf(id))
    waiting.clear()
  }
  worker?.addEventListener('message', ({ data }: MessageEvent<PictureAnswer>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  worker?.addEventListener('error', () => release((id) => ({ id, kind: 'unavailable' })))

  const load: PanoramaSource<ImageBitmap>['load'] = async (camera, quality) => {
    if (!worker) return { kind: 'unavailable' }
    pass ??= panoramas.open(objectId)
    const current = pass
    try {
      const { token, key, stageId } = await current
      const address = panoramaFilePath(token, stageId, panoramaFileName({ objectId, ...camera, quality }))
      const { kind, picture } = await new Promise<PictureAnswer>((settle) => {
        asked += 1
        waiting.set(asked, settle)
        worker.postMessage({ id: asked, address, key } satisfies PictureRequest)
      })
      if (kind === 'picture') return picture ? { kind, picture } : { kind: 'damaged' }
      return { kind }
    } catch {
      if (pass === current) pass = undefined
      return { kind: 'unavailable' }
    }
  }

  return {
    load: async (camera, quality) => {
      const used = pass
      const first = await load(camera, quality)
      // A pass is valid for an hour; after that a new one is requested.
      if (first.kind !== 'refused' || used === undefined) return first
      if (pass === used) pass = undefined
      return load(camera, quality)
    },
    close: () => {
      worker?.terminate()
      release((id) => ({ id, kind: 'unavailable' }))
    },
  }
}
