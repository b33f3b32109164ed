// WebKit on Linux, driven by the WebDriver protocol (w3.org/TR/webdriver2) over plain HTTP.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import type { Driver } from './driver.ts'
import { callOf, isLoaded, keys } from './driver.ts'

/** The key by which the protocol marks a reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

interface Programs {
  /** WebKitWebDriver. */
  readonly driver: string
  /** The browser that comes with the engine. */
  readonly browser: string
  /** The program for a virtual screen, if there is no screen. */
  readonly screen: string | undefined
}

const send = async <Value>(address: string, method: string, body?: object): Promise<Value> => {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

const untilItAnswers = async (address: string): Promise<void> => {
  for (let left = 100; ; left -= 1) {
    const isReady = await send<{ ready: boolean }>(`${address}/status`, 'GET').then(
      ({ ready }) => ready,
      () => false,
    )
    if (isReady) return
    if (left === 0) throw new Error('The driver of WebKit does not answer')
    await delay(100)
  }
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

const stop = async (child: ChildProcess | undefined): Promise<void> => {
  if (!child) return
  child.kill('SIGTERM')
  await Promise.race([ended(child), delay(3_000).then(() => child.kill('SIGKILL'))])
}

/** Opens a virtual screen on a free display number. */
const openScreen = (program: string): Promise<{ child: ChildProcess; display: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The screen for WebKit could not be opened')))
    child.stdio[3]?.once('data', (number) => resolve({ child, display: `:${String(number).trim()}` }))
  })

export const openByWebDriver = async (programs: Programs, port: number): Promise<Driver> => {
  const screen = programs.screen === undefined ? undefined : await openScreen(programs.screen)
  const server = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      TZ: 'Europe/Stockholm',
      LANGUAGE: 'sv_SE',
      ...(screen && { DISPLAY: screen.display }),
      // WebKit's own sandbox does not work as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  })
  const close = async () => {
    await stop(server)
    await stop(screen?.child)
  }
  try {
    const address = `http://127.0.0.1:${port}`
    await untilItAnswers(address)
    const { sessionId, capabilities } = await send<{
      sessionId: string
      capabilities: { browserName: string; browserVersion: string }
    }>(`${address}/session`, 'POST', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        },
      },
    })
    return driverOf(`${address}/session/${sessionId}`, `WebKitGTK/${capabilities.browserVersion}`, close)
  } catch (cause) {
    await close()
    throw cause
  }
}

const driverOf = (session: string, engine: string, close: () => Promise<void>): Driver => {
  const post = <Value>(path: string, body: object = {}) => send<Value>(`${session}/${path}`, 'POST', body)
  const run = <Value>(expression: string) =>
    post<Value>('execute/sync', { script: `return ${expression}`, args: [] })
  const elementOf = async (source: string, args: readonly unknown[]): Promise<string> => {
    const element = await run<{ [elementKey]?: string } | null>(callOf(source, args))
    const id = element?.[elementKey]
    if (id === undefined) throw new Error('There is no such element')
    return id
  }
  const typeKeys = async (letters: readonly string[]) => {
    await post('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: letters.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })
  }
  const bringIntoView = "(element) => element?.scrollIntoView({ block: 'center', behavior: 'instant' })"
  return {
    engine,
    goto: (url) => post('url', { url }),
    back: () => run('history.back()'),
    ask: (source, ...args) => run(callOf(source, args)),
    click: async (source, ...args) => {
      // The driver does not scroll to elements out of view.
      await run(`(${bringIntoView})(${callOf(source, args)})`)
      await post(`element/${await elementOf(source, args)}/click`)
    },
    attach: async (file, source, ...args) =>
      post(`element/${await elementOf(source, args)}/value`, { text: file }),
    closeOther: async () => {
      const own = await send<string>(`${session}/window`, 'GET')
      for (let left = 100; ; left -= 1) {
        const handles = await send<string[]>(`${session}/window/handles`, 'GET')
        const handle = handles.find((one) => one !== own)
        if (handle !== undefined) await post('window', { handle })
        if (handle !== undefined && (await run<boolean>(callOf(isLoaded, [])))) break
        if (left === 0) throw new Error('No window was opened')
        await delay(100)
      }
      await send(`${session}/window`, 'DELETE')
      await post('window', { handle: own })
    },
    press: (key) => typeKeys([keys[key]]),
    type: (text) => typeKeys([...text]),
    resize: async (width, height) => {
      // The protocol sets the size of the window, but the size of the page is meant. The browser's own buttons keep it at some 450 pixels
      // or more.
      await post('window/rect', { width, height })
      const [inner, outer] = await run<[number, number]>('[innerWidth, innerHeight]')
      await post('window/rect', { width: 2 * width - inner, height: 2 * height - outer })
    },
    picture: async () => Buffer.from(await send<string>(`${session}/screenshot`, 'GET'), 'base64'),
    quit: async () => {
      await send(session, 'DELETE').catch(() => undefined)
      await close()
    },
  }
}
