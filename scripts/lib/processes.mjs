// Starting other programs: on the pinned Node, never left behind, and with the exit code handed on.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
const bin = join(root, 'node_modules', '.bin')
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, '.husrum/compiled')

/** The oldest Node that runs TypeScript source without a flag. */
const OLDEST = [22, 18]

const isRecentEnough = (version = process.versions.node) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > (OLDEST[0] ?? 0) || (major === OLDEST[0] && minor >= (OLDEST[1] ?? 0))
}

/** The Node to run Husrum on: the one that npm installed with the packages, else this one when it is recent. */
export const pinnedNode = () => {
  const pinned = join(bin, 'node')
  if (existsSync(pinned)) return pinned
  if (isRecentEnough()) return process.execPath
  throw new Error(
    `Husrum needs Node ${OLDEST.join('.')} or newer and this is Node ${process.versions.node}. ` +
      'On Linux npm brings the right one along; elsewhere install it from https://nodejs.org/.',
  )
}

/** Our own environment with the packages' programs first in the path, and no telemetry. */
export const environment = (/** @type {NodeJS.ProcessEnv} */ extra = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  ...extra,
})

/**
 * How a server's memory is kept small, as the image has it (Dockerfile): what is new is swept before it is much, and what was given back
 * is used again. Whoever sets one of them has the last word.
 */
export const serverMemory = { NODE_OPTIONS: '--max-semi-space-size=16', MALLOC_ARENA_MAX: '2' }

/** Programs that still run; none may outlive us. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stopping = false

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Runs a program to its end and answers its exit code and, with `quiet`, all that it said.
 * A signal to us is a signal to it.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv, timeout?: number, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const run = (program, args, { quiet = false, env = {}, timeout = 0, cwd = root } = {}) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: environment(env),
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      timeout,
      shell: process.platform === 'win32',
    })
    running.add(child)
    let output = ''
    const hear = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('error', (error) => {
      running.delete(child)
      resolve({ code: 127, output: `${output}${error.message}\n` })
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      resolve({ code: code ?? (signal ? 1 : 0), output })
    })
  })

const numbers = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/** While we prepare, a signal ends us and what we started. Call the answer when something else takes over. */
export const stopOnSignals = () => {
  const stop = (/** @type {keyof typeof numbers} */ signal) => {
    if (stopping) return
    stopping = true
    for (const child of running) child.kill(signal)
    setTimeout(() => process.exit(numbers[signal]), 300)
  }
  const signals = /** @type {(keyof typeof numbers)[]} */ (Object.keys(numbers))
  for (const signal of signals) process.on(signal, stop)
  return () => {
    for (const signal of signals) process.off(signal, stop)
  }
}

/** The parent of a process, where the system tells (Linux). */
const parentOf = (/** @type {number} */ pid) => {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/**
 * Calls back once npm is gone. npm hands a signal only to its shell, and the shell does not pass it on:
 * ended by `kill`, npm would leave us running with nobody in charge.
 * @param {() => void} leave
 */
const whenNpmIsGone = (leave) => {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const npm = parentOf(shell)
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return
    clearInterval(timer)
    leave()
  }, 250)
  timer.unref()
}

/**
 * Runs a long-lived Node program in the foreground and exits as it does.
 *
 * The child has a process group of its own, so that a Ctrl-C reaches it once (from us) and not up to
 * three times (from the terminal, from npm and from us). It keeps a channel to us and leaves when that
 * closes, so it does not live on even if we are killed outright.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export const become = (args, env = {}) => {
  const child = spawn(
    pinnedNode(),
    ['--import', new URL('./leave-with-parent.mjs', import.meta.url).href, ...args],
    {
      cwd: root,
      // What Node has compiled once it takes from there: a quarter of the work of a start.
      env: { ...serverMemory, ...environment({ NODE_COMPILE_CACHE: compiled, ...env }) },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    },
  )
  running.add(child)
  /** @type {NodeJS.Signals | undefined} */
  let asked
  let askedAt = 0
  const ask = (/** @type {NodeJS.Signals} */ signal) => {
    // The same Ctrl-C may come twice, from the terminal and from npm. A later one means: now.
    if (asked && Date.now() - askedAt < 800) return
    if (asked) {
      child.kill('SIGKILL')
      return
    }
    asked = signal
    askedAt = Date.now()
    child.kill(signal)
  }
  for (const signal of /** @type {NodeJS.Signals[]} */ (Object.keys(numbers)))
    process.on(signal, () => ask(signal))
  whenNpmIsGone(() => {
    if (!asked) ask('SIGTERM')
  })
  child.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    running.delete(child)
    // A server that ends because it was asked to says 0 itself. What was killed in the middle is not done, whoever asked.
    process.exit(
      code ?? (signal && signal in numbers ? numbers[/** @type {keyof typeof numbers} */ (signal)] : 1),
    )
  })
}
