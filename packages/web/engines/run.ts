// `npm run engines`: runs the main journeys in every installed engine, against a server of its own. See docs/guide/engines.md.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { root } from '../../../scripts/lib/processes.mjs'
import type { EngineName } from './engines.ts'
import { engineNames, findEngine, howToGet } from './engines.ts'
import { journeys, views } from './journeys.ts'
import { makeVisitor } from './visitor.ts'

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [...engineNames] },
    journey: { type: 'string', multiple: true, default: Object.keys(journeys) },
    require: { type: 'boolean', default: false },
    look: { type: 'string' },
    url: { type: 'string' },
  },
})

/** Log lines of the server about browsers: a page error, or a violation of the content security policy. */
const complaint = /"msg":"(?:A page failed in a browser|The content security policy blocked)/

interface Server {
  readonly origin: string
  /** Those since the last call. */
  complaints(): readonly string[]
  stop(): Promise<void>
}

const startServer = async (): Promise<Server> => {
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'husrum-engines-'))
  const child = spawn(process.execPath, [join(root, 'packages/server/src/main.ts')], {
    env: { ...process.env, PORT: String(port), HUSRUM_DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) =>
      said.push(
        ...String(chunk)
          .split('\n')
          .filter((line) => complaint.test(line)),
      ),
    )
  const stop = async () => {
    child.kill('SIGTERM')
    for (let left = 80; left > 0 && child.exitCode === null && child.signalCode === null; left -= 1)
      await delay(100)
    child.kill('SIGKILL')
    rmSync(data, { recursive: true, force: true })
  }
  const origin = `http://localhost:${port}`
  for (let left = 1_500; ; left -= 1) {
    const isReady = await fetch(`${origin}/__dev/seeded`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    if (left === 0 || child.exitCode !== null) {
      await stop()
      throw new Error('The server did not come up')
    }
    await delay(200)
  }
  return {
    origin,
    complaints: () => {
      const heard = said
      said = []
      return heard
    },
    stop,
  }
}

/** Declines cookies, so that no prompt appears in a journey. */
const refuseCookies = `() => { document.cookie = 'user-consent-settings=1.000.1.' + Date.now() + '; path=/' }`

let failures = 0
const rows: string[][] = []

const look = async (visitor: ReturnType<typeof makeVisitor>, engine: EngineName, folder: string) => {
  mkdirSync(folder, { recursive: true })
  for (const [name, show] of views) {
    await show(visitor)
    for (const [width, height] of [
      [320, 700],
      [1280, 900],
    ] as const) {
      await visitor.resize(width, height)
      await delay(1_000)
      writeFileSync(join(folder, `${name}-${width}-${engine}.png`), await visitor.picture())
    }
  }
}

const goThrough = async (engine: EngineName, server: Server): Promise<void> => {
  const open = findEngine(engine)
  if (!open) {
    console.log(`${engine} is absent: ${howToGet[engine]}`)
    rows.push([engine, 'absent'])
    if (values.require) failures += 1
    return
  }
  const heard = new Set<string>()
  let version: string = engine
  for (const name of [...values.journey, ...(values.look === undefined ? [] : ['look'])]) {
    const journey = journeys[name]
    // Each journey starts with a fresh browser.
    const driver = await open()
    version = driver.engine
    const visitor = makeVisitor(driver, server.origin)
    const started = Date.now()
    let outcome = 'ok'
    try {
      await driver.goto(`${server.origin}/cookies/`)
      await driver.ask(refuseCookies)
      await visitor.resize(1280, 900)
      if (journey) await journey(visitor)
      else if (values.look !== undefined) await look(visitor, engine, values.look)
    } catch (cause) {
      outcome = `FAILED: ${cause instanceof Error ? cause.message : String(cause)}`
      const picture = join(root, 'test-results', `${engine}-${name.replace(/ /g, '-')}.png`)
      mkdirSync(join(root, 'test-results'), { recursive: true })
      await driver.picture().then(
        (png) => writeFileSync(picture, png),
        () => undefined,
      )
      failures += 1
    } finally {
      await driver.quit()
    }
    const complaints = server.complaints().filter((line) => !heard.has(line))
    for (const line of complaints) heard.add(line)
    if (complaints.length > 0) {
      failures += 1
      outcome += ` · the server heard: ${complaints.join(' · ')}`
    }
    rows.push([version, name, outcome])
    console.log(`${version}: ${name}: ${outcome} (${Math.round((Date.now() - started) / 1_000)} s)`)
  }
}

// Each engine has a server of its own, so that the bookings and answers of one do not affect another.
for (const engine of engineNames)
  if (values.engine.includes(engine)) {
    const server: Server =
      values.url === undefined
        ? await startServer()
        : { origin: values.url, complaints: () => [], stop: async () => undefined }
    try {
      await goThrough(engine, server)
    } finally {
      await server.stop()
    }
  }
const passed = rows.filter(([, , outcome]) => outcome === 'ok').length
console.log(
  `\n${passed} passed, ${failures} failed, ${rows.filter(([, what]) => what === 'absent').length} absent`,
)
process.exit(failures > 0 || passed === 0 ? 1 : 0)
