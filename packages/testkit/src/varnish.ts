// A real Varnish with the rules of `ops/varnish`, on the loopback address, if it is installed (`apt-get install varnish varnish-modules`).
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export interface Varnish {
  readonly port: number
  /** Pid of the worker process; undefined if unknown. */
  readonly pid: number | undefined
  /** Accepts purges as servers with `CDN=varnish` send them. */
  readonly purgeUrl: string
  readonly close: () => Promise<void>
}

const rules = resolve(import.meta.dirname, '../../../ops/varnish')

export const hasVarnish = spawnSync('varnishd', ['-V'], { stdio: 'ignore' }).status === 0

/** The started process only supervises the worker. */
const workerOf = (pid: number | undefined): Promise<number | undefined> =>
  readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').then(
    (children) => Number(children.trim().split(' ')[0]) || undefined,
    () => undefined,
  )

/** Always `close()` it. Rejects if it does not start. */
export const startVarnish = async ({
  upstreams,
  token,
  /** The program, and arguments before Varnish's own. */
  program = ['varnishd'],
}: {
  /** Ports of two servers on the loopback address; may be the same port twice. */
  readonly upstreams: readonly [number, number]
  /** Authorises purges. */
  readonly token: string
  readonly program?: readonly [string, ...string[]]
}): Promise<Varnish> => {
  const folder = await mkdtemp(join(tmpdir(), 'husrum-varnish-'))
  // If started by root, Varnish runs as an unprivileged user.
  await chmod(folder, 0o755)
  let servers = await readFile(join(rules, 'servers.vcl'), 'utf8')
  for (const [at, port] of upstreams.entries())
    servers = servers.replace(
      `.host = "server-${at + 1}";\n  .port = "3000";`,
      `.host = "127.0.0.1";\n  .port = "${port}";`,
    )
  await writeFile(join(folder, 'servers.vcl'), servers)
  const [port, purgePort] = [await freePort(), await freePort()]
  const [command, ...before] = program
  const child = spawn(
    command,
    [
      ...before,
      ...['-F', '-f', join(rules, 'default.vcl'), '-n', join(folder, 'work')],
      ...['-a', `http=127.0.0.1:${port}`, '-a', `purge=127.0.0.1:${purgePort}`],
      ...['-p', `vcl_path=${folder}`, '-p', 'http_gzip_support=off', '-s', 'malloc,64m'],
    ],
    { env: { ...process.env, CDN_PURGE_TOKEN: token }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const ended = once(child, 'exit')
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await ended
    }
    await rm(folder, { recursive: true, force: true })
  }
  // It compiles its rules first. Any response will do, because the servers may not be running.
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/health/live`).then(
      () => true,
      () => false,
    )
    if (isUp)
      return { port, pid: await workerOf(child.pid), purgeUrl: `http://127.0.0.1:${purgePort}/`, close }
    if (tries > 300 || child.exitCode !== null) {
      await close()
      throw new Error(`Varnish did not come up\n${said}`)
    }
    await delay(100)
  }
}
