import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const foldout = (page: Page, kind: string) => page.locator(`header details[data-foldout="${kind}"]`)
const opener = (page: Page, words: string) => page.locator('header summary', { hasText: words })
/** Checks only the header: the open menu of a phone makes the page inert, so axe would find no heading. */
const expectAccessibleHeader = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('header').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
const tabTo = async (page: Page, target: ReturnType<Page['locator']>) => {
  for (let steps = 0; steps < 30; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not come there')
}

test('a keyboard user unfolds a section, moves through and past it, and follows a link', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const buying = opener(page, 'Köpa bostad')
  await tabTo(page, buying)
  await page.keyboard.press('Enter')
  const section = foldout(page, 'navigation').filter({
    has: page.locator('summary', { hasText: 'Köpa bostad' }),
  })
  await expect(section).toHaveAttribute('open')
  await expect(section.getByRole('link').first()).toBeFocused()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(section).not.toHaveAttribute('open')
  await expect(buying).toBeFocused()
  await page.keyboard.press('Enter')
  await section.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(opener(page, 'Inspiration')).toBeFocused()
  await expect(section).not.toHaveAttribute('open')
  // Tab leaves the header's last element for the page, whatever is unfolded.
  const last = page.locator('header nav summary').last()
  await last.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await buying.focus()

  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kampanj/tryggt-kop/')
  await expect(section).not.toHaveAttribute('open')
  await expect(page.locator('main h1')).toBeFocused()
})

test('only one foldout is open, and a click outside closes it', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  await opener(page, 'Inspiration').click()
  await opener(page, 'Svenska').click()
  await expect(page.locator('header details[open]')).toHaveCount(1)
  await page.mouse.click(400, 700)
  await expect(page.locator('header details[open]')).toHaveCount(0)
})

test('the language menu leads to the same page of another country', async ({ page }) => {
  await page.goto('/kopa-bostad/')
  await waitUntilAlive(page)
  await tabTo(page, opener(page, 'Svenska'))
  await page.keyboard.press('Enter')
  const languages = foldout(page, 'language')
  await expect(languages.getByRole('link', { name: 'Svenska' })).toBeFocused()
  const finnish = languages.getByRole('link', { name: 'Suomi' })
  await expect(finnish).toHaveAttribute('lang', 'fi')
  await expect(finnish).toHaveAttribute('hreflang', 'fi')
  await expectAccessibleHeader(page)
  await tabTo(page, finnish)
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  await expect(opener(page, 'Suomi')).toBeVisible()
})

test('the search unfolds with the focus in its field, and is an ordinary form', async ({ page }) => {
  await page.goto('/')
  await waitUntilAlive(page)
  await page.locator('header summary', { hasText: /^Sök$/ }).click()
  await expect(page.getByLabel('Sök på webbplatsen')).toBeFocused()
  await page.keyboard.type('balkong')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/sok/?s=balkong')
})

test('the header hides on scrolling down, shows on scrolling up, and never hides the focus', async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const header = page.getByRole('banner')
  // A busy machine may lose the first wheel event.
  await page.mouse.move(600, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 900)
    await expect(header).not.toBeInViewport({ timeout: 2_000 })
  }).toPass()
  await page.mouse.wheel(0, -100)
  await expect(header).toBeInViewport()
  await page.mouse.wheel(0, 600)
  await expect(header).not.toBeInViewport()
  await header.getByRole('link').first().focus()
  await expect(header).toBeInViewport()
})

test('on a small phone, the menu opens by keyboard with its sections, and Escape closes it', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`http://fi.localhost:${new URL(baseURL ?? '').port}/`)
  await waitUntilAlive(page)
  const menu = opener(page, 'Valikko')
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  const section = opener(page, 'Asunnon ostaminen')
  await section.click()
  await expect(page.getByRole('link', { name: 'Näin kauppa etenee' }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleHeader(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(section).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sections, the languages and the search unfold', async ({ page }) => {
    await page.goto('/')
    await opener(page, 'Köpa bostad').click()
    await expect(page.getByRole('link', { name: 'Så går köpet till' }).first()).toBeVisible()
    await opener(page, 'Svenska').click()
    await expect(foldout(page, 'language').getByRole('link', { name: 'Norsk' })).toBeVisible()
    await page.locator('header summary', { hasText: /^Sök$/ }).click()
    await expect(foldout(page, 'language').getByRole('link', { name: 'Norsk' })).toBeHidden()
    await page.getByLabel('Sök på webbplatsen').fill('balkong')
    await page.getByLabel('Sök på webbplatsen').press('Enter')
    await expect(page).toHaveURL('/sok/?s=balkong')
  })
})

test('text at 200 % and spaced letters fit the window, and leave most of it to the page', async ({
  page,
  baseURL,
}) => {
  const stage = '/bostader/goteborg/fixfabriken/brf-prismat/'
  for (const [host, path] of [
    ['', '/'],
    ['', stage],
    ['fi.', '/'],
    ['no.', '/'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto((baseURL ?? '').replace('//', `//${host}`) + path)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoSidewaysScroll(page)
    const { height = 0 } = (await page.locator('header').first().boundingBox()) ?? {}
    expect(height, `${host}${path}`).toBeLessThan(200)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
      const letters = new CSSStyleSheet()
      letters.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
      document.adoptedStyleSheets.push(letters)
    })
    await expectNoSidewaysScroll(page)
  }
})
