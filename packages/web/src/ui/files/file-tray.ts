// The uploads of one form: they continue when the page that shows them is left, and are there on return.
import type { Uploads, UploadsOf } from '@husrum/application'
import { SessionExpired, UploadLater, UploadRefused } from '@husrum/application'
import type { FileKind, FileLimits, Upload } from '@husrum/domain'
import { checkFiles, fileHeadLength, fileTailLength, kindOfContent } from '@husrum/domain'
import { beginBusy } from '../../frame/busy.ts'
import type { useTexts } from '../../frame/site.tsx'

/** Why a file was rejected, or did not arrive. */
export type FileTrouble = keyof ReturnType<typeof useTexts>['files']['troubles']

export interface FileItem {
  /** Unique for the life of the page. */
  readonly key: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly sent: number
  readonly phase: 'preparing' | 'sending' | 'waiting' | 'judging' | 'clean' | 'refused' | 'failed'
  readonly trouble?: FileTrouble
  /** With the trouble `tooMuchNow`: when it may be retried. */
  readonly minutes?: number
  /** Absent until the server has it. */
  readonly upload?: Upload
  /** A thumbnail, as a `data:` address. */
  readonly preview?: string
}

export interface NotTaken {
  readonly name: string
  readonly trouble: FileTrouble
}

/** The latest event that should be announced. */
export type TrayNews =
  | { readonly kind: 'clean' | 'removed'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly trouble: FileTrouble }
  | { readonly kind: 'allClean'; readonly count: number }
  | { readonly kind: 'waiting' }

export interface TrayView {
  readonly items: readonly FileItem[]
  /** Files of the latest pick that were rejected. */
  readonly notTaken: readonly NotTaken[]
  /** The earlier uploads could not be loaded. */
  readonly isMissing: boolean
  readonly news?: TrayNews
}

export interface PickRules {
  readonly limits: FileLimits
  /** Files that are attached elsewhere, which count towards the limits. */
  readonly attached?: { readonly count: number; readonly bytes: number } | undefined
}

export interface FileTray {
  view(): TrayView
  subscribe(onChange: () => void): () => void
  /** Loads the uploads from the server, and resumes unfinished ones. */
  open(): Promise<void>
  pick(files: readonly File[], rules: PickRules): Promise<void>
  retry(key: string): void
  remove(key: string): Promise<void>
}

/** Parallel uploads: more would only slow each down. */
const atOnce = 2
const lookEveryMs = 700

const kindOf = async (file: File): Promise<FileKind | undefined> => {
  const bytes = async (part: Blob) => new Uint8Array(await part.arrayBuffer())
  return kindOfContent(
    await bytes(file.slice(0, fileHeadLength)),
    await bytes(file.slice(Math.max(0, file.size - fileTailLength))),
  )
}

/** Pictures are made smaller before they are uploaded, so their present size does not matter. */
const isPicture = (kind: FileKind | undefined): boolean => kind === 'jpeg' || kind === 'png'

const phaseOf = ({ state }: Upload): FileItem['phase'] => (state === 'receiving' ? 'sending' : state)

export const itemOf = (upload: Upload): FileItem => ({
  key: upload.id,
  name: upload.name,
  size: upload.size,
  sent: upload.received,
  phase: phaseOf(upload),
  ...(upload.refusal !== undefined && { trouble: upload.refusal }),
  upload,
})

/** In the format of forms: includes files that the server does not have yet. */
export const uploadOfItem = ({ key, name, size, sent, phase, upload }: FileItem): Upload =>
  upload && phase !== 'failed'
    ? upload
    : { id: upload?.id ?? key, name, size, received: sent, state: 'receiving' }

export const makeFileTray = (uploads: Uploads, of: UploadsOf, known: readonly Upload[] = []): FileTray => {
  let shown: TrayView = { items: known.map(itemOf), notTaken: [], isMissing: false }
  const listeners = new Set<() => void>()
  const files = new Map<string, File>()
  const stops = new Map<string, AbortController>()
  const removed = new Set<string>()
  let waiting: (() => void)[] = []
  let sending = 0
  let picked = 0
  let isLooking = false

  const show = (next: Partial<TrayView>): void => {
    shown = { ...shown, ...next }
    for (const listener of listeners) listener()
  }
  const change = (key: string, facts: Partial<FileItem>): void =>
    show({ items: shown.items.map((item) => (item.key === key ? { ...item, ...facts } : item)) })
  const itemAt = (key: string): FileItem | undefined => shown.items.find((item) => item.key === key)

  /** Runs one of the parallel uploads; the others wait. */
  const inLine = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (sending >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    sending += 1
    try {
      return await work()
    } finally {
      sending -= 1
      const [next, ...others] = waiting
      waiting = others
      next?.()
    }
  }

  const reportInspected = ({ key, name }: FileItem, upload: Upload): void => {
    if (upload.state === 'refused')
      show({ news: { kind: 'refused', name, trouble: upload.refusal ?? 'failed' } })
    if (upload.state !== 'clean') return
    const isLast = shown.items.every((item) => item.key === key || item.phase === 'clean')
    const count = shown.items.length
    show({ news: isLast && count > 1 ? { kind: 'allClean', count } : { kind: 'clean', name } })
    if (!isPicture(upload.kind)) return
    uploads.preview(upload.id, of).then(
      (preview) => preview !== undefined && change(key, { preview }),
      () => undefined,
    )
  }

  /** Applies the state of an upload on the server. */
  const take = (key: string, upload: Upload): void => {
    const before = itemAt(key)
    if (!before) return
    const { key: _own, ...facts } = itemOf(upload)
    change(key, facts)
    if (before.phase !== facts.phase) reportInspected({ ...before, name: upload.name }, upload)
    if (upload.state === 'judging') lookSoon()
  }

  const look = async (): Promise<void> => {
    const list = await uploads.list(of)
    for (const item of shown.items) {
      if (item.phase !== 'judging') continue
      const upload = list.find(({ id }) => id === item.upload?.id)
      if (upload) take(item.key, upload)
      else change(item.key, { phase: 'failed', trouble: 'lost' })
    }
  }

  const lookSoon = (): void => {
    if (isLooking) return
    isLooking = true
    setTimeout(() => {
      look()
        .catch(() => undefined)
        .finally(() => {
          isLooking = false
          if (shown.items.some(({ phase }) => phase === 'judging')) lookSoon()
        })
    }, lookEveryMs)
  }

  const fail = (key: string, error: unknown): void => {
    stops.delete(key)
    const item = itemAt(key)
    if (!item) return
    if (error instanceof UploadRefused) {
      show({
        items: shown.items.filter((other) => other.key !== key),
        notTaken: [...shown.notTaken, { name: item.name, trouble: error.key }],
      })
      return
    }
    if (error instanceof UploadLater) {
      change(key, { phase: 'failed', trouble: 'tooMuchNow', minutes: error.minutes })
      return
    }
    change(key, { phase: 'failed', trouble: error instanceof SessionExpired ? 'sessionOver' : 'failed' })
  }

  const watchOf = (key: string, signal: AbortSignal) => ({
    signal,
    onStarted: (upload: Upload) => change(key, { upload, size: upload.size, phase: 'sending' as const }),
    onProgress: (sent: number) => {
      const percent = (bytes: number) => Math.floor((bytes * 100) / Math.max(1, itemAt(key)?.size ?? 1))
      if (percent(sent) !== percent(itemAt(key)?.sent ?? 0)) change(key, { sent })
    },
    onWaiting: (isWaiting: boolean) => {
      change(key, { phase: isWaiting ? 'waiting' : 'sending' })
      if (isWaiting) show({ news: { kind: 'waiting' } })
    },
  })

  const run = (key: string, work: (signal: AbortSignal) => Promise<Upload | undefined>): void => {
    const stop = new AbortController()
    stops.set(key, stop)
    const endBusy = beginBusy('upload')
    inLine(async () => {
      if (stop.signal.aborted) return
      const upload = await work(stop.signal)
      stops.delete(key)
      if (upload) take(key, upload)
      else change(key, { phase: 'failed', trouble: 'lost' })
    })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) fail(key, error)
      })
      .finally(endBusy)
  }

  const resume = (key: string, id: string): void =>
    run(key, (signal) => uploads.resume(id, of, watchOf(key, signal)))

  const send = (key: string, file: File): void =>
    run(key, (signal) => uploads.send(file, file.name, of, watchOf(key, signal)))

  return {
    view: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    open: async () => {
      try {
        const list = await uploads.list(of)
        const here = shown.items.filter(({ key, upload }) => stops.has(key) || !upload)
        const isHere = ({ id }: Upload) => here.some(({ upload }) => upload?.id === id)
        const before = new Map(shown.items.map((item) => [item.upload?.id, item]))
        const others = list
          .filter((upload) => !isHere(upload) && !removed.has(upload.id))
          .map((upload) => ({ ...before.get(upload.id), ...itemOf(upload) }))
        show({ items: [...others, ...here], isMissing: false })
        for (const { key, upload, preview } of others) {
          if (upload?.state === 'receiving') resume(key, upload.id)
          if (upload?.state === 'judging') lookSoon()
          if (upload?.state === 'clean' && preview === undefined && isPicture(upload.kind))
            uploads.preview(upload.id, of).then(
              (picture) => picture !== undefined && change(key, { preview: picture }),
              () => undefined,
            )
        }
      } catch {
        show({ isMissing: true })
      }
    },

    pick: async (chosen, { limits, attached }) => {
      const looked = await Promise.all(chosen.map(async (file) => ({ file, kind: await kindOf(file) })))
      const counted = shown.items.filter(({ phase }) => phase !== 'refused')
      const sizeOf = ({ file, kind }: (typeof looked)[number]) =>
        isPicture(kind) ? Math.min(file.size, limits.maxFileBytes / limits.maxFiles) : file.size
      const { issues } = checkFiles(
        looked.map((one) => ({ name: one.file.name, size: sizeOf(one), kind: one.kind })),
        {
          limits,
          alreadyAttached: counted.length + (attached?.count ?? 0),
          alreadyAttachedBytes: counted.reduce((sum, { size }) => sum + size, attached?.bytes ?? 0),
        },
      )
      const troubles = new Map(issues.map(({ path: [place], key }) => [place, key as FileTrouble]))
      const taken = looked.flatMap(({ file }, place) => {
        if (troubles.has(place)) return []
        picked += 1
        const key = `picked-${picked}`
        files.set(key, file)
        return [{ key, name: file.name, size: file.size, sent: 0, phase: 'preparing' as const }]
      })
      show({
        items: [...shown.items, ...taken],
        notTaken: looked.flatMap(({ file }, place) => {
          const trouble = troubles.get(place)
          // Phones send JPEG themselves; computers send the file as it is.
          const isHeic = trouble === 'fileType' && /\.hei[cf]$/i.test(file.name)
          return trouble ? [{ name: file.name, trouble: isHeic ? 'fileHeic' : trouble }] : []
        }),
      })
      for (const { key } of taken) {
        const file = files.get(key)
        if (file) send(key, file)
      }
    },

    retry: (key) => {
      const item = itemAt(key)
      if (!item) return
      const file = files.get(key)
      change(key, { phase: 'preparing' })
      if (item.upload && item.trouble !== 'lost') resume(key, item.upload.id)
      else if (file) send(key, file)
    },

    remove: async (key) => {
      const item = itemAt(key)
      if (!item) return
      stops.get(key)?.abort()
      stops.delete(key)
      files.delete(key)
      if (item.upload) removed.add(item.upload.id)
      show({
        items: shown.items.filter((other) => other.key !== key),
        news: { kind: 'removed', name: item.name },
      })
      // If this fails, the server deletes it later with all unattached uploads.
      if (item.upload) await uploads.remove(item.upload.id, of).catch(() => undefined)
    },
  }
}

const trays = new WeakMap<Uploads, Map<string, FileTray>>()

/** The tray of an owner and a purpose: the same as long as the page lives. */
export const trayOf = (uploads: Uploads, of: UploadsOf, known: readonly Upload[]): FileTray => {
  const all = trays.get(uploads) ?? new Map<string, FileTray>()
  trays.set(uploads, all)
  const name = `${of.purpose} ${of.owner.kind === 'draft' ? of.owner.id : ''}`
  const tray = all.get(name) ?? makeFileTray(uploads, of, known)
  all.set(name, tray)
  return tray
}
