// Links to a block of a page, to a moved page, to the sign-in dialog, and for editors.
import { expect, expectAccessible, test } from './journey.ts'

test('the old address of a moved page redirects with its query', async ({ page }) => {
  await page.goto('/faq/?utm_source=brev')
  await expect(page).toHaveURL(/\/vanliga-fragor\/\?utm_source=brev$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a link to a block scrolls to it with space above, and focuses it', async ({ page }) => {
  await page.goto('/kundservice/#block-3')
  await page.mouse.move(100, 100)
  await expect(page.locator('#block-3')).toBeFocused()
  await expect
    .poll(() => page.locator('#block-3').evaluate((block) => Math.round(block.getBoundingClientRect().top)))
    .toBeGreaterThan(100)
})

for (const [hash, tab] of [
  ['open-login', 'Mina sidor'],
  ['open-board-login', 'Styrelseportalen'],
] as const)
  test(`a sign-in link (#${hash}) opens the dialog over the page, and Back closes it`, async ({ page }) => {
    await page.goto(`/kundservice/#${hash}`)
    const dialog = page.getByRole('dialog', { name: 'Logga in' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/kundservice\/$/)
  })

test('an editor sees the file of a page', async ({ page }) => {
  await page.goto('/__dev/edit')
  await page.goto('/kundservice/')
  const bar = page.getByRole('complementary', { name: 'Redigeringsläge' })
  await expect(bar).toContainText('packages/server/content/sweden/pages/kundservice.yaml')
  await expectAccessible(page)
  await bar.getByRole('link').click()
  await page.goto('/kundservice/')
  await expect(bar).toHaveCount(0)
})
