// A page that comes alive stays where it is: what somebody is about to press does not move from under the finger.
import type { Page } from '@playwright/test'
import { expect, test, waitUntilAlive } from './journey.ts'

const scripts = /\/assets\/.*\.js/

/** Where each link, button and field of the page's main part stands, by its words. */
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
  test(`nothing that can be pressed moves when a page comes alive, ${width} pixels wide`, async ({
    page,
    watch,
  }) => {
    watch.allow(scripts)
    // A page that is left in the moment in which its scripts may come again has some of them and not all: it says that it is
    // drawn by the browser then (React's error 422).
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
