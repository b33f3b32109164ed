// A visitor at a browser: finds elements by role and name, waits for them, and uses real gestures.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as delay } from 'node:timers/promises'
import type { Driver, Key } from './driver.ts'

const timeoutMs = 45_000

/** Roles and names as Testing Library computes them, the same in every engine. */
const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/dist\/.*$/s, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
const bringLibrary = `() => { ${library}\n }`
const hasLibrary = `() => 'TestingLibraryDom' in globalThis`

/** What to find: by role and name, or by selector and text. */
export type Target =
  | { readonly role: string; readonly name?: string | RegExp; readonly within?: string }
  | { readonly css: string; readonly text?: string | RegExp; readonly at?: number }

const sent = (words: string | RegExp | undefined) =>
  words instanceof RegExp ? { pattern: words.source, flags: words.flags } : words

const plain = (target: Target) =>
  'role' in target ? { ...target, name: sent(target.name) } : { ...target, text: sent(target.text) }

/** Finds the first visible match, or a later one. A file input may be hidden behind its button. */
const find = `({ role, name, within, css, text, at = 0 }) => {
  const words = (given) => given && typeof given === 'object' ? new RegExp(given.pattern, given.flags) : given
  const root = within ? document.querySelector(within) : document.body
  if (!root) return null
  const isShown = (element) => element.type === 'file' || element.getClientRects().length > 0
  const says = (element) => {
    const wanted = words(text)
    const said = element.textContent.trim().replace(/\\s+/g, ' ')
    return wanted === undefined || (wanted instanceof RegExp ? wanted.test(said) : said === wanted)
  }
  const found = css !== undefined
    ? [...root.querySelectorAll(css)].filter(says)
    : TestingLibraryDom.queryAllByRole(root, role, name === undefined ? {} : { name: words(name) })
  return found.filter(isShown)[at] ?? null
}`

/** Whether a click failed because the page was changing: nothing was pressed. */
const isTooEarly = (cause: unknown): boolean =>
  /stale|detached|not (?:clickable|interactable|attached|visible)|intercepted|no such (?:element|node)|context|navigat|There is no such element|Node is|destroyed/i.test(
    String(cause),
  )

export type Visitor = ReturnType<typeof makeVisitor>

export const makeVisitor = (driver: Driver, origin: string) => {
  const inPage = async <Answer>(source: string, ...args: readonly unknown[]): Promise<Answer> => {
    if (!(await driver.ask<boolean>(hasLibrary))) await driver.ask(bringLibrary)
    return driver.ask<Answer>(source, ...args)
  }

  /** Polls until the condition holds. @throws naming what was waited for. */
  const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
    const start = Date.now()
    let last: unknown
    while (Date.now() - start < timeoutMs) {
      try {
        if (await holds()) return
        last = undefined
      } catch (cause) {
        // Between two documents there is no page to ask.
        last = cause
      }
      await delay(100)
    }
    const where = await driver
      .ask<string>('() => location.pathname + location.search + location.hash')
      .catch(String)
    throw new Error(`${what} never came, at ${where}${last === undefined ? '' : `: ${String(last)}`}`)
  }

  const named = (target: Target): string =>
    'role' in target
      ? `${target.role} ${String(target.name ?? '')}`
      : `${target.css} ${String(target.text ?? '')}`

  const isThere = (target: Target): Promise<boolean> =>
    inPage(`(target) => (${find})(target) !== null`, plain(target))

  const see = (target: Target): Promise<void> => until(named(target), () => isThere(target))

  const read = async <Answer>(target: Target, of: string): Promise<Answer> => {
    await see(target)
    return inPage(`(target) => (${of})((${find})(target))`, plain(target))
  }

  const click = (target: Target): Promise<void> =>
    until(`A click on ${named(target)}`, async () => {
      if (!(await isThere(target))) return false
      try {
        await driver.click(find, plain(target))
        return true
      } catch (cause) {
        if (isTooEarly(cause)) return false
        throw cause
      }
    })

  const path = (): Promise<string> => driver.ask('() => location.pathname + location.search + location.hash')

  return {
    engine: driver.engine,
    see,
    isThere,
    read,
    click,
    until,
    path,
    press: (key: Key) => driver.press(key),
    back: () => driver.back(),
    resize: driver.resize,
    picture: driver.picture,
    ask: driver.ask,
    /** Opens a path of the site and waits until the page is interactive. */
    open: async (at: string): Promise<void> => {
      await driver.goto(`${origin}${at}`)
      // Script loads at the first touch, or else when the browser is idle.
      await until('A living page', () =>
        driver.ask<boolean>(`() => {
          dispatchEvent(new Event('pointerover', { bubbles: true }))
          return document.documentElement.dataset.alive === 'true'
        }`),
      )
    },
    alive: () =>
      until('A living page', () =>
        driver.ask<boolean>(`() => document.documentElement.dataset.alive === 'true'`),
      ),
    /** Chooses a radio button or a check box. Retries, because it may appear only when it is reached. */
    choose: (target: Target): Promise<void> =>
      until(`A choice of ${named(target)}`, async () => {
        await click(target)
        return inPage<boolean>(`(target) => (${find})(target)?.checked === true`, plain(target))
      }),
    closeOther: () => driver.closeOther(),
    /** Replaces the text of the field. */
    type: async (target: Target, text: string): Promise<void> => {
      await click(target)
      await driver.ask('() => document.activeElement?.select?.()')
      await driver.type(text)
    },
    attach: async (target: Target, file: string): Promise<void> => {
      await see(target)
      await driver.attach(file, find, plain(target))
    },
    untilPath: (pattern: RegExp): Promise<void> =>
      until(`The address ${String(pattern)}`, async () => pattern.test(await path())),
    heading: (words: string | RegExp): Promise<void> => see({ css: 'h1', text: words }),
    text: (target: Target): Promise<string> => read(target, '(element) => element.textContent'),
    isFocused: (target: Target): Promise<boolean> =>
      read(target, '(element) => element === document.activeElement'),
  }
}
