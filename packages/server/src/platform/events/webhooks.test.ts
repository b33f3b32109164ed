// Sending events on PostgreSQL, to receivers that are down, slow or wrong.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { EventDto } from '@husrum/contract'
import pino from 'pino'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeServerProcesses } from '../../testing/server-processes.ts'
import { testSecret } from '../../testing/sessions.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { PostPublic } from '../http/fetch-public.ts'
import { makePostPublic } from '../http/fetch-public.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { jobsModule } from '../jobs/module.ts'
import { makeSeal } from '../secrets/seal.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { addEvents } from './add-events.ts'
import type { Connections } from './connections.ts'
import { makeConnections } from './connections.ts'
import { makeEventFeed } from './event-feed.ts'
import { webhookHeaders } from './webhook-signature.ts'
import { makeWebhooks } from './webhooks.ts'

const hourMs = 3_600_000

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly event: EventDto
}
type Answer = (received: Received, response: ServerResponse) => void

let postgres: TestPostgres
let database: OpenDatabase
let jobs: Jobs
let closeJobs: () => Promise<void> | void
let connections: Connections
let order: () => Promise<void>
let now = Date.parse('2026-11-28T12:00:00Z')
let post: PostPublic
let staffLetters: string[] = []
const usual = makePostPublic({ allowsHttp: true, isAllowedAddress: () => true })

const ok: Answer = (_, response) => response.writeHead(204).end()
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end('anna@example.com called 070-174 06 05')
let answer: Answer = ok
let received: Received[] = []
const receiver = createServer(async (request, response) => {
  const body = await text(request)
  const one = { headers: request.headers, body, event: JSON.parse(body) as EventDto }
  received.push(one)
  answer(one, response)
})
const urlOf = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  postgres = await makeTestPostgres()
  database = openPatiently(postgres.url)
  const { db } = database
  const keys = makeSecretKeys(testSecret)
  const seal = makeSeal(keys.keysFor('webhook'))
  const module = await jobsModule(
    { db, keys, log: pino({ level: 'silent' }) },
    { retries: { limit: 20, firstSeconds: 0, longestSeconds: 0 } },
  )
  jobs = module.jobs
  closeJobs = () => module.close?.()
  connections = makeConnections({ db, feed: makeEventFeed(db), seal, now: () => now })
  ;({ order } = makeWebhooks({
    db,
    now: () => now,
    jobs,
    feed: makeEventFeed(db),
    seal,
    post: (address, options) => post(address, options),
    tellStaff: async (_, name) => void staffLetters.push(name),
  }))
})
beforeEach(async () => {
  await database.db.deleteFrom('webhook_endpoints').execute()
  received = []
  staffLetters = []
  answer = ok
  post = usual
})
afterAll(async () => {
  await closeJobs()
  await database.close()
  await postgres.drop()
  receiver.close()
})

const run = async (): Promise<void> => {
  await order()
  await jobs.settled()
}
const later = async (ms: number): Promise<void> => {
  now += ms
  await run()
}
const changed = (homeId: string, version: number) =>
  ({ type: 'home.changed', data: { homeId, status: 'forSale', version } }) as const
const tell = (...homes: readonly (readonly [string, number])[]) =>
  addEvents(
    database.db,
    homes.map(([id, version]) => changed(id, version)),
  )
const add = (types: readonly ('home.changed' | 'booking.held')[] = []) =>
  connections.add({ name: 'CRM', url: urlOf(), types })
const takenVersions = () => received.map(({ event }) => `${event.data.homeId} ${event.data.version}`)
const stateOf = async () => (await connections.list())[0]

describe('An event', () => {
  it('is sent once, signed, and verified by the library of Standard Webhooks', async () => {
    await tell(['before', 1])
    const { secret } = await add()
    await tell(['home-1', 1], ['home-2', 1])
    await run()
    await run()
    expect(takenVersions()).toEqual(['home-1 1', 'home-2 1'])
    for (const { headers, body, event } of received) {
      expect(headers).toMatchObject({
        'webhook-id': event.id,
        'content-type': 'application/cloudevents+json',
      })
      now = Date.now()
      expect(event.specversion).toBe('1.0')
      expect(Buffer.byteLength(body)).toBeLessThan(1_000)
    }
    const [first] = received
    const fresh = webhookHeaders({ id: 'a', at: Date.now(), body: first?.body ?? '' }, [secret])
    expect(new Webhook(secret).verify(first?.body ?? '', { ...fresh })).toEqual(first?.event)
  })

  it('is sent to connections that ask for its type', async () => {
    await add(['booking.held'])
    await tell(['home-1', 1])
    const data = { bookingId: 'b', homeId: 'home-1', status: 'held', version: 1 } as const
    await addEvents(database.db, [{ type: 'booking.held', data }])
    await run()
    expect(received.map(({ event }) => event.type)).toEqual(['booking.held'])
  })

  it('is signed with both secrets while one replaces the other', async () => {
    const { id, secret } = await add()
    const next = (await connections.rotate(id)) ?? ''
    now = Date.now()
    await tell(['home-1', 1])
    await run()
    expect(await connections.finishRotation(id)).toBe(true)
    await tell(['home-1', 2])
    await run()
    const accepts = (one: Received | undefined, by: string) => {
      try {
        new Webhook(by).verify(one?.body ?? '', one?.headers as Record<string, string>)
        return true
      } catch {
        return false
      }
    }
    const verified = received.map((one) => [accepts(one, secret), accepts(one, next)])
    expect(verified).toEqual([
      [true, true],
      [false, true],
    ])
  })

  it('holds back later ones of its subject until it is taken, and no others', async () => {
    await add()
    answer = (one, response) =>
      one.event.data.homeId === 'bad' ? status(500)(one, response) : ok(one, response)
    await tell(['bad', 1], ['good', 1], ['bad', 2], ['good', 2])
    await run()
    expect(takenVersions()).toEqual(['bad 1', 'good 1', 'good 2'])
    answer = ok
    received = []
    await later(6_000)
    expect(takenVersions()).toEqual(['bad 1', 'bad 2'])
    expect(await stateOf()).toMatchObject({ state: 'on', waiting: 0 })
  })

  it('is given up after ten attempts of three days, and can be sent again', async () => {
    const { id } = await add()
    answer = status(500)
    await tell(['home-1', 1])
    const times: number[] = []
    const begun = now
    for (let attempt = 0; attempt < 2_000 && times.length < 10; attempt += 1) {
      const before = received.length
      await run()
      if (received.length > before) times.push(now - begun)
      now += times.length < 3 ? 5_000 : hourMs / 2
    }
    expect(times).toHaveLength(10)
    expect(times.at(-1)).toBeGreaterThan(70 * hourMs)
    expect(times.at(-1)).toBeLessThan(90 * hourMs)
    await later(30 * hourMs)
    expect(received).toHaveLength(10)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await stateOf()).toMatchObject({ state: 'on', givenUp: 1, waiting: 0 })
    answer = ok
    expect(await connections.replay(id, { eventId: received[0]?.event.id ?? '' })).toBe(1)
    await run()
    expect(received).toHaveLength(11)
    const span = { from: '2026-01-01T00:00:00Z', to: '2030-01-01T00:00:00Z' }
    expect(await connections.replay(id, span)).toBeGreaterThan(0)
    expect(await connections.remove(id)).toBe(true)
    expect(await connections.replay(id, span)).toBeUndefined()
  })
})

describe('A receiver', () => {
  it('that is down gets everything once and in order when it is back', async () => {
    await add()
    answer = status(503)
    await tell(...Array.from({ length: 30 }, (_, at) => [`home-${at % 3}`, at] as const))
    await run()
    const tried = received.length
    expect(tried).toBeLessThanOrEqual(6)
    // Nothing is tried while it is paused.
    await run()
    expect(received.length).toBe(tried)
    for (let hour = 0; hour < 72; hour += 1) await later(hourMs)
    expect(received.length).toBeLessThan(60)
    answer = ok
    received = []
    await later(24 * hourMs)
    await run()
    const versions = received.map(({ event }) => Number(event.data.version))
    expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at))
    for (const home of [0, 1, 2]) {
      const own = versions.filter((version) => version % 3 === home)
      expect(own).toEqual(own.toSorted((a, b) => a - b))
    }
  })

  it('that redirects is not followed', async () => {
    await add()
    answer = status(301, { location: `${urlOf()}/elsewhere` })
    await tell(['home-1', 1])
    await run()
    expect(received).toHaveLength(1)
    expect(await stateOf()).toMatchObject({ state: 'on', waiting: 1 })
  })

  it('that answers 410 is switched off at once, and on again by staff', async () => {
    const { id } = await add()
    answer = status(410)
    await tell(['home-1', 1], ['home-2', 1])
    await run()
    await later(hourMs)
    expect(received).toHaveLength(1)
    expect(staffLetters).toEqual(['CRM'])
    expect(await stateOf()).toMatchObject({ state: 'gone' })
    answer = ok
    expect(await connections.resume(id)).toBe(true)
    await run()
    expect(takenVersions()).toEqual(['home-1 1', 'home-1 1', 'home-2 1'])
  })

  it('that fails for five days is switched off, with one letter', async () => {
    await add()
    answer = status(500)
    for (let day = 0; day < 7; day += 1) {
      await tell([`home-${day}`, 1])
      for (let hour = 0; hour < 24; hour += 3) await later(3 * hourMs)
    }
    expect(await stateOf()).toMatchObject({ state: 'off' })
    expect(staffLetters).toEqual(['CRM'])
  })

  it('that asks for time gets it', async () => {
    await add()
    answer = status(429, { 'retry-after': '7200' })
    await tell(['home-1', 1])
    await run()
    await later(hourMs)
    expect(received).toHaveLength(1)
    await later(2 * hourMs)
    expect(received).toHaveLength(2)
  })

  it('that is slow is left after a while; one that lies about its length has taken the event', async () => {
    await add()
    post = (address, options) => usual(address, { ...options, timeoutMs: 300 })
    answer = () => undefined
    await tell(['home-1', 1])
    await run()
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '5000' })
      response.write('short')
      setTimeout(() => response.destroy(), 20)
    }
    await later(6_000)
    expect(await stateOf()).toMatchObject({ waiting: 0 })
    const attempts = await database.db.selectFrom('webhook_attempts').selectAll().orderBy('attempt').execute()
    expect(attempts).toMatchObject([
      { attempt: 1, status: null, problem: 'tooSlow', answer: null },
      { attempt: 2, status: 200, problem: null, answer: 'short' },
    ])
  })

  it('has no personal data of its answers stored, and no more than a kilobyte', async () => {
    await add()
    answer = (_, response) =>
      response.writeHead(200).end(`anna@example.com 19811218-9876 ${'x'.repeat(5_000)}`)
    await tell(['home-1', 1])
    await run()
    const [row] = await database.db.selectFrom('webhook_attempts').selectAll().execute()
    expect(row?.answer).toMatch(/^… … x+$/)
    expect(row?.answer?.length).toBeLessThanOrEqual(1_000)
  })

  it('on a private network is not called', async () => {
    post = makePostPublic({ allowsHttp: true })
    await add()
    await tell(['home-1', 1])
    await run()
    expect(received).toHaveLength(0)
    const [row] = await database.db.selectFrom('webhook_attempts').selectAll().execute()
    expect(row).toMatchObject({ problem: 'addressNotAllowed' })
  })
})

describe('A server that stops between sending and storing it', () => {
  it('sends the event again with the same id', async () => {
    await add()
    let isFirst = true
    post = async (address, options) => {
      const answered = await usual(address, options)
      if (isFirst) {
        isFirst = false
        throw new Error('killed')
      }
      return answered
    }
    await tell(['home-1', 1])
    await run()
    await later(61_000)
    expect(received).toHaveLength(2)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('as a process that is killed: each event arrives, in effect once, in the order of its subject', {
    timeout: 300_000,
  }, async () => {
    await add()
    answer = (_, response) => void setTimeout(() => response.writeHead(204).end(), 5)
    const servers = makeServerProcesses('webhooks-process.ts', {
      DATABASE_URL: postgres.url,
      CLOCK_START: String(Date.now()),
    })
    const total = 90
    let written = 0
    for (let round = 0; round < 3; round += 1) {
      const running = await Promise.all([servers.start(), servers.start()])
      for (const end = written + Math.ceil(total / 3); written < Math.min(end, total); written += 1)
        await tell([`home-${written % 5}`, written])
      await delay(300 + round * 150)
      for (const one of running) await one.kill()
    }
    const last = await servers.start()
    const isWhole = () => new Set(received.map(({ event }) => event.id)).size === total
    for (const until = Date.now() + 60_000; !isWhole() && Date.now() < until; ) await delay(200)
    await last.kill()
    expect(isWhole()).toBe(true)
    const effects: number[] = []
    const known = new Set<string>()
    for (const { event } of received) {
      if (known.has(event.id)) continue
      known.add(event.id)
      effects.push(Number(event.data.version))
    }
    for (const home of [0, 1, 2, 3, 4]) {
      const own = effects.filter((version) => version % 5 === home)
      expect(own).toEqual(own.toSorted((a, b) => a - b))
    }
  })
})

describe('npm run connections', () => {
  const command = async (...words: readonly string[]) => {
    const file = join(import.meta.dirname, '../../connections-command.ts')
    const child = spawn(process.execPath, [file, ...words], {
      env: { ...process.env, DATABASE_URL: postgres.url, HUSRUM_SECRET: testSecret },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [said, problems, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve) => child.once('exit', resolve)),
    ])
    return { said: said.trim(), problems, code }
  }

  it('adds, tests and lists', { timeout: 300_000 }, async () => {
    const added = await command('add', '--name', 'ERP', '--url', urlOf(), '--type', 'home.changed')
    expect(added).toMatchObject({ code: 0, said: expect.stringMatching(/whsec_[\w+/]{43}=$/) })
    const id = (await stateOf())?.id ?? ''
    expect(await command('test', id)).toMatchObject({ code: 0, said: expect.stringContaining('204') })
    const { headers, body, event } = received[0] as Received
    expect(event.type).toBe('connection.test')
    const secret = added.said.split('\n').at(-1) ?? ''
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(event)
    expect((await command('list')).said).toMatch(/ERP .* home\.changed +on/)
    expect(await command('add', '--name', 'CRM', '--url', 'ftp://crm.example/')).toMatchObject({ code: 2 })
  })
})

it('A signature is that of the test vector of Standard Webhooks', () => {
  expect(
    webhookHeaders(
      { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at: 1_614_265_330_000, body: '{"test": 2432232314}' },
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    ),
  ).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

describe('The example receiver', () => {
  const secret = `whsec_${Buffer.from('the secret of the example receiver').toString('base64')}`
  let child: ChildProcess | undefined
  afterEach(() => void child?.kill())

  it('takes events that are signed, and refuses forged, changed and old ones', async () => {
    const file = join(import.meta.dirname, '../../../../../examples/webhook-receiver/receiver.mjs')
    child = spawn(process.execPath, [file], {
      env: { ...process.env, SECRET: secret, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const said = await new Promise<string>((resolve) =>
      child?.stdout?.once('data', (data: Buffer) => resolve(data.toString())),
    )
    const url = `http://127.0.0.1:${/\d+/.exec(said)?.[0]}/`
    const body = JSON.stringify({
      id: 'one',
      subject: 'home/1',
      sequence: '1',
      type: 'home.changed',
      data: {},
    })
    const send = async (sent: string, headers: Readonly<Record<string, string>>) =>
      (await usual(url, { body: sent, headers, timeoutMs: 5_000, maxAnswerBytes: 100 })) as unknown as {
        status: number
      }
    const signed = (at: number, by = secret) => webhookHeaders({ id: 'one', at, body }, [by])
    const minuteMs = 60_000
    expect((await send(body, signed(Date.now()))).status).toBe(204)
    expect((await send(body, signed(Date.now() - 4 * minuteMs))).status).toBe(204)
    expect((await send(body, signed(Date.now() - 6 * minuteMs))).status).toBe(401)
    expect(
      (await send(body, signed(Date.now(), `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`)))
        .status,
    ).toBe(401)
    expect((await send(body.replace('home/1', 'home/2'), signed(Date.now()))).status).toBe(401)
    expect((await send(body, { ...signed(Date.now()), 'webhook-id': 'two' })).status).toBe(401)
    expect((await send(body, {})).status).toBe(401)
  })
})
