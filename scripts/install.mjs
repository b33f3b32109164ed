// Installs missing packages; does nothing if none are missing. Plain Node: it runs before there are any packages.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint, readStamp, writeStamp } from './lib/fingerprint.mjs'
import { pinnedNode, root, run, stopOnSignals } from './lib/processes.mjs'

const STAMP = 'node_modules/.husrum-install'

const manifests = () => [
  'package.json',
  'package-lock.json',
  '.npmrc',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`),
]

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, resolved?: string }} Locked */

const packagesIn = (/** @type {string} */ file) => {
  try {
    /** @type {{ packages: Record<string, Locked> }} */
    const lock = JSON.parse(readFileSync(join(root, file), 'utf8'))
    return lock.packages
  } catch {
    return undefined
  }
}

/** Whether npm itself has installed exactly what the lock file requires (after `npm install x`, for example). */
const installedByHand = () => {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, locked]) => {
    if (!/(^|\/)node_modules\//.test(path)) return true
    const found = present[path]
    if (!found) return locked.optional === true
    if (!existsSync(join(root, path))) return false
    return found.version === locked.version && found.integrity === locked.integrity
  })
}

/** The npm that started this script, or the one on the PATH. */
const npm = () => {
  const path = process.env.npm_execpath
  return path && /\bnpm-cli\.c?js$/.test(path)
    ? { program: process.execPath, first: [path] }
    : { program: 'npm', first: [] }
}

/** Synchronises `node_modules` with the lock file; returns whether it succeeded. Prints nothing if it was in sync. */
export const install = async () => {
  const wanted = fingerprint(manifests(), [process.platform, process.arch])
  if (readStamp(STAMP) === wanted) return true
  if (installedByHand()) {
    writeStamp(STAMP, wanted)
    return true
  }
  const started = Date.now()
  console.log('Installing packages. This happens once and takes about a minute.')
  const { program, first } = npm()
  const { code, output } = await run(
    program,
    [...first, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    { quiet: true },
  )
  if (code !== 0) {
    console.error(output.trim())
    console.error(
      '\nThe packages could not be installed (npm ci failed; see above). Is the network reachable?',
    )
    return false
  }
  writeStamp(STAMP, wanted)
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`)
  return true
}

/** Installs, or exits with an error message if that fails or the Node version is too old. */
export const installOrLeave = async () => {
  const release = stopOnSignals()
  try {
    if (!(await install())) process.exit(1)
    pinnedNode()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  release()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installOrLeave()
