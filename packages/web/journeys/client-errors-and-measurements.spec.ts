// What a page reports: performance measurements and client errors; and what its content security policy prevents.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

/** Collects all violations of the content security policy, from the start of each page. */
const watchPolicy = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (words: string) => void violations.push(words))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return async () => violations
}

test('a content page opened by a click shows its text without violations of the content security policy', async ({
  page,
}) => {
  const violations = await watchPolicy(page)
  const first = await page.goto('/')
  expect(first?.headers()['content-security-policy']).toContain(`require-trusted-types-for 'script'`)
  await waitUntilAlive(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vanliga frågor' }).first().click()
  await expect(page).toHaveURL(/\/vanliga-fragor\/$/)
  const question = page.getByRole('main').getByRole('group').first()
  await question.locator('summary').click()
  await expect(question.locator('p').first()).toBeVisible()
  await expect(page.locator('html[data-same-document]')).toBeAttached()
  expect(await violations()).toEqual([])
})

test('text cannot be inserted as markup without the sanitiser', async ({ page, watch }) => {
  watch.allow(/TrustedHTML/)
  await page.goto('/')
  await waitUntilAlive(page)
  const outcome = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x>'
      return 'written'
    } catch {
      return 'refused'
    }
  })
  expect(outcome).toBe('refused')
})

test('measurements before consent have the page template and no id', async ({ page }) => {
  const sent: Record<string, unknown>[] = []
  await page.route('**/api/webvitals/save', async (route) => {
    sent.push(JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>)
    await route.continue()
  })
  await page.goto('/vanliga-fragor/?utm_source=journey')
  await waitUntilAlive(page)
  await expect.poll(() => sent.map(({ name }) => name)).toContain('TTFB')
  for (const measurement of sent) {
    expect(measurement).toMatchObject({ page: 'faq', site: 'sweden' })
    expect(Object.keys(measurement).sort()).toEqual(['name', 'page', 'site', 'value'])
  }
})

test('a client error is reported once, and the page shows its reference', async ({ page, watch }) => {
  watch.allow(/Test error/)
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/services/client_errors')) reports.push(request.postData() ?? '')
  })
  await page.goto('/__dev/sandbox/')
  await waitUntilAlive(page)
  for (let times = 0; times < 3; times += 1)
    await page.getByRole('button', { name: 'Break in an event' }).click()
  await page.getByRole('button', { name: 'Break in a render' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText(/^Felnummer: [\da-f-]{36}$/)).toBeVisible()
  expect(reports).toHaveLength(2)
  await expectAccessible(page)
})

test('a failed error report causes no further errors', async ({ page, watch }) => {
  watch.allow(/Test error|client_errors|ERR_FAILED/)
  let tries = 0
  await page.route('**/services/client_errors', async (route) => {
    tries += 1
    await route.abort()
  })
  await page.goto('/__dev/sandbox/')
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Break in a promise' }).click()
  await page.getByRole('button', { name: 'Break in a render' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Något gick fel hos oss' })).toBeVisible()
  await page.waitForTimeout(500)
  expect(tries).toBe(2)
})

test('the development tools lead to the same page on the other sites', async ({ page, baseURL }) => {
  await page.goto('/sok-bostad/')
  await waitUntilAlive(page)
  const tools = page.getByRole('navigation', { name: 'Development tools' })
  await tools.getByText('Development tools').click()
  const { port } = new URL(baseURL ?? '')
  await expect(tools.getByRole('link', { name: 'Husrum Norge (nb)' })).toHaveAttribute(
    'href',
    `http://no.localhost:${port}/finn-din-bolig/`,
  )
  await expect(tools.getByRole('link', { name: 'Husrum Entreprenad (sv)' })).toHaveAttribute(
    'href',
    `http://contractor.localhost:${port}/`,
  )
  await expectAccessible(page)
})

for (const width of [320, 1280])
  test(`the sandbox is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/__dev/sandbox/')
    await waitUntilAlive(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

const missing = [
  { host: 'localhost', path: '/finns-inte/', reach: '08-465 004 00' },
  { host: 'localhost', path: '/en/not-here/', reach: '08-465 004 00' },
  { host: 'no.localhost', path: '/finnes-ikke/', reach: 'kundeservice@husrum-norge.example' },
  { host: 'fi.localhost', path: '/ei-ole/', reach: 'asiakaspalvelu@husrum-suomi.example' },
  { host: 'senior.localhost', path: '/finns-inte/', reach: '08-465 004 20' },
  { host: 'coop.localhost', path: '/finns-inte/', reach: '08-465 004 30' },
  { host: 'contractor.localhost', path: '/finns-inte/', reach: '08-465 004 80' },
] as const

for (const { host, path, reach } of missing)
  test(`${host}${path} answers 404 with contact details`, async ({ page, baseURL, watch }) => {
    watch.allow(/404/)
    const response = await page.goto(`http://${host}:${new URL(baseURL ?? '').port}${path}`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('main').getByRole('link', { name: reach })).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(1)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
