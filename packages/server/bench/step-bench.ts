// Navigations on a slow phone (four times slower, 150 ms, 1.6 Mbit/s) as parts of a full load of the page.
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { startProduct } from './page-servers.ts'
import { findPages } from './pages.ts'
import type { Chromium } from './script-bytes.ts'
import { median, table } from './statistics.ts'

const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Milliseconds from `begin` until the page returns `shown`, and has painted it. Text runs in the page. */
const timeUntil = (page: Page, { begin, shown }: { begin: string; shown: string }) =>
  page.evaluate<number>(`new Promise(async (resolve) => {
    ${begin}
    const at = performance.now()
    const look = () => (${shown}) ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - at))) : requestAnimationFrame(look)
    look()
  })`)

/** How long a finger touches the screen in a tap. */
const tapMs = 90

/** A tap on an element, which is an expression in the page. `meanwhile` starts before it and is awaited. */
const tap = async <Value>(page: Page, element: string, meanwhile: () => Promise<Value>): Promise<Value> => {
  const { x, y } = await page.evaluate<{ x: number; y: number }>(`(() => {
    const element = ${element}
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
  const session = await page.context().newCDPSession(page)
  const value = meanwhile()
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(tapMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  return value
}

/** Milliseconds from the click that the browser makes of a tap until the page returns `shown`. */
const timeFromTap = (page: Page, { link, shown }: { link: string; shown: string }): Promise<number> =>
  tap(page, link, () =>
    timeUntil(page, {
      begin: "await new Promise((done) => addEventListener('click', done, { capture: true, once: true }))",
      shown,
    }),
  )

/** The longest of a tap's events until the next paint, as Interaction to Next Paint counts it. Milliseconds. */
const interactionOf = (page: Page, element: string): Promise<number> =>
  tap(page, element, () =>
    page.evaluate<number>(`new Promise((resolve) => {
      let longest = 0
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries()) if (interactionId) longest = Math.max(longest, duration)
      }).observe({ type: 'event', durationThreshold: 16 })
      setTimeout(() => resolve(longest), 3000)
    })`),
  )

/** Navigation start to first paint of a full load of the page, with its files in the browser's cache. */
const wholeLoad = async (page: Page, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'load' })
  return page.evaluate<number>(`new Promise((resolve) => {
    const look = () => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      paint ? resolve(paint.startTime) : setTimeout(look, 20)
    }
    look()
  })`)
}

const waitUntilAlive = (page: Page) =>
  page.waitForSelector('html[data-alive]', { state: 'attached', timeout: 60_000 })

/** From the tap on a filter, as soon as it is visible, to the updated list. */
const tapBeforeAlive = async (page: Page, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: 'commit' })
  const box = 'document.querySelector(\'main input[type="checkbox"][name="outdoorArea"]\')'
  const total = 'document.querySelector("main")?.textContent.match(/(\\d[\\d\\s]*) bostäder/)?.[1]'
  return page.evaluate<number>(`new Promise((resolve) => {
    const tap = () => {
      const before = ${total}
      if (!${box} || !before) return setTimeout(tap, 10)
      const wasAlive = document.documentElement.dataset.alive
      const at = performance.now()
      ${box}.click()
      const look = () => location.search.includes('outdoorArea') && ${total} !== before
        ? requestAnimationFrame(() => setTimeout(() => resolve(wasAlive ? NaN : performance.now() - at)))
        : requestAnimationFrame(look)
      look()
    }
    tap()
  })`)
}

const oneRound = async (page: Page, origin: string, paths: { search: string; home: string }) => {
  // Once for the files, as for a returning visitor.
  await page.goto(origin + paths.home, { waitUntil: 'networkidle' })
  await page.goto(origin + paths.search, { waitUntil: 'networkidle' })
  const beforeAlive = await tapBeforeAlive(page, origin + paths.search)
  const wholeHome = await wholeLoad(page, origin + paths.home)
  const wholeSearch = await wholeLoad(page, origin + paths.search)
  await waitUntilAlive(page)
  // Visitors look at a list for a while.
  await page.waitForTimeout(4_000)
  const home = JSON.stringify(paths.home)
  const toHome = await timeFromTap(page, {
    link: `[...document.querySelectorAll('[data-item-id] a')].find((a) => a.pathname === ${home})`,
    // Every other home on the page of a home is another one.
    shown: `location.pathname === ${home} && document.querySelector('main h1') && ![...document.querySelectorAll('[data-item-id] a')].some((a) => a.pathname === ${home})`,
  })
  await page.waitForTimeout(2_000)
  const back = await timeUntil(page, {
    begin: 'history.back()',
    shown: `location.pathname === ${JSON.stringify(paths.search)} && document.querySelectorAll('main [data-item-id]').length >= 30`,
  })
  await page.evaluate(`document.querySelector('main details').open = true`)
  await page.waitForTimeout(1_000)
  const filter = await interactionOf(
    page,
    `document.querySelector('main input[name="outdoorArea"]').closest('label')`,
  )
  return { beforeAlive, wholeHome, wholeSearch, toHome, back, filter }
}

export const runStepBench = async ({ executablePath, args }: Chromium, rounds = 5): Promise<string> => {
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath, args: [...args] })
  try {
    const paths = await findPages(product.origin)
    const found: Awaited<ReturnType<typeof oneRound>>[] = []
    // The first one warms the server up.
    for (let round = 0; round <= rounds; round += 1) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 915 },
        hasTouch: true,
        isMobile: true,
      })
      await context.addCookies([
        { name: 'user-consent-settings', value: `1.000.1.${Date.now()}`, url: product.origin },
      ])
      const page = await context.newPage()
      await slowDown(page)
      const figures = await oneRound(page, product.origin, paths)
      if (round > 0) found.push(figures)
      await context.close()
    }
    const of = (figure: keyof (typeof found)[number]) => median(found.map((each) => each[figure]))
    const row = (name: string, ms: number, whole: number) => [name, ms.toFixed(0), (ms / whole).toFixed(2)]
    return table(
      [`Slow phone, median of ${rounds}`, 'ms', '× a whole load'],
      [
        row('a home, loaded whole', of('wholeHome'), of('wholeHome')),
        row('from the list to a home', of('toHome'), of('wholeHome')),
        row('the list, loaded whole', of('wholeSearch'), of('wholeSearch')),
        row('Back to the list', of('back'), of('wholeSearch')),
        row('a filter tapped before the page is alive', of('beforeAlive'), of('wholeSearch')),
        row('a filter tapped, until the next paint (INP)', of('filter'), of('wholeSearch')),
      ],
    )
  } finally {
    await browser.close()
    await product.stop()
  }
}
