// Tests the packages as integrators use them: packed, unpacked and run in `examples` against our own server.
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { installOrLeave } from './install.mjs'
import { buildPackages, installPacked } from './lib/packages.mjs'
import { environment, pinnedNode, root, run } from './lib/processes.mjs'

const maxLines = 80
const timeoutMs = 240_000

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => done(port))
    })
  })

/** Starts a process and waits for its ready message. */
const started = (
  /** @type {string[]} */ args,
  /** @type {Record<string, string>} */ variables,
  /** @type {RegExp} */ sign,
) => {
  const child = spawn(pinnedNode(), args, {
    env: { ...environment(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ready = new Promise((done, fail) => {
    let said = ''
    const hear = (/** @type {Buffer} */ part) => {
      said += part
      if (sign.test(said)) done(undefined)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', (code) => fail(new Error(`${args[0]} ended with ${code}: ${said}`)))
    setTimeout(() => fail(new Error(`${args[0]} did not start: ${said}`)), timeoutMs).unref()
  })
  ready.catch(() => undefined)
  return { ready, stop: () => child.kill('SIGKILL') }
}

/** Signs in as a board member of the demo company through the identity simulator. */
const signInAsBoard = async (/** @type {string} */ base) => {
  const { makeClient } = await import('@husrum/client')
  let cookie = ''
  const withCookies = async (/** @type {string} */ address, /** @type {RequestInit} */ init) => {
    const headers = /** @type {Record<string, string>} */ (init.headers)
    const response = await fetch(address, { ...init, headers: { ...headers, cookie } })
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0])
    if (set.length > 0) cookie = [cookie, ...set].filter(Boolean).join('; ')
    return response
  }
  const client = makeClient({ baseUrl: base, fetch: withCookies })
  const provider = /** @type {const} */ ('bank_id')
  const order = await client.call('startIdentification', {
    provider,
    flow: 'loginBoardMember',
    loginType: 'boardMember',
    device: 'other',
    page: '/',
  })
  if (!('id' in order)) throw new Error('The identification did not start')
  await fetch(`${base}/__dev/identity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ deed: 'approve', person: 'boardWithout', qr: order.qr }),
  })
  const { associations = [] } = await client.call('getIdentityStatus', { provider, poolingId: order.id })
  const { token } = await client.call('loginBoard', {
    sessionId: order.id,
    brfAccountId: associations[0]?.id ?? '',
  })
  return { TOKEN: token ?? '', COOKIE: cookie }
}

const fault = {
  firstName: 'Maj',
  lastName: 'Forsell',
  email: 'maj@example.se',
  phone: '070-174 06 05',
  compoundName: 'Brf Fyren',
  compoundNumber: '769600-0012',
  address: 'Kajgatan 4',
  zipCode: '417 55',
  city: 'Göteborg',
  object: '1203',
  description: 'Varför läcker kranen?',
}

/** @typedef {{ passed: number, failed: number }} Tally */

/** @returns {Promise<Tally>} */
export const packageTests = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'husrum-examples-'))
  const running = /** @type {ReturnType<typeof started>[]} */ ([])
  const problems = /** @type {string[]} */ ([])
  let tried = 0
  const is = (
    /** @type {string} */ sentence,
    /** @type {boolean} */ holds,
    /** @type {unknown} */ seen = '',
  ) => {
    tried += 1
    if (!holds) problems.push(`${sentence}: ${seen}`)
  }
  try {
    problems.push(...(await buildPackages()))
    cpSync(join(root, 'examples'), folder, { recursive: true })
    const unpacked = problems.length === 0 && (await installPacked(folder))
    if (unpacked) problems.push(unpacked)
    if (problems.length > 0) throw new Error('There are no packages to test')
    for (const file of ['search-homes/search-homes.mjs', 'report-a-fault/server.mjs']) {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n').length
      is(`${file} has fewer than ${maxLines} lines`, lines < maxLines, lines)
    }

    const [port, formPort] = [await freePort(), await freePort()]
    const base = `http://localhost:${port}`
    mkdirSync(join(folder, 'data'))
    const server = started(
      [join(root, 'packages/server/src/main.ts'), '--objects', '60'],
      { PORT: String(port), HUSRUM_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', NODE_ENV: '' },
      /is ready on port/,
    )
    running.push(server)
    await server.ready
    // The people follow the first page.
    while ((await fetch(`${base}/__dev/seeded`)).status !== 204) await delay(200)

    const search = (/** @type {string[]} */ ...words) =>
      run(pinnedNode(), [join(folder, 'search-homes/search-homes.mjs'), ...words, '--base-url', base], {
        quiet: true,
      })
    const homes = await search('göteborg', '--rooms', '2', '--max', '3')
    is(
      'search-homes lists homes',
      homes.code === 0 && /kr {2}\d rum.*Göteborg\n.*\n[\s\S]*\d of \d+/.test(homes.output),
      homes.output,
    )
    const nowhere = await search('atlantis')
    is(
      'search-homes says where nothing is',
      nowhere.code === 1 && nowhere.output.includes('atlantis'),
      nowhere.output,
    )

    const form = started(
      [join(folder, 'report-a-fault/server.mjs')],
      { PORT: String(formPort), BASE_URL: base, ...(await signInAsBoard(base)) },
      /http:/,
    )
    running.push(form)
    await form.ready
    const page = `http://localhost:${formPort}`
    const blank = await (await fetch(page)).text()
    const draft = /name="draft" value="([^"]+)"/.exec(blank)?.[1] ?? ''
    const send = async (/** @type {Record<string, string>} */ typed) => {
      const response = await fetch(page, { method: 'POST', body: new URLSearchParams({ draft, ...typed }) })
      return { status: response.status, text: await response.text() }
    }
    const wrong = await send({ ...fault, email: 'maj@example', description: '' })
    is(
      'report-a-fault names the fields that are wrong',
      wrong.status === 422 && /email-error/.test(wrong.text) && /description-error/.test(wrong.text),
      wrong.text,
    )
    is('report-a-fault keeps what was typed', wrong.text.includes('Brf Fyren'), wrong.text)
    const first = await send(fault)
    is(
      'report-a-fault answers a reference',
      first.status === 200 && /<b>[\w-]{8,}<\/b>/.test(first.text),
      first.text,
    )
  } catch (error) {
    problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  } finally {
    for (const { stop } of running) stop()
    rmSync(folder, { recursive: true, force: true })
  }
  for (const problem of problems) console.error(problem)
  console.log(`Packages and examples: ${tried} checks, ${problems.length} failed.`)
  return { passed: Math.max(tried - problems.length, 0), failed: problems.length }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installOrLeave()
  const { failed } = await packageTests()
  process.exit(failed > 0 ? 1 : 0)
}
