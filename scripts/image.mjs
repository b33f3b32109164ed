// `npm run image`: performs the steps of the Dockerfile in a directory, without a container engine. Starts the result as a user with
// write access to one folder, and prints its size and start-up time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildOrLeave } from './build.mjs'
import { installOrLeave } from './install.mjs'
import { freePort } from './lib/free-port.mjs'
import { pinnedNode, root, run, serverMemory, stopOnSignals } from './lib/processes.mjs'

await installOrLeave()
await buildOrLeave()
stopOnSignals()

const place = mkdtempSync(join(tmpdir(), 'husrum-image-'))
const image = join(place, 'husrum')
const data = join(place, 'data')
// Other users must be able to read below this folder.
chmodSync(place, 0o755)
mkdirSync(data, { mode: 0o777 })
chmodSync(data, 0o777)

const leave = (/** @type {number} */ code) => {
  rmSync(place, { recursive: true, force: true })
  process.exit(code)
}

/** @type {(name: string, program: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<string>} */
const step = async (name, program, args, env = {}) => {
  const began = performance.now()
  const { code, output } = await run(program, args, { quiet: true, cwd: image, env })
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - began) / 1_000).toFixed(1)} s)`,
  )
  if (code === 0) return output
  console.error(output)
  return leave(1)
}

const megabytes = (/** @type {string} */ folder) =>
  Math.round(
    globSync('**/*', { cwd: folder }).reduce((sum, name) => sum + lstatSync(join(folder, name)).size, 0) /
      1e6,
  )

const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
const isIgnored = new Set(
  ignored.flatMap((pattern) =>
    globSync(pattern, {
      cwd: root,
      exclude: (name) => name === 'node_modules' && pattern !== '**/node_modules',
    }),
  ),
)
cpSync(root, image, {
  recursive: true,
  filter: (from) => !isIgnored.has(from.slice(root.length + 1)) && !from.endsWith('/node_modules'),
})

await step('install production packages', 'npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'])
const sbom = await step('list them (CycloneDX)', 'npm', [
  ...['sbom', '--omit=dev', '--package-lock-only'],
  ...['--sbom-format', 'cyclonedx'],
])
const listed = JSON.parse(sbom.slice(sbom.indexOf('{'))).components.length
// The image has its own Node, for which a copy of the present one is used here.
const node = join(place, 'node')
copyFileSync(pinnedNode(), node)
for (const name of [...globSync('node_modules/node-linux-*', { cwd: image }), 'node_modules/.bin/node'])
  rmSync(join(image, name), { recursive: true, force: true })
cpSync(join(root, 'packages/web/dist'), join(image, 'packages/web/dist'), {
  recursive: true,
  filter: (from) => !from.includes('/dist/types'),
})
// Root may write anywhere, so the server runs as an unprivileged user (id 65534). Node's compile cache is per user.
const isRoot = process.getuid?.() === 0
const user = isRoot ? 65_534 : process.getuid?.()
const compiled = join(image, '.husrum/compiled')
mkdirSync(compiled, { recursive: true })
if (isRoot) chownSync(compiled, 65_534, 65_534)
const asAnonymous = ['--reuid=65534', '--regid=65534', '--clear-groups', node]
await step(
  'first start, to fill the compile cache',
  isRoot ? 'setpriv' : node,
  [...(isRoot ? asAnonymous : []), 'scripts/warm.mjs'],
  { ...serverMemory, NODE_COMPILE_CACHE: compiled },
)
if (!readdirSync(compiled).some((name) => name.endsWith(`-${user}`))) {
  console.error('FAILED the compile cache belongs to another user')
  leave(1)
}
// Make the image read-only.
await step('make the image read-only', 'chmod', ['-R', 'a-w,a+rX', image])

const port = await freePort()
const began = performance.now()
const server = spawn(node, ['packages/server/src/main.ts', '--objects', '200'], {
  cwd: image,
  env: {
    PATH: dirname(node),
    ...serverMemory,
    NODE_ENV: 'production',
    EMBEDDED_DATABASE: '1',
    NODE_COMPILE_CACHE: compiled,
    PORT: String(port),
    HOST: '127.0.0.1',
    HUSRUM_DATA_DIR: data,
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'warn',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
  ...(isRoot && { uid: 65_534, gid: 65_534 }),
})
process.once('exit', () => server.kill('SIGKILL'))
server.stdout.resume()
const ended = once(server, 'exit')
const isReady = () =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ status }) => status === 200,
    () => false,
  )
while (!(await isReady())) {
  if (server.exitCode !== null || performance.now() - began > 120_000) {
    console.error('FAILED the server did not become ready')
    leave(1)
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
}
const seconds = ((performance.now() - began) / 1_000).toFixed(1)
console.log(
  `ok     ready as ${isRoot ? 'user 65534' : 'this user'}, with a new embedded database, after ${seconds} s`,
)
server.kill('SIGTERM')
const [code] = await ended
console.log(code === 0 ? 'ok     stopped on SIGTERM' : `FAILED exited with code ${code}`)
console.log(
  `\n${megabytes(image)} MB without Node: ${megabytes(join(image, 'node_modules'))} of packages (${listed} of them listed), ${megabytes(compiled)} compiled.`,
)
leave(code === 0 ? 0 : 1)
