// Consent: nothing is stored before an answer, the answer is stored, and it can be changed.
import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

test.use({ hasAnsweredConsent: false })

const prompt = (page: Page) => page.getByRole('region', { name: 'Får vi använda cookies?' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookieinställningar' })

/** The three switches of the stored answer: statistics, marketing, third parties. */
const storedSwitches = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'user-consent-settings')?.value.split('.')[1]

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort()

/** Every request to another origin, and every recorded choice. */
const watchRequests = (page: Page, baseURL: string | undefined) => {
  const foreign: string[] = []
  const recorded: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    if (origin !== baseURL && !['data:', 'blob:'].includes(protocol)) foreign.push(request.url())
    if (pathname.startsWith('/api/experiments/')) recorded.push(pathname)
  })
  return { foreign, recorded }
}

const openPrompt = async (page: Page, path = '/') => {
  await page.goto(path)
  await waitUntilAlive(page)
  await expect(prompt(page)).toBeVisible()
}

test('before an answer there is no cookie, no recorded choice and no request to another origin', async ({
  page,
  context,
  baseURL,
}) => {
  const { foreign, recorded } = watchRequests(page, baseURL)
  await openPrompt(page, '/?utm_source=news&utm_medium=email')
  await page.goto('/om-oss/')
  await expect(prompt(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await cookieNames(context)).toEqual([])
  expect([foreign, recorded]).toEqual([[], []])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test('the prompt does not take the focus from a field, is accessible, and fits a small phone', async ({
  page,
}) => {
  await page.goto('/')
  await waitUntilAlive(page)
  const field = page.getByLabel('Ort eller område').first()
  await field.click()
  await page.keyboard.type('gö')
  await expect(prompt(page)).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type('teb')
  await expect(field).toHaveValue('göteb')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await expect(prompt(page).getByRole('button', { name: 'Bara nödvändiga' })).toBeVisible()
})

test('"agree" and "only necessary" look the same', async ({ page }) => {
  await openPrompt(page)
  const look = (name: string) =>
    prompt(page)
      .getByRole('button', { name })
      .evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
        const { width, height } = button.getBoundingClientRect()
        return { backgroundColor, color, fontSize, fontWeight, width, height }
      })
  expect(await look('Bara nödvändiga')).toEqual(await look('Godkänn alla'))
})

for (const { name, switches, code, kept } of [
  { name: 'Godkänn alla', switches: '111', code: 2, kept: ['jmuid', 'user-consent-settings'] },
  { name: 'Bara nödvändiga', switches: '000', code: 4, kept: ['user-consent-settings'] },
  { name: 'Stäng, det räknas som nej', switches: '000', code: 1, kept: ['user-consent-settings'] },
] as const)
  test(`"${name}" is stored and recorded, and the prompt does not appear again`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { foreign, recorded } = watchRequests(page, baseURL)
    await openPrompt(page)
    await prompt(page).getByRole('button', { name }).click()
    await expect(prompt(page)).toBeHidden()
    await expect.poll(() => recorded).toEqual([`/api/experiments/cookie-consent/${code}`])
    expect(await storedSwitches(context)).toBe(switches)
    expect(await cookieNames(context)).toEqual(kept)
    await page.reload()
    await waitUntilAlive(page)
    await page.waitForTimeout(3_000)
    await expect(prompt(page)).toBeHidden()
    // No tag manager is configured here, so consent causes no request to another origin.
    expect(foreign).toEqual([])
  })

test('each choice has its own switch, and Escape changes nothing', async ({ page, context }) => {
  await openPrompt(page)
  await prompt(page).getByRole('button', { name: 'Välj själv' }).click()
  await expect(settings(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(settings(page)).toBeHidden()
  await expect(prompt(page).getByRole('button', { name: 'Välj själv' })).toBeFocused()
  expect(await storedSwitches(context)).toBeUndefined()

  await page.keyboard.press('Enter')
  await settings(page).getByRole('switch', { name: 'Statistik' }).click()
  await settings(page).getByRole('button', { name: 'Spara mina val' }).click()
  await expect(prompt(page)).toBeHidden()
  expect(await storedSwitches(context)).toBe('100')
})

test('consent can be withdrawn from the footer, and its cookies are deleted', async ({ page, context }) => {
  await openPrompt(page)
  await prompt(page).getByRole('button', { name: 'Godkänn alla' }).click()
  await expect.poll(() => cookieNames(context)).toContain('jmuid')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookieinställningar' })
  await link.click()
  await expect(settings(page).getByRole('switch', { name: 'Marknadsföring' })).toBeChecked()
  await settings(page).getByRole('button', { name: 'Bara nödvändiga' }).click()
  await expect(settings(page)).toBeHidden()
  await expect(link).toBeFocused()
  await expect.poll(() => cookieNames(context)).toEqual(['user-consent-settings'])
  expect(await storedSwitches(context)).toBe('000')
})

test('with the keyboard alone, a visitor dismisses the prompt and answers it on the next page', async ({
  page,
  context,
}) => {
  await openPrompt(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(prompt(page).getByRole('link', { name: 'Läs mer om cookies' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(prompt(page)).toBeHidden()
  expect(await cookieNames(context)).toEqual([])

  await page.goto('/om-oss/')
  await waitUntilAlive(page)
  await expect(prompt(page)).toBeVisible()
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab')
  await expect(prompt(page).getByRole('button', { name: 'Bara nödvändiga' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(prompt(page)).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
  expect(await storedSwitches(context)).toBe('000')
})

test('the page about cookies has the form and all cookies in place of the prompt', async ({
  page,
  context,
}) => {
  await page.goto('/cookies/')
  await waitUntilAlive(page)
  await page.waitForTimeout(3_000)
  await expect(prompt(page)).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('switch', { name: 'Tredje part' }).click()
  await page.getByRole('button', { name: 'Spara mina val' }).click()
  await expect(page.getByText('Ditt val är sparat.')).toBeVisible()
  expect(await storedSwitches(context)).toBe('001')
  await expect(page.getByRole('heading', { level: 4, name: 'user-consent-settings' })).toBeVisible()
})

test('a film asks for consent in its place, and plays after it', async ({ page, context, baseURL }) => {
  const { foreign } = watchRequests(page, baseURL)
  await context.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  )
  await page.goto('/om-oss/')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: /^Spela/ }).click()
  await expect(page.getByRole('heading', { name: 'Filmen visas av YouTube' })).toBeFocused()
  expect(foreign).toEqual([])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Godkänn och spela' }).click()
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\//)
  await expect.poll(() => foreign.length).toBe(1)
  expect(await storedSwitches(context)).toBe('001')
})

test('an invalid cookie is ignored', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'user-consent-settings', value: '%%%<script>1.111', url: baseURL ?? '' }])
  await openPrompt(page)
  await prompt(page).getByRole('button', { name: 'Bara nödvändiga' }).click()
  await expect.poll(() => storedSwitches(context)).toBe('000')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser submits the form, and the page shows the choice', async ({ page, context }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookieinställningar' }).click()
    await expect(page).toHaveURL('/cookies/')
    await page.getByRole('switch', { name: 'Marknadsföring' }).check()
    await page.getByRole('button', { name: 'Spara mina val' }).click()
    await expect(page).toHaveURL('/cookies/')
    await expect(page.getByRole('switch', { name: 'Marknadsföring' })).toBeChecked()
    expect(await storedSwitches(context)).toBe('010')
    await page.getByRole('button', { name: 'Bara nödvändiga' }).click()
    await expect(page.getByRole('switch', { name: 'Marknadsföring' })).not.toBeChecked()
    expect(await storedSwitches(context)).toBe('000')
  })
})
