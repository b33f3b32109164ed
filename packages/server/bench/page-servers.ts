// Targets of the benchmarks: the product as `npm start` runs it, and pages as they would be written by hand.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { serverMemory } from '../../../scripts/lib/processes.mjs'
import { onServerCore } from './pinning.ts'

const root = resolve(import.meta.dirname, '../../..')

export interface RunningServer {
  readonly origin: string
  readonly pid: number | undefined
  readonly stop: () => Promise<void>
}

const start = async (
  args: readonly string[],
  { port, env = {}, readyPath }: { port: number; env?: NodeJS.ProcessEnv; readyPath: string },
): Promise<RunningServer> => {
  const command = onServerCore(args)
  const child = spawn(command.program, command.args, {
    env: { ...serverMemory, ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  const isReady = () =>
    fetch(origin + readyPath).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await isReady()); tries += 1) {
    if (tries > 2_400 || child.exitCode !== null) {
      await stop()
      throw new Error(`${args[0]} did not come up within two minutes`)
    }
    await new Promise((done) => setTimeout(done, 50))
  }
  return { origin, pid: child.pid, stop }
}

/** The product on its own port and data directory, or on a PostgreSQL. */
export const startProduct = async ({
  databaseUrl,
  secret,
  objects,
  env,
}: {
  readonly databaseUrl?: string
  /** The secret by which sessions can be created. */
  readonly secret?: string
  readonly objects?: number
  readonly env?: NodeJS.ProcessEnv
} = {}): Promise<RunningServer> => {
  const directory = await mkdtemp(join(tmpdir(), 'husrum-bench-'))
  const server = await start(
    [
      join(root, 'packages/server/src/main.ts'),
      ...(objects === undefined ? [] : ['--objects', String(objects)]),
    ],
    {
      port: await freePort(),
      readyPath: '/health/ready',
      env: {
        HUSRUM_DATA_DIR: directory,
        LOG_LEVEL: 'silent',
        ...(databaseUrl === undefined
          ? { EMBEDDED_DATABASE: '1' }
          : { DATABASE_URL: databaseUrl, SEED_WORLD: '1' }),
        ...(secret !== undefined && { HUSRUM_SECRET: secret }),
        ...env,
      },
    },
  )
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** A static page, on a server that does nothing else; pictures and fonts are the product's. */
export const startStillPage = async (html: string, product: string): Promise<RunningServer> => {
  const directory = await mkdtemp(join(tmpdir(), 'husrum-bench-'))
  const file = join(directory, 'page.html')
  await writeFile(file, html)
  const server = await start([join(import.meta.dirname, 'still-server.ts'), file, product], {
    port: await freePort(),
    readyPath: '/',
  })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The plain scan behind HTTP, over a world of the same size. */
export const startScan = async (objects: number, queries: number): Promise<RunningServer> =>
  start([join(import.meta.dirname, 'scan-server.ts'), String(objects), String(queries)], {
    port: await freePort(),
    readyPath: '/?query=0',
  })
