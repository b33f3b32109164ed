// The server as a process: a second one on the same data, and shutdown.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testSecret } from './testing/sessions.ts'
import { makeDataDirectory, makeTestPostgres } from './testing/test-database.ts'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

let directory: string
const running = new Set<ChildProcess>()

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'husrum-process-'))
  makeDataDirectory(directory)
})

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  await rm(directory, { recursive: true, force: true })
})

const serverMain = join(import.meta.dirname, 'main.ts')
/** `npm run serve`. */
const serve = join(import.meta.dirname, '../../../scripts/serve.mjs')
/** The host of the main site, if no setting names another. */
const host = 'www.husrum.example'

/** Starts a server in production mode, which starts faster: no demo fills its database, and the web is built. */
const start = async (variables: NodeJS.ProcessEnv = {}, file = serverMain) => {
  const port = await freePort()
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      HUSRUM_DATA_DIR: directory,
      HUSRUM_SECRET: testSecret,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      EMBEDDED_DATABASE: variables.DATABASE_URL === undefined ? '1' : '',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  const ready = new Promise<void>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`It ended with ${code}: ${said}`)))
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        said += part.toString()
        if (said.includes('is ready on port')) done()
      })
  })
  // Not an unhandled rejection for tests that only await the end.
  ready.catch(() => {})
  const ended = new Promise<number | null>((done) => child.once('exit', done))
  return { child, ready, ended, said: () => said, origin: `http://127.0.0.1:${port}` }
}

/** Requests a page of the main site, and reads the whole response. */
const request = async (url: string, agent?: Agent): Promise<IncomingMessage> => {
  const sent = get(url, { agent, headers: { host, accept: 'text/html' } })
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  return response
}

/** Requests one page after the other, on a keep-alive connection if possible, until the server is gone. */
const requestUntilGone = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const first = request(url, agent)
  const end = async (): Promise<unknown> => {
    try {
      for (await first; ; ) await request(url, agent)
    } catch (cause) {
      return (cause as NodeJS.ErrnoException).code
    }
  }
  return { first, end: end() }
}

/** A load balancer: polls the readiness of each server, and sends requests to ready ones. */
const balance = () => {
  const agent = new Agent({ keepAlive: true })
  const servers = new Map<string, boolean>()
  const polling = setInterval(() => {
    for (const origin of servers.keys())
      fetch(`${origin}/health/ready`).then(
        ({ status }) => servers.has(origin) && servers.set(origin, status === 200),
        () => servers.has(origin) && servers.set(origin, false),
      )
  }, 100)
  let turn = 0
  const seen = { answered: 0, failed: [] as unknown[] }
  // A view model: a server with a late event loop rejects pages, and test machines are slow.
  const send = async (): Promise<void> => {
    const ready = [...servers].filter(([, isReady]) => isReady)
    turn += 1
    const [origin = ''] = ready[turn % Math.max(1, ready.length)] ?? []
    try {
      const { statusCode } = await request(`${origin}/kundservice/GetViewModel`, agent)
      if (statusCode === 200) seen.answered += 1
      else seen.failed.push(statusCode)
    } catch (cause) {
      seen.failed.push(cause)
    }
  }
  let isOver = false
  const visitor = async (): Promise<void> => {
    while (!isOver) await send()
  }
  return {
    seen,
    add: (origin: string) => servers.set(origin, true),
    begin: (visitors: number) => {
      const all = Promise.all(Array.from({ length: visitors }, visitor))
      return async () => {
        isOver = true
        await all
        clearInterval(polling)
        agent.destroy()
      }
    },
  }
}

describe('The server process', { timeout: 120_000 }, () => {
  it('reports in one sentence that the database rejects the connection, without the password', async () => {
    const postgres = await makeTestPostgres()
    try {
      const url = new URL(postgres.url)
      url.username = 'unknown_user'
      url.password = 'not-the-password'
      const { ended, said } = await start({ DATABASE_URL: url.href })
      expect(await ended).toBe(1)
      expect(said().trim()).toBe(
        'The database at DATABASE_URL refused the login: check the user, the password and the name of the database.',
      )
    } finally {
      await postgres.drop()
    }
  })

  it('refuses to start in production without a database setting, and names the setting', async () => {
    const { ended, said } = await start({ DATABASE_URL: '' })
    expect(await ended).toBe(1)
    expect(said()).toMatch(/^DATABASE_URL must be set in production\. EMBEDDED_DATABASE=1 .*\n$/)
  })

  it('runs in production mode if started by `npm run serve`, unless NODE_ENV is set', {
    timeout: 120_000,
  }, async () => {
    const forgotten = await start({ NODE_ENV: '', DATABASE_URL: '' }, serve)
    expect(await forgotten.ended).toBe(1)
    expect(forgotten.said()).toContain('DATABASE_URL must be set in production')
    const healthPort = await freePort()
    const meant = await start(
      {
        NODE_ENV: '',
        DRAIN_SECONDS: '0',
        MAX_CONNECTIONS: '2',
        HEALTH_PORT: String(healthPort),
        LOG_LEVEL: 'warn',
      },
      serve,
    )
    await meant.ready
    expect(meant.said()).toContain('(production)')
    expect(meant.said()).toContain('set MAP_TILES_URL and MAP_TILES_ATTRIBUTION')
    // All connections are taken: only the health checks still answer.
    const held = [1, 2].map(() => connect(Number(new URL(meant.origin).port), '127.0.0.1'))
    await Promise.all(held.map((socket) => once(socket, 'connect')))
    await expect(fetch(`${meant.origin}/health/ready`)).rejects.toThrow('fetch failed')
    const healthOf = (path: string) => fetch(`http://127.0.0.1:${healthPort}${path}`)
    expect(await (await healthOf('/health/ready')).json()).toMatchObject({ status: 'ready' })
    expect((await healthOf('/')).status).toBe(404)
    for (const socket of held) socket.destroy()
    meant.child.kill('SIGTERM')
    expect(await meant.ended).toBe(0)
    // Explicit values are not overridden.
    const staging = await start({ NODE_ENV: 'staging' }, serve)
    expect(await staging.ended).toBe(1)
    expect(staging.said()).toContain('NODE_ENV must be production or development')
  })

  it('exits if another process has the data directory open, and starts once that one has stopped', async () => {
    const first = await start()
    await first.ready
    expect((await fetch(`${first.origin}/health/ready`)).status).toBe(200)

    const second = await start()
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain('is using this data directory')
    expect((await fetch(`${first.origin}/health/ready`)).status).toBe(200)

    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)

    const third = await start()
    await third.ready
    expect((await fetch(`${third.origin}/health/ready`)).status).toBe(200)
    third.child.kill('SIGINT')
    expect(await third.ended).toBe(0)
  })

  it('hands over to another server of the same database without a failed request', {
    timeout: 180_000,
  }, async () => {
    const postgres = await makeTestPostgres()
    try {
      const variables = { DATABASE_URL: postgres.url, DRAIN_SECONDS: '1' }
      const before = await start(variables)
      await before.ready
      const front = balance()
      front.add(before.origin)
      const end = front.begin(6)
      const after = await start(variables)
      await after.ready
      front.add(after.origin)
      // Supervisors may signal it twice: directly, and through its parent, which passes the signal on.
      before.child.kill('SIGTERM')
      before.child.kill('SIGTERM')
      expect(await before.ended).toBe(0)
      const { answered } = front.seen
      await expect.poll(() => front.seen.answered, { timeout: 30_000 }).toBeGreaterThan(answered + 20)
      await end()
      expect(front.seen.failed).toEqual([])
      after.child.kill('SIGTERM')
      expect(await after.ended).toBe(0)
    } finally {
      await postgres.drop()
    }
  })

  it('drains without failing a request when it is stopped under load', async () => {
    // Longer than the requests below take on a busy machine. Each client must end with a refused connection, not with a failed request.
    const { child, ready, ended, origin } = await start({ DRAIN_SECONDS: '6' })
    await ready
    const clients = Array.from({ length: 30 }, () => requestUntilGone(`${origin}/kundservice/GetViewModel`))
    await Promise.all(clients.map(({ first }) => first))
    child.kill('SIGTERM')
    const readiness = async () => (await fetch(`${origin}/health/ready`)).json()
    await expect.poll(readiness).toEqual({ status: 'draining', database: 'ok' })
    expect((await request(`${origin}/kundservice/`)).headers.connection).toBe('close')
    expect(await Promise.all(clients.map(({ end }) => end))).toEqual(Array(30).fill('ECONNREFUSED'))
    expect(await ended).toBe(0)
  })
})
