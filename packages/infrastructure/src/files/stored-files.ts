// Stores files in this browser while they are being sent, so that uploads can be resumed after a reload or a crash.

export interface StoredFiles {
  put(id: string, content: Blob): Promise<void>
  /** Undefined if it is not stored here, or the browser does not store anything. */
  get(id: string): Promise<Blob | undefined>
  remove(id: string): Promise<void>
}

const database = 'husrum-files'
const store = 'files'
/** Same as the server's retention of incomplete uploads. */
const retentionMs = 86_400_000

interface Kept {
  readonly content: Blob
  readonly at: number
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const open = (factory: IDBFactory): Promise<IDBDatabase> => {
  const request = factory.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  return done(request)
}

const letGoOfOld = async (files: IDBObjectStore): Promise<void> => {
  for (const id of await done(files.getAllKeys())) {
    const kept = (await done(files.get(id))) as Kept | undefined
    if (kept && kept.at < Date.now() - retentionMs) files.delete(id)
  }
}

/** Without storage (a private window, a full disk) files are still sent, but must be selected again after a reload. */
export const makeStoredFiles = (factory: IDBFactory | undefined): StoredFiles => {
  let opening: Promise<IDBDatabase> | undefined
  const withStore = async <Result>(
    mode: IDBTransactionMode,
    work: (files: IDBObjectStore) => Promise<Result>,
  ): Promise<Result | undefined> => {
    if (!factory) return undefined
    try {
      opening ??= open(factory)
      return await work((await opening).transaction(store, mode).objectStore(store))
    } catch {
      return undefined
    }
  }
  return {
    put: async (id, content) => {
      await withStore('readwrite', letGoOfOld)
      await withStore('readwrite', (files) => done(files.put({ content, at: Date.now() } satisfies Kept, id)))
    },
    get: async (id) => {
      const kept = (await withStore('readonly', (files) => done(files.get(id)))) as Kept | undefined
      return kept?.content
    },
    remove: async (id) => {
      await withStore('readwrite', (files) => done(files.delete(id)))
    },
  }
}
