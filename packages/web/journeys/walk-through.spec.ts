import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const home = '/bostader/goteborg/skeppsbron/brf-snackan/1-1002/'
const enter = 'Gå runt i 360°'

/** Rooms are rendered on the first request, which is slow on a busy machine. */
const untilRendered = { timeout: 40_000 }

const stepIn = async (page: Page) => {
  await page.goto(home)
  await waitUntilAlive(page)
  const button = page.getByRole('button', { name: enter })
  await button.press('Enter')
  const dialog = page.getByRole('dialog', { name: /i 360°$/ })
  await expect(dialog).toBeVisible()
  return { button, dialog }
}

test('a visitor enters a home on a phone by keyboard alone, turns, changes rooms and leaves', async ({
  page,
  watch,
}) => {
  // A browser without a graphics card warns about reading WebGL pixels.
  watch.allow(/GPU stall due to ReadPixels/)
  await page.setViewportSize({ width: 320, height: 720 })
  const { button, dialog } = await stepIn(page)
  await expect(dialog.getByRole('application')).toBeFocused()
  const drawn = dialog.locator('canvas[data-drawn]')
  await expect(drawn).toBeAttached(untilRendered)

  const where = dialog.getByRole('status').first()
  await expect(where).toHaveText(/^Vardagsrum, mot /)
  const before = (await where.textContent()) ?? ''
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight')
  await expect(where).not.toHaveText(before)
  await page.keyboard.press('PageDown')
  await expect(where).not.toHaveText(/^Vardagsrum/)
  await expect(dialog.locator('[aria-current="location"]')).not.toHaveText('Vardagsrum')
  await expect(drawn).toBeAttached(untilRendered)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('without WebGL, the rooms are still pictures with text that visitors can step through', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: []) {
      return kind === 'webgl2' ? null : getContext.call(this, kind, ...more)
    } as typeof getContext
  })
  const { dialog } = await stepIn(page)
  await expect(dialog.getByText('Din webbläsare kan inte visa 360-gradersbilder.')).toBeVisible()
  const still = dialog.getByRole('img', { name: 'Vardagsrum, ritad stillbild' })
  await expect(still).toBeVisible()
  await dialog.getByRole('button', { name: 'Nästa rum' }).click()
  await expect(still).toBeHidden()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page describes the rooms and shows a still picture', async ({ page }) => {
    await page.goto(home)
    const section = page.getByRole('region', { name: 'Kliv in i bostaden' })
    await expect(section.getByText(/fönster mot/i).first()).toBeVisible()
    await expect(section.getByRole('button', { name: enter })).toBeHidden()
    await expect(section.getByRole('img', { name: 'Vardagsrum, ritad stillbild' })).toBeVisible()
    await expect(section.getByText('Stillbilder av alla rum')).toBeVisible()
  })
})
