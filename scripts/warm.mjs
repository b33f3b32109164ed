// Starts the server once in production mode and stops it, to fill NODE_COMPILE_CACHE: for images,
// whose file system is read-only later. Nothing else of that start is kept.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './lib/free-port.mjs'
import { root } from './lib/processes.mjs'

const folder = await mkdtemp(join(tmpdir(), 'husrum-warm-'))
const port = await freePort()
const child = spawn(process.execPath, [join(root, 'packages/server/src/main.ts'), '--objects', '20'], {
  cwd: root,
  env: {
    ...process.env,
    NODE_ENV: 'production',
    EMBEDDED_DATABASE: '1',
    PORT: String(port),
    HOST: '127.0.0.1',
    HUSRUM_DATA_DIR: folder,
    SITE_HOST_SWEDEN: '127.0.0.1',
    ...Object.fromEntries(
      ['NORWAY', 'FINLAND', 'SENIOR', 'COOPERATIVE', 'CONTRACTOR'].map((site) => [
        `SITE_HOST_${site}`,
        `${site.toLowerCase()}.localhost`,
      ]),
    ),
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = once(child, 'exit')
let said = ''
child.stdout.on('data', async (/** @type {Buffer} */ part) => {
  said += part
  if (!said.includes('is ready on port') || child.killed) return
  // Rendering a page compiles the code that renders.
  const page = await fetch(`http://127.0.0.1:${port}/`)
  await page.text()
  if (page.status !== 200) console.error(`The first page returned ${page.status}.`)
  child.kill('SIGTERM')
})
const [code] = await ended
await rm(folder, { recursive: true, force: true })
process.exit(code ?? 1)
