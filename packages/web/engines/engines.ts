// Finds the browser engines of this machine, and how to open each.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { firefox, webkit } from '@playwright/test'
import { findChromium } from '../../../scripts/find-chromium.mjs'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import type { Driver } from './driver.ts'
import { openByPlaywright } from './playwright-driver.ts'
import { openByPuppeteer } from './puppeteer-driver.ts'
import { openByWebDriver } from './webdriver-driver.ts'

export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** Returns how to open the engine; undefined if it is not installed. */
type Finder = () => (() => Promise<Driver>) | undefined

/** The path of a program in the folders of `PATH`. */
const program = (...names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(':')
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file))

/** MiniBrowser is installed with its library, outside `PATH`. */
const miniBrowser = (): string | undefined => {
  const folder = ['/usr/lib', '/usr/lib64', '/usr/libexec'].flatMap((root) =>
    ['', 'x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((machine) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) =>
        join(root, machine, name, 'MiniBrowser'),
      ),
    ),
  )
  return folder.find((file) => existsSync(file)) ?? program('MiniBrowser')
}

const finders: Readonly<Record<EngineName, Finder>> = {
  chromium: () => {
    const found = findChromium()
    return found && (() => openByPuppeteer('chrome', found.executablePath, found.args))
  },
  firefox: () => {
    const chosen = process.env.FIREFOX_PATH ?? program('firefox-esr', 'firefox')
    if (chosen !== undefined) return () => openByPuppeteer('firefox', chosen)
    return existsSync(firefox.executablePath()) ? () => openByPlaywright(firefox) : undefined
  },
  webkit: () => {
    const [driver, browser] = [program('WebKitWebDriver'), miniBrowser()]
    if (driver !== undefined && browser !== undefined) {
      const screen = process.env.DISPLAY === undefined ? program('Xvfb') : undefined
      if (screen !== undefined || process.env.DISPLAY !== undefined)
        return async () => openByWebDriver({ driver, browser, screen }, await freePort())
    }
    return existsSync(webkit.executablePath()) ? () => openByPlaywright(webkit) : undefined
  },
}

export const findEngine = (name: EngineName) => finders[name]()

export const howToGet: Readonly<Record<EngineName, string>> = {
  chromium: 'apt-get install chromium, or npx playwright install --with-deps chromium',
  firefox: 'apt-get install firefox-esr, or npx playwright install --with-deps firefox',
  webkit: 'apt-get install webkit2gtk-driver xvfb, or npx playwright install --with-deps webkit',
}
