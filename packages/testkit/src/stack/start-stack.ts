// All parts of one country as processes of this machine: a caching proxy, two servers in production mode, PostgreSQL, a
// file store, mail, identities, payments and a collector. Parts that end are restarted, as in a cluster.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { merchantCert, merchantKey, simulatorCa } from '@husrum/server/testing/outside'
import { customerCert, customerKey, fakeBankIdCa } from '../fake-bank-id-certificates.ts'
import type { PartName, PartOptions } from './parts.ts'

export type StackPart = PartName | 'server-1' | 'server-2'

/** Connections between two parts: caller→called. */
export type StackLink =
  | `${'server-1' | 'server-2'}→${'postgres' | 'files' | 'mail' | 'bank-id' | 'swish'}`
  | `proxy→${'server-1' | 'server-2'}`
  | 'client→proxy'

export interface Stack {
  /** The origin for visitors. */
  readonly origin: string
  readonly addresses: Readonly<Record<string, string>>
  readonly databaseUrl: string
  /** Contains the servers' logs, one file each. */
  readonly folder: string
  /** The folder in which the store keeps files. */
  readonly filesFolder: string
  readonly secret: string
  /** Control pages for acting as the outside person; JSON for programs. */
  readonly control: Readonly<Record<'mail' | 'bank-id' | 'swish', string>>
  /** Of the current process. */
  readonly pid: (part: StackPart) => number | undefined
  /** Rejects if it is not ready within the time. */
  readonly untilReady: (part: 'server-1' | 'server-2', withinMs: number) => Promise<void>
  /** Stops a server as a rolling update does, and starts it from another checkout; resolves once it is ready. */
  readonly release: (part: 'server-1' | 'server-2', checkout: string) => Promise<void>
  readonly stop: () => Promise<void>
}

export interface StackOptions {
  /** Parts use consecutive ports from this one. */
  readonly firstPort?: number
  /** Number of homes. */
  readonly homes?: number
  /** Fills the database before the first server starts, instead of the generated world. */
  readonly prepare?: (database: { readonly url: string; readonly secret: string }) => Promise<void>
  /** Settings of the servers; they override those of the stack. */
  readonly settings?: Readonly<Record<string, string>>
  /** Inserts a proxy between two parts: gets the port of the called part, and returns the port to call instead. */
  readonly between?: (link: StackLink, port: number) => Promise<number>
  /** The checkout from which servers run; this one if absent. It must have been built. */
  readonly checkout?: string
  /** Receives events of parts. */
  readonly say?: (line: string) => void
}

const places = [
  'proxy',
  'server-1',
  'server-2',
  'postgres',
  'files',
  'mail',
  'mail page',
  'bank-id',
  'bank-id page',
  'swish',
  'swish page',
  'collector',
] as const

const root = join(import.meta.dirname, '../../../..')
const partMain = join(import.meta.dirname, 'part.ts')

/** Browsers resolve names below `localhost` to this machine. */
const hosts = {
  SITE_HOST_SWEDEN: 'localhost',
  SITE_HOST_NORWAY: 'no.localhost',
  SITE_HOST_FINLAND: 'fi.localhost',
  SITE_HOST_SENIOR: 'senior.localhost',
  SITE_HOST_COOPERATIVE: 'coop.localhost',
  SITE_HOST_CONTRACTOR: 'contractor.localhost',
}

const isWell = async (origin: string): Promise<boolean> =>
  fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(1_000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status === 200
    },
    () => false,
  )

interface Command {
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** Working directory. */
  readonly cwd?: string
}

/** Starts parts, and restarts them until `stop` is called. */
const makeSupervisor = (logs: string, say: (line: string) => void) => {
  const running = new Map<string, { child: ChildProcess; pid: number | undefined }>()
  let isOver = false

  const start = async (name: string, command: () => Command, isAgain = false): Promise<void> => {
    const { args, env, cwd = root } = command()
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      // This process forwards Ctrl-C itself.
      detached: true,
    })
    const part = { child, pid: child.pid }
    running.set(name, part)
    // A part that never started is not restarted, so that the error is reported.
    let isThere = isAgain
    const ended = once(child, 'exit').then(([code, signal]) => {
      running.delete(name)
      if (isThere && !isOver) {
        say(`${name} ended (${code ?? signal}) and is started again`)
        void delay(500).then(() => (isOver ? undefined : start(name, command, true).catch(() => undefined)))
      }
      throw new Error(`${name} ended: ${code ?? signal}`)
    })
    ended.catch(() => undefined)
    // A part prints its first output when it is ready: a server a message, every other part its pid.
    const [said] = (await Promise.race([once(child.stdout as never, 'data'), ended])) as [Buffer]
    isThere = true
    const told = /^\{.*\}/.exec(String(said))?.[0]
    if (told !== undefined) part.pid = (JSON.parse(told) as { pid: number }).pid
    child.stdout?.pipe(createWriteStream(join(logs, `${name}.log`), { flags: 'a' }))
  }

  return {
    start,
    pid: (name: string) => running.get(name)?.pid,
    /** Stops it gracefully; it is restarted. */
    end: async (name: string): Promise<void> => {
      const part = running.get(name)
      if (!part) return
      const ended = once(part.child, 'exit')
      part.child.kill('SIGTERM')
      await ended
    },
    stop: async (names: readonly string[]) => {
      isOver = true
      for (const name of names) {
        const part = running.get(name)
        if (!part) continue
        const ended = once(part.child, 'exit')
        // A frozen process receives no signals until SIGCONT.
        part.child.kill('SIGCONT')
        part.child.kill('SIGTERM')
        const timer = setTimeout(() => part.child.kill('SIGKILL'), 10_000)
        await ended
        clearTimeout(timer)
      }
    },
  }
}

/** The web must have been built. Always `stop()` it. */
export const startStack = async ({
  firstPort = 4300,
  homes = 1_000,
  prepare,
  settings = {},
  between = async (_, port) => port,
  checkout = root,
  say = () => undefined,
}: StackOptions = {}): Promise<Stack> => {
  const folder = await mkdtemp(join(tmpdir(), 'husrum-stack-'))
  const portOf = (place: (typeof places)[number]): number => firstPort + places.indexOf(place)
  const originOf = (place: (typeof places)[number]): string => `http://localhost:${portOf(place)}`
  const supervisor = makeSupervisor(folder, say)
  const databaseUrl = `postgres://husrum:husrum@127.0.0.1:${portOf('postgres')}/husrum_test`
  const secret = randomBytes(48).toString('base64')

  const keep = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
  const certificates = {
    BANKID_CA: await keep('bank-id-ca.pem', fakeBankIdCa),
    BANKID_CERT: await keep('bank-id-cert.pem', customerCert),
    BANKID_KEY: await keep('bank-id-key.pem', customerKey),
    SWISH_CA: await keep('swish-ca.pem', simulatorCa),
    SWISH_CERT: await keep('swish-cert.pem', merchantCert),
    SWISH_KEY: await keep('swish-key.pem', merchantKey),
  }
  // PostgreSQL's own user must be able to reach its data.
  await chmod(folder, 0o711)
  await mkdir(join(folder, 'postgres'))
  await mkdir(join(folder, 'files'))

  const startPart = (name: PartName, options: Omit<PartOptions, 'port'> = {}) =>
    supervisor.start(name, () => ({
      args: [partMain, name, JSON.stringify({ port: portOf(name), ...options })],
    }))

  const checkouts = { 'server-1': checkout, 'server-2': checkout }

  const startServer = async (name: 'server-1' | 'server-2') => {
    const to = async (part: 'postgres' | 'files' | 'mail' | 'bank-id' | 'swish') =>
      between(`${name}→${part}`, portOf(part))
    const world = prepare ? [] : ['--objects', String(homes)]
    const env = {
      NODE_ENV: 'production',
      PORT: String(portOf(name)),
      HOST: '127.0.0.1',
      DATABASE_URL: `postgres://husrum:husrum@127.0.0.1:${await to('postgres')}/husrum_test`,
      HUSRUM_SECRET: secret,
      HUSRUM_DATA_DIR: join(folder, name),
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: `http://127.0.0.1:${await to('files')}`,
      S3_REGION: 'eu-north-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      SMTP_URL: `smtp://127.0.0.1:${await to('mail')}`,
      MAIL_FROM: 'no-reply@husrum.example',
      BANKID_URL: `https://localhost:${await to('bank-id')}/rp/v6.0/`,
      SWISH_URL: `https://localhost:${await to('swish')}/`,
      SWISH_PAYEE: '1234679304',
      ...certificates,
      ...hosts,
      TRUSTED_PROXIES: '1',
      PAGES_PER_MINUTE: '0',
      DRAIN_SECONDS: '2',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
      OTEL_EXPORTER_OTLP_ENDPOINT: originOf('collector'),
      OTEL_SERVICE_NAME: name,
      ...settings,
    }
    await supervisor.start(name, () => {
      const { [name]: cwd } = checkouts
      const [leaveWithParent, serverMain] = [
        join(cwd, 'scripts/lib/leave-with-parent.mjs'),
        join(cwd, 'packages/server/src/main.ts'),
      ]
      return {
        args: ['--import', leaveWithParent, serverMain, ...world],
        env: { ...env, NODE_COMPILE_CACHE: join(cwd, '.husrum/compiled') },
        cwd,
      }
    })
  }

  const untilReady = async (part: 'server-1' | 'server-2', withinMs: number): Promise<void> => {
    const until = Date.now() + withinMs
    while (!(await isWell(`http://127.0.0.1:${portOf(part)}`))) {
      if (Date.now() > until) throw new Error(`${part} was not ready within ${withinMs / 1_000} s`)
      await delay(100)
    }
  }

  const stop = async (): Promise<void> => {
    await supervisor.stop([
      'proxy',
      'server-1',
      'server-2',
      'swish',
      'bank-id',
      'mail',
      'files',
      'collector',
      'postgres',
    ])
    await rm(folder, { recursive: true, force: true })
  }

  try {
    await Promise.all([
      startPart('postgres', { folder: join(folder, 'postgres') }),
      startPart('files', { folder: join(folder, 'files') }),
      startPart('mail', { controlPort: portOf('mail page') }),
      startPart('bank-id', { controlPort: portOf('bank-id page') }),
      startPart('swish', { controlPort: portOf('swish page'), proxyPort: portOf('proxy') }),
      startPart('collector'),
    ])
    await prepare?.({ url: databaseUrl, secret })
    await Promise.all([startServer('server-1'), startServer('server-2')])
    const upstreams = await Promise.all(
      (['server-1', 'server-2'] as const).map(
        async (name) => `http://127.0.0.1:${await between(`proxy→${name}`, portOf(name))}`,
      ),
    )
    await startPart('proxy', { upstreams })
    await Promise.all([untilReady('server-1', 180_000), untilReady('server-2', 180_000)])
  } catch (cause) {
    await stop()
    throw cause
  }
  return {
    origin: `http://localhost:${await between('client→proxy', portOf('proxy'))}`,
    addresses: Object.fromEntries(places.map((place) => [place, originOf(place).replace('http://', '')])),
    databaseUrl,
    folder,
    filesFolder: join(folder, 'files/uploads'),
    secret,
    control: {
      mail: originOf('mail page'),
      'bank-id': originOf('bank-id page'),
      swish: originOf('swish page'),
    },
    pid: supervisor.pid,
    untilReady,
    release: async (part, next) => {
      checkouts[part] = next
      await supervisor.end(part)
      await untilReady(part, 180_000)
    },
    stop,
  }
}
