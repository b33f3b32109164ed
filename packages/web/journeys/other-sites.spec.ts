import { expect, expectAccessible, expectNoSidewaysScroll, test } from './journey.ts'

const sites = [
  { host: 'localhost', search: '/en/find-a-home/', language: 'en', homes: /homes/ },
  { host: 'no.localhost', search: '/finn-din-bolig/', language: 'nb', homes: /boliger/ },
  { host: 'fi.localhost', search: '/myytavat-asunnot/', language: 'fi', homes: /asuntoa/ },
  { host: 'senior.localhost', search: '/sok-bostad/', language: 'sv', homes: /bostäder/ },
  { host: 'coop.localhost', search: '/sok-bostad/', language: 'sv', homes: /bostäder/ },
] as const

for (const { host, search, language, homes } of sites)
  test(`${host}${search} lists homes in its language and fits a small phone`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`http://${host}:${new URL(baseURL ?? '').port}${search}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('main').getByText(homes).filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('[data-item-id]')).toHaveCount(30)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

test('the contractor site has a start page and no search', async ({ page, baseURL, watch }) => {
  watch.allow(/404/)
  const origin = `http://contractor.localhost:${new URL(baseURL ?? '').port}`
  expect((await page.goto(`${origin}/`))?.status()).toBe(200)
  expect((await page.goto(`${origin}/sok-bostad/`))?.status()).toBe(404)
})
