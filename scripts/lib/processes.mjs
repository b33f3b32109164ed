// Starts other programs with the pinned Node, ends them with this process, and passes their exit code on.
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

/** The Node to run Husrum with: the one that npm installed with the packages, or the present one if it is recent. */
export const pinnedNode = () => {
  const pinned = join(bin, 'node')
  if (existsSync(pinned)) return pinned
  if (isRecentEnough()) return process.execPath
  throw new Error(
    `Husrum needs Node ${OLDEST.join('.')} or newer and this is Node ${process.versions.node}. ` +
      'On Linux npm brings the right one along; elsewhere install it from https://nodejs.org/.',
  )
}

/** The present environment with the packages' programs first on the PATH, and without telemetry. */
export const environment = (/** @type {NodeJS.ProcessEnv} */ extra = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  ...extra,
})

/**
 * Settings that limit a server's memory, as in the image (Dockerfile): frequent collections of new objects, and few allocator
 * arenas, so that freed memory is reused. Existing environment variables take precedence.
 */
export const serverMemory = { NODE_OPTIONS: '--max-semi-space-size=16', MALLOC_ARENA_MAX: '2' }

/** Running programs, which must not outlive this process. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let stopping = false

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Runs a program to its end and returns its exit code and, with `quiet`, its output.
 * Signals to this process are passed on.
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

/** During preparation, a signal ends this process and its children. Call the returned function to remove the handlers. */
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

/** The parent of a process, if the system provides it (Linux). */
const parentOf = (/** @type {number} */ pid) => {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/**
 * Calls back once npm has ended. npm sends a signal only to its shell, which does not pass it on:
 * after a `kill` of npm, this process would continue unsupervised.
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
 * Runs a long-lived Node program in the foreground and exits with its exit code.
 *
 * The child has its own process group, so that it receives a Ctrl-C once (from this process) and not up to
 * three times (from the terminal, from npm and from this process). It exits when its IPC channel to this process
 * closes, so it also ends if this process is killed.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {() => Promise<boolean>} [meanwhile] the program starts and receives a message once this is done, or ends if it fails.
 */
export const become = (args, env = {}, meanwhile) => {
  const child = spawn(
    pinnedNode(),
    ['--import', new URL('./leave-with-parent.mjs', import.meta.url).href, ...args],
    {
      cwd: root,
      // Node's compile cache saves a quarter of the work of a start.
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
    // One Ctrl-C may arrive twice, from the terminal and from npm. A later one kills the child.
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
  let hasFailed = false
  meanwhile?.().then((isDone) => {
    hasFailed = !isDone
    if (isDone) child.send('done')
    else if (!asked) ask('SIGTERM')
  })
  child.on('error', (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    running.delete(child)
    // A server that stops on request exits with 0. A child that was killed by a signal has not completed, so the exit code is not 0.
    if (hasFailed) process.exit(1)
    process.exit(
      code ?? (signal && signal in numbers ? numbers[/** @type {keyof typeof numbers} */ (signal)] : 1),
    )
  })
}
