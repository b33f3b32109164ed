// Hydration must not move controls that a visitor is about to press.
import type { Page } from '@playwright/test'
import { expect, test, waitUntilAlive } from './journey.ts'

const scripts = /\/assets\/.*\.js/

/** Vertical position of each link, button and field of the page's main part, by name. */
const places = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    Object.fromEntries(
      [...main.querySelectorAll('a, button, summary, input:not([type=hidden]), select')].flatMap(
        (element) => {
          const { top, height } = element.getBoundingClientRect()
          const name = element.getAttribute('name') ?? element.getAttribute('href') ?? element.textContent
          const isShown = height > 0 && getComputedStyle(element).visibility === 'visible'
          return isShown ? [[`${element.tagName} ${name}`, Math.round(top + scrollY)]] : []
        },
      ),
    ),
  )

const list = '/sok-bostad/vastra-gotalands-lan/goteborg/'

for (const { width, paths } of [
  { width: 390, paths: [] },
  { width: 1280, paths: [list, '/lokaler/', '/maklar-objekt/'] },
])
  test(`no control moves when a page hydrates, ${width} pixels wide`, async ({ page, watch }) => {
    watch.allow(scripts)
    // A page reloaded just as its scripts are allowed again has only some of them. React then falls back to rendering in the browser
    // and reports error 422.
    watch.allow(/React error #422/)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(list)
    const home = (await page.locator('[data-item-id] a').first().getAttribute('href')) ?? ''
    for (const path of [home, ...paths]) {
      await page.route(scripts, (route) => route.abort())
      await page.goto(path)
      const before = await places(page)
      await page.unroute(scripts)
      await page.reload()
      await waitUntilAlive(page)
      await page.waitForLoadState('networkidle')
      const alive = await places(page)
      const moved = Object.entries(before).filter(
        ([name, at]) => name in alive && Math.abs((alive[name] ?? 0) - at) > 1,
      )
      expect(
        moved.map(([name, at]) => `${name}: ${at} to ${alive[name]}`),
        page.url(),
      ).toEqual([])
    }
  })
