// Uploads: sent in parts, resumed after a broken connection, inspected, attached; and inaccessible to others.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Upload, UploadPurpose } from '@husrum/domain'
import { uploadLifetimeMs } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import type { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FindCaller } from '../../people/sessions/know-caller.ts'
import { callerOf, findNoCaller } from '../../people/sessions/know-caller.ts'
import { aFilm, aJpeg, aPdf, jpegWith } from '../../testing/sent-files.ts'
import type { SessionsForTests } from '../../testing/sessions.ts'
import { addAccount, openTestSessions, testSecret } from '../../testing/sessions.ts'
import { makeTestApp } from '../../testing/test-app.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { makeCallLimit } from '../http/limit-calls.ts'
import type { PgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { openPgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { openDirectoryUploadStore } from './directory-upload-store.ts'
import type { UploadReceiver } from './make-upload-service.ts'
import { makeUploadService } from './make-upload-service.ts'
import { uploadRoutes } from './routes.ts'
import type { Scanner } from './scanner.ts'
import { noScanner } from './scanner.ts'
import { anyDraftHolder, makeOwnerOf } from './upload-owner.ts'
import { assertAllTaken } from './upload-service.ts'

let house: SessionsForTests
let jobs: PgBossJobs
let uploadService: UploadReceiver
let directory: string
let bea: string
let photo: Buffer
let app: Hono<AppEnv>
let scanner: Scanner = noScanner

const signedInAs =
  (accountId: string): FindCaller =>
  async (_, site) => {
    const session = { sessionId: 's', tokenId: 't', accountId, hasIdentity: true, beganAt: 0, expiresAt: 0 }
    return callerOf(session, site, { user: async () => aUser() })
  }

/** A token is the id of its account. */
const byToken: FindCaller = async (shown, site) =>
  shown ? signedInAs(shown.token)(shown, site) : findNoCaller(undefined, site)

beforeAll(async () => {
  house = await openTestSessions()
  bea = await addAccount(house.database, 'bea@example.com')
  directory = await mkdtemp(join(tmpdir(), 'files-'))
  const quiet = { error: () => undefined, warn: () => undefined }
  jobs = await openPgBossJobs({
    db: house.database.db,
    keys: makeSecretKeys(testSecret),
    log: quiet as never,
    retries: { limit: 0, firstSeconds: 0, longestSeconds: 0 },
  })
  uploadService = makeUploadService({
    db: house.database.db,
    now: house.clock.now,
    jobs,
    store: await openDirectoryUploadStore(directory),
    scanner: { scan: (path) => scanner.scan(path) },
    directory: join(directory, 'judging'),
  })
  const countBegun = makeCallLimit(
    { db: house.database.db, keys: makeSecretKeys(testSecret), now: house.clock.now },
    'uploads',
    120,
  )
  app = makeTestApp({
    backend: {
      findCaller: byToken,
      routes: [
        (hono) =>
          uploadRoutes(hono, {
            uploadService,
            ownerOf: makeOwnerOf(anyDraftHolder),
            countBegun,
            countAnonymous: async () => undefined,
            log: { warn: () => undefined },
          }),
      ],
    },
  }).app
  photo = await aJpeg({ width: 300, height: 200, orientation: 6, hasPlace: true })
})
beforeEach(async () => {
  await house.database.db.updateTable('uploads').set({ claimed_by: null }).execute()
  house.clock.pass(uploadLifetimeMs + 1)
  await uploadService.sweep()
})
afterAll(async () => {
  await jobs.finish()
  await house.database.close()
  await rm(directory, { recursive: true })
})

interface Who {
  /** A draft's id, or an account's token. */
  readonly draft?: string
  readonly token?: string
  readonly purpose?: UploadPurpose
}

const addressed = (path: string, { draft, purpose = 'case' }: Who): string =>
  `/services/files/uploads${path}?${new URLSearchParams({ purpose, ...(draft !== undefined && { draft }) })}`

const ask = (
  method: string,
  path: string,
  who: Who,
  { headers = {}, body }: { headers?: Record<string, string>; body?: Buffer | FormData } = {},
) =>
  app.request(addressed(path, who), {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'tus-resumable': '1.0.0',
      ...(who.token !== undefined && { authorization: `Bearer ${who.token}` }),
      ...headers,
    },
    ...(body && { body: body as never }),
  })

const begin = (who: Who, size: number, name = 'kran.jpg') =>
  ask('POST', '', who, {
    headers: {
      'upload-length': String(size),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  })
const begun = async (who: Who, size: number, name?: string): Promise<string> => {
  house.clock.pass(1)
  const response = await begin(who, size, name)
  expect(response.status).toBe(201)
  return /uploads\/([^?]+)/.exec(response.headers.get('location') ?? '')?.[1] ?? ''
}
const append = (who: Who, id: string, offset: number, body: Buffer) =>
  ask('PATCH', `/${id}`, who, {
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    body,
  })
const send = async (who: Who, content: Buffer, name?: string): Promise<string> => {
  const id = await begun(who, content.length, name)
  expect((await append(who, id, 0, content)).status).toBe(204)
  return id
}
const sent = async (who: Who, content: Buffer, name?: string): Promise<string> => {
  const id = await send(who, content, name)
  await jobs.settled()
  return id
}
const listed = async (who: Who): Promise<readonly Upload[]> => {
  const response = await ask('GET', '', who)
  expect(response.status).toBe(200)
  return (await response.json()) as readonly Upload[]
}
const code = async (response: Response | Promise<Response>): Promise<unknown> => {
  const answer = await response
  const { code: problem, errors } = (await answer.json()) as { code: string; errors?: { key: string }[] }
  return [answer.status, problem, ...(errors ?? []).map(({ key }) => key)]
}
const aDraft = (): Who => ({ draft: randomUUID() })
const owner = (who: Who) => ({ kind: 'draft', id: who.draft ?? '' }) as const

describe('A file', () => {
  it('is sent in parts, inspected, and shown to its sender in its present state', async () => {
    const who = aDraft()
    const id = await begun(who, photo.length, 'Läcka (1).JPG')
    expect(await listed(who)).toEqual([
      { id, name: 'Läcka (1).JPG', size: photo.length, received: 0, state: 'receiving' },
    ])
    expect((await append(who, id, 0, photo.subarray(0, 900))).headers.get('upload-offset')).toBe('900')
    expect((await ask('HEAD', `/${id}`, who)).headers.get('upload-offset')).toBe('900')
    await append(who, id, 900, photo.subarray(900))
    expect(await listed(who)).toMatchObject([{ state: 'judging', received: photo.length }])
    await jobs.settled()
    const [upload] = await listed(who)
    expect(upload).toMatchObject({ id, state: 'clean', kind: 'jpeg', name: 'Läcka (1).JPG' })
    expect((await ask('HEAD', `/${id}`, who)).headers.get('upload-offset')).toBe(String(upload?.size))
  })

  it('is not stored twice for one offset', async () => {
    const who = aDraft()
    const id = await begun(who, photo.length)
    await append(who, id, 0, photo.subarray(0, 100))
    expect((await append(who, id, 0, photo.subarray(0, 100))).status).toBe(409)
  })

  it('is resumed after the connection broke in the middle of a part', async () => {
    const who = aDraft()
    const id = await begun(who, photo.length)
    let pulls = 0
    const cut = new ReadableStream({
      pull: (controller) => {
        pulls += 1
        if (pulls > 1) controller.error(new Error('The line is cut'))
        else controller.enqueue(photo.subarray(0, 700))
      },
    })
    await app.request(addressed(`/${id}`, who), {
      method: 'PATCH',
      headers: {
        'sec-fetch-site': 'same-origin',
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: cut,
      duplex: 'half',
    } as RequestInit)
    expect((await ask('HEAD', `/${id}`, who)).headers.get('upload-offset')).toBe('700')
    await append(who, id, 700, photo.subarray(700))
    await jobs.settled()
    expect(await listed(who)).toMatchObject([{ state: 'clean' }])
  })

  it('whose last part arrived while the server stopped is inspected on the next request', async () => {
    const who = aDraft()
    const id = await begun(who, photo.length)
    const [row] = await uploadService.uploads.list({ owner: owner(who), purpose: 'case' })
    const { Readable } = await import('node:stream')
    await uploadService.store.incoming.write(Readable.from([photo]), id, 0)
    expect(row).toMatchObject({ state: 'receiving', received: 0 })
    expect(await listed(who)).toMatchObject([{ state: 'judging' }])
    await jobs.settled()
    expect(await listed(who)).toMatchObject([{ state: 'clean' }])
  })

  it('that is invalid is rejected with the reason, and nothing of it is stored', async () => {
    const who = aDraft()
    const id = await sent(who, Buffer.from('<script>alert(1)</script>'), 'kran.jpg')
    expect(await listed(who)).toMatchObject([{ id, state: 'refused', refusal: 'fileType' }])
    expect(await uploadService.store.list()).toEqual([])
    await sent({ ...who, purpose: 'loanPromise' }, aFilm(), 'bank.pdf')
    expect(await listed({ ...who, purpose: 'loanPromise' })).toMatchObject([{ refusal: 'fileType' }])
  })

  it('is deleted with everything derived from it when it is removed', async () => {
    const who = aDraft()
    const half = await begun(who, photo.length)
    await append(who, half, 0, photo.subarray(0, 100))
    for (const id of [half, await sent(who, photo)]) {
      expect((await ask('DELETE', `/${id}`, who)).status).toBe(204)
      expect((await ask('DELETE', `/${id}`, who)).status).toBe(404)
    }
    expect([await listed(who), await uploadService.store.list()]).toEqual([[], []])
  })
})

describe('The limit', () => {
  const full = async (count: number, size: number) => {
    const who = aDraft()
    for (let at = 0; at < count; at += 1) await begun(who, size)
    return who
  }

  it('is five files, not six', async () => {
    expect(await code(begin(await full(5, 10), 10))).toEqual([400, 'invalidRequest', 'tooManyFiles'])
  })

  it('is 20 MB a file, and not a byte more', async () => {
    const who = aDraft()
    expect((await begin(who, 20_971_520)).status).toBe(201)
    expect(await code(begin(who, 20_971_521))).toEqual([413, 'bodyTooLarge', 'fileTooLarge'])
    expect(await code(begin(who, 0))).toEqual([400, 'invalidRequest', 'fileEmpty'])
  })

  it('is five files in concurrent requests too', async () => {
    const who = aDraft()
    const answers = await Promise.all(Array.from({ length: 12 }, () => begin(who, 10)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  })

  it('has room again when a file is removed or rejected', async () => {
    const who = await full(4, 10)
    await sent(who, Buffer.from('no picture'))
    expect((await begin(who, 10)).status).toBe(201)
    const [first] = await listed(who)
    await ask('DELETE', `/${first?.id}`, who)
    expect((await begin(who, 10)).status).toBe(201)
  })

  it('is separate for each purpose', async () => {
    const who = await full(5, 10)
    expect((await begin({ ...who, purpose: 'message' }, 10)).status).toBe(201)
  })
})

describe('A file of another user', () => {
  it.each(['HEAD', 'PATCH', 'DELETE', 'GET'])('does not exist for %s', async (method) => {
    const who = aDraft()
    const id = await sent(who, photo)
    const half = await begun(who, 100)
    const others: readonly Who[] = [aDraft(), { token: bea }, { draft: bea }]
    for (const other of others)
      for (const path of [`/${id}`, `/${half}`]) {
        const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }
        const body = method === 'PATCH' ? { body: Buffer.from('x') } : {}
        expect((await ask(method, path, other, { headers, ...body })).status).toBe(404)
      }
    expect(await listed(who)).toHaveLength(2)
    expect(await listed({ token: bea })).toEqual([])
  })

  it('does not exist under an invalid id', async () => {
    const who = aDraft()
    for (const id of ['..%2f..%2fetc', 'x', randomUUID(), '%00'])
      expect((await ask('GET', `/${id}`, who)).status).toBe(404)
  })

  it('cannot be uploaded from another site, or without credentials', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'upload-length': '10' }
    expect((await ask('POST', '', aDraft(), { headers })).status).toBe(403)
    expect((await ask('POST', '', {}, { headers: { 'upload-length': '10' } })).status).toBe(401)
    expect((await ask('POST', '', { draft: 'mine' }, { headers: { 'upload-length': '10' } })).status).toBe(
      404,
    )
  })

  it('does not exist for a user who is signed in as another', async () => {
    const id = await sent({ token: bea }, photo)
    expect(await listed({ token: bea })).toMatchObject([{ id, state: 'clean' }])
    expect((await ask('GET', `/${id}`, { token: house.accountId })).status).toBe(404)
  })
})

describe('A file is downloaded', () => {
  it('as an attachment that no browser opens as a page, without the camera’s metadata', async () => {
    const who = aDraft()
    const id = await sent(who, photo, 'Läcka "1" 你好.jpg')
    const response = await ask('GET', `/${id}`, who)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="Lacka _1_ __.jpg"; filename*=UTF-8''L%C3%A4cka%20_1_%20%E4%BD%A0%E5%A5%BD.jpg`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    const { exif, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([exif, width, height]).toEqual([undefined, 200, 300])
  })

  it.each([
    ['of Arabic', 'تسرب المياه.jpg'],
    ['of Hebrew', 'נזילה.jpg'],
    ['of Persian, with an invisible joiner', 'می\u200cچکد.jpg'],
    ['of Devanagari', 'नल टपक रहा है.jpg'],
    ['of Tamil', 'குழாய்.jpg'],
    ['of Thai', 'ก๊อกน้ำรั่ว.jpg'],
    ['of Tigrinya', 'ቡምባ ይንጠብ.jpg'],
    ['of Amharic', 'ቧንቧ.jpg'],
    ['of Greek', 'Διαρροή.jpg'],
    ['of Cyrillic', 'Протечка ё й.jpg'],
    ['of Georgian', 'ონკანი.jpg'],
    ['of Armenian', 'Ծորակ.jpg'],
    ['of Chinese', '水龙头漏水.jpg'],
    ['of Japanese', '蛇口がポタポタ.jpg'],
    ['of Korean, decomposed', '수도꼭지.jpg'.normalize('NFD')],
    ['of Vietnamese, decomposed', 'Vòi nước.jpg'.normalize('NFD')],
    ['of Finnish', 'Hanä vuotaa – öisin.jpg'],
    ['of Sami', 'Čáhci golgá ŋ đ.jpg'],
    ['of emoji of a family and a flag', '👩‍👩‍👧‍👦🇸🇪.jpg'],
    ['of letters beyond the first plane', '𝕶𝖗𝖆𝖓 𐐀.jpg'],
    ['that changes the text direction', 'kran\u202egpj.exe'],
    ['with a header in it', 'kran.jpg\r\nSet-Cookie: a=b'],
    ['with quotes, a semicolon and per cent', 'a"; filename="b%0d%0a.jpg'],
    ['with a path traversal', '../../../etc/passwd'],
    ['of a Windows device', 'CON'],
    ['of invisible characters only', '\u0000\u200b\u2066'],
    ['with a lone surrogate', 'kran\ud83d.jpg'],
    ['that is very long', `${'å'.repeat(4_000)}.jpg`],
  ])('under a name %s that every program can read, and that is only a name', async (_, name) => {
    const who = aDraft()
    const id = await sent(who, photo, name)
    const [upload] = await listed(who)
    expect(upload).toMatchObject({ state: 'clean', kind: 'jpeg' })
    const shown = upload?.name ?? ''
    // Of invisible characters only the joiners of a family emoji stay.
    expect(shown).toMatch(/^(?:[^\p{C}/\\"<>:|?*]|\u200d){1,120}\.jpg$/u)
    const disposition = (await ask('GET', `/${id}`, who)).headers.get('content-disposition') ?? ''
    const [, plain, coded = ''] =
      /^attachment; filename="([\x20-\x7e]*)"; filename\*=UTF-8''([\w.!#$&+^`|~%-]+)$/.exec(disposition) ?? []
    expect(plain).toMatch(/^[^"\\%]+\.jpg$/)
    expect(decodeURIComponent(coded)).toBe(shown)
  })

  it('by range, and by a HEAD request', async () => {
    const who = aDraft()
    const film = aFilm()
    const id = await sent(who, film, 'kran.mp4')
    const range = (value: string) => ask('GET', `/${id}`, who, { headers: { range: value } })
    for (const [value, start, end] of [
      ['bytes=0-9', 0, 9],
      ['bytes=100-', 100, film.length - 1],
      ['bytes=-20', film.length - 20, film.length - 1],
    ] as const) {
      const response = await range(value)
      expect(response.status).toBe(206)
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${film.length}`)
      expect(Buffer.from(await response.arrayBuffer()).equals(film.subarray(start, end + 1))).toBe(true)
    }
    expect((await range(`bytes=${film.length}-`)).status).toBe(416)
    expect((await range('bytes=9-1')).status).toBe(200)
    const head = await app.request(addressed(`/${id}`, who), {
      method: 'HEAD',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect([head.headers.get('content-length'), await head.text()]).toEqual([String(film.length), ''])
  })

  it('as a thumbnail if it is a picture', async () => {
    const who = aDraft()
    const id = await sent(who, await aJpeg({ width: 2_000, height: 1_000 }))
    const small = await app.request(`${addressed(`/${id}`, who)}&preview`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(320)
    const document = await sent(who, aPdf(), 'avtal.pdf')
    const none = await app.request(`${addressed(`/${document}`, who)}&preview`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(none.status).toBe(404)
  })
})

describe('Files are attached', () => {
  const claim = (who: Who, ids: readonly string[], by = 'case:1') =>
    house.database.db
      .transaction()
      .execute((trx) => uploadService.claim(trx, { owner: owner(who), purpose: 'case', ids, by }))

  it('all or none, once, in the given order, and stay', async () => {
    const who = aDraft()
    const [first, second] = [await sent(who, photo), await sent(who, aPdf(), 'avtal.pdf')]
    const half = await begun(who, 100)
    const strange = randomUUID()
    expect(await claim(who, [first, half, strange])).toEqual({
      kind: 'notClaimed',
      missing: [strange],
      notClean: [half],
    })
    expect(await claim(aDraft(), [first])).toMatchObject({ kind: 'notClaimed', missing: [first] })
    const claimed = await claim(who, [second, first])
    expect(claimed).toMatchObject({
      kind: 'claimed',
      files: [
        { id: second, kind: 'pdf', mediaType: 'application/pdf' },
        { id: first, kind: 'jpeg' },
      ],
    })
    expect(await claim(who, [second, first])).toEqual(claimed)
    expect(await claim(who, [first], 'case:2')).toMatchObject({ kind: 'notClaimed' })
    expect((await ask('DELETE', `/${first}`, who)).status).toBe(404)
    house.clock.pass(10 * uploadLifetimeMs)
    await uploadService.sweep()
    expect((await uploadService.claimedBy(house.database.db, ['case:1'])).map(({ id }) => id)).toEqual([
      first,
      second,
    ])
    expect(await uploadService.open(first)).toMatchObject({ id: first })
  })

  it('until they are released: then nothing is left', async () => {
    const who = aDraft()
    const [first, second] = [await sent(who, photo), await sent(who, photo)]
    await claim(who, [first, second])
    await uploadService.release(house.database.db, { by: 'case:1', ids: [first] })
    await jobs.settled()
    expect(await uploadService.store.list()).toEqual([second])
    await uploadService.release(house.database.db, { by: 'case:1' })
    await jobs.settled()
    expect(await uploadService.store.list()).toEqual([])
    expect(await house.database.db.selectFrom('uploads').select('id').execute()).toEqual([])
  })
})

describe('A file that could not be inspected', () => {
  it('waits while the scanner is unavailable, longer than the job’s retries, and is inspected once it is back', async () => {
    scanner = { scan: () => Promise.reject(new Error('Unavailable')) }
    const who = aDraft()
    await sent(who, photo)
    for (let time = 0; time < 2; time += 1) {
      await uploadService.sweep()
      await jobs.settled()
      expect(await listed(who)).toMatchObject([{ state: 'judging' }])
    }
    scanner = noScanner
    await uploadService.sweep()
    await jobs.settled()
    expect(await listed(who)).toMatchObject([{ state: 'clean' }])
  })
})

describe('An unattached file', () => {
  it('expires after a day, and not before', async () => {
    const who = { ...aDraft(), token: bea }
    await sent(who, photo)
    house.clock.pass(uploadLifetimeMs - 1)
    expect([await uploadService.sweep(), (await listed(who)).length]).toEqual([0, 1])
    house.clock.pass(2)
    expect([await listed(who), await uploadService.sweep(), await uploadService.store.list()]).toEqual([
      [],
      1,
      [],
    ])
  })

  it('leaves nothing behind, also after a thousand broken uploads', async () => {
    const draft = () => ({ kind: 'draft', id: randomUUID() }) as const
    const { Upload: TusUpload } = await import('@tus/server')
    const { Readable } = await import('node:stream')
    for (let at = 0; at < 1_000; at += 1) {
      const id = randomUUID()
      await uploadService.begin({
        id,
        owner: draft(),
        purpose: 'case',
        site: 'sweden',
        name: 'a.jpg',
        size: 1_000,
      })
      if (at % 3 === 0) continue
      await uploadService.store.incoming.create(new TusUpload({ id, size: 1_000, offset: 0 }))
      if (at % 3 === 1)
        await uploadService.store.incoming.write(Readable.from([photo.subarray(0, 500)]), id, 0)
    }
    house.clock.pass(uploadLifetimeMs + 1)
    expect(await uploadService.sweep()).toBe(1_000)
    expect(await uploadService.store.list()).toEqual([])
    expect(await house.database.db.selectFrom('uploads').select('id').execute()).toEqual([])
  })
})

describe('A form with files', () => {
  const formOf = (fields: Record<string, string>, files: readonly (readonly [string, Buffer, string])[]) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const [field, content, name] of files) form.append(field, new Blob([new Uint8Array(content)]), name)
    return form
  }
  const take = (form: FormData, who: Who) =>
    uploadService.takeMultipart(new Request('http://localhost/', { method: 'POST', body: form }), {
      owner: owner(who),
      purpose: 'case',
      site: 'sweden',
      fileFields: ['files'],
    })

  it('is read as a stream: its fields, and its files stored and inspected', async () => {
    const who = aDraft()
    const taken = await take(
      formOf({ description: 'Det droppar. Åäö 😀', roomId: 'kitchen' }, [
        ['files', photo, 'kran.jpg'],
        ['files', Buffer.from('MZ'), 'kran2.jpg'],
        ['files', Buffer.alloc(0), ''],
      ]),
      who,
    )
    expect(Object.fromEntries(taken.fields)).toEqual({
      description: ['Det droppar. Åäö 😀'],
      roomId: ['kitchen'],
    })
    expect(taken.files).toMatchObject([
      { name: 'kran.jpg', state: 'clean', kind: 'jpeg' },
      { name: 'kran2.jpg', state: 'refused', refusal: 'fileType' },
    ])
    expect(taken.issues).toEqual([])
    expect(() => assertAllTaken(taken)).toThrow(expect.objectContaining({ status: 415 }))
    expect(await listed(who)).toHaveLength(2)
  })

  it('stores the valid files if there are too many or one is too large', async () => {
    const who = aDraft()
    const files = Array.from({ length: 6 }, (_, at) => ['files', photo, `${at}.jpg`] as const)
    const tooMany = await take(formOf({}, files), who)
    expect(tooMany.files).toHaveLength(5)
    expect(tooMany.issues).toEqual([{ name: '5.jpg', key: 'tooManyFiles' }])
    expect(() => assertAllTaken(tooMany)).toThrow(expect.objectContaining({ status: 413 }))
    const other = aDraft()
    const large = jpegWith(photo, 0xfe, 'a').subarray(0, 100)
    const tooLarge = await take(
      formOf({}, [
        ['files', Buffer.concat([large, Buffer.alloc(20_971_520)]), 'stor.jpg'],
        ['files', photo, 'bra.jpg'],
      ]),
      other,
    )
    expect(tooLarge.issues).toEqual([{ name: 'stor.jpg', key: 'fileTooLarge' }])
    expect(await listed(other)).toMatchObject([{ name: 'bra.jpg', state: 'clean' }])
  })

  it.each([
    ['of another type', new Request('http://localhost/', { method: 'POST', body: 'a=b' }), 415],
    [
      'without a boundary',
      new Request('http://localhost/', {
        method: 'POST',
        body: 'a',
        headers: { 'content-type': 'multipart/form-data' },
      }),
      415,
    ],
    [
      'that breaks off',
      new Request('http://localhost/', {
        method: 'POST',
        body: '--x\r\ncontent-disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nabc',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      }),
      400,
    ],
    [
      'with an unexpected file',
      new Request('http://localhost/', {
        method: 'POST',
        body: formOf({}, [['other', Buffer.from('x'), 'a']]),
      }),
      400,
    ],
    [
      'with an endless field',
      new Request('http://localhost/', { method: 'POST', body: formOf({ a: 'x'.repeat(70_000) }, []) }),
      413,
    ],
  ])('%s is rejected, and nothing of it is stored', async (_, request, status) => {
    const who = aDraft()
    const taking = uploadService.takeMultipart(request, {
      owner: owner(who),
      purpose: 'case',
      site: 'sweden',
      fileFields: ['files'],
    })
    await expect(taking).rejects.toMatchObject({ status })
    expect([await listed(who), await uploadService.store.list()]).toEqual([[], []])
  })
})
