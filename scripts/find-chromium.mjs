// Finds a Chromium for the journeys and the benchmarks, and its arguments. Requires installed packages.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { Launcher } from 'chrome-launcher'
import { pinnedNode, root, run } from './lib/processes.mjs'

/** @typedef {{ executablePath: string, args: string[], source: 'environment' | 'playwright' | 'system' }} Chromium */

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A system Chromium needs flags to reduce background activity. As root, no Chromium starts with its sandbox. */
const argsFor = (/** @type {Chromium['source']} */ source) => [
  ...(source === 'playwright' ? [] : QUIET),
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Debian's Chromium without windows, which Playwright downloads elsewhere. It takes a sixth less processor time than the whole browser. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'

/** The system's Chromium, which Playwright does not look for. */
const systemsOwn = () => {
  if (existsSync(WITHOUT_WINDOWS)) return WITHOUT_WINDOWS
  try {
    return Launcher.getFirstInstallation()
  } catch {
    return undefined
  }
}

/** The installed Chromium: `CHROMIUM_PATH`, Playwright's, or the system's. @returns {Chromium | undefined} */
export const findChromium = () => {
  const found = (
    /** @type {string | undefined} */ executablePath,
    /** @type {Chromium['source']} */ source,
  ) =>
    executablePath && existsSync(executablePath)
      ? { executablePath, source, args: argsFor(source) }
      : undefined
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return found(chosen, 'environment')
  return found(chromium.executablePath(), 'playwright') ?? found(systemsOwn(), 'system')
}

/** Returns a Chromium, and installs one if there is none: with Playwright, or as root with apt on Debian. */
export const ensureChromium = async () => {
  const present = findChromium()
  if (present || process.env.CHROMIUM_PATH) return present
  console.log('No Chromium here yet: fetching one.')
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  await run(pinnedNode(), [cli, 'install', 'chromium'], { quiet: true, timeout: 120_000 })
  const downloaded = findChromium()
  // A downloaded browser may lack system libraries; check that it starts.
  if (downloaded && (await run(downloaded.executablePath, ['--version'], { quiet: true })).code === 0)
    return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { quiet: true, env, timeout: 120_000 })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const { code } = await run('apt-get', ['install', '-y', '-qq', name], {
        quiet: true,
        env,
        timeout: 240_000,
      })
      if (code === 0) break
    }
  }
  const installed = findChromium()
  return installed && installed.source !== 'playwright' ? installed : downloaded
}

export const HOW_TO_GET_CHROMIUM = `The journeys need Chromium, and none was found.
Any one of these helps:
  npx playwright install --with-deps chromium     downloads Playwright's own
  apt-get install chromium-headless-shell         on Debian (on Ubuntu: chromium)
  CHROMIUM_PATH=/path/to/chrome npm test          uses the one that you name
Without a browser, npm test -- --unit runs everything else.`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const chromium = findChromium()
  console.log(chromium ? JSON.stringify(chromium) : HOW_TO_GET_CHROMIUM)
  process.exitCode = chromium ? 0 : 1
}
