// A resident uses all actions of an errand on a narrow screen with only the keyboard.
import type { Locator, Page } from '@playwright/test'
import { texts } from '../src/texts/nb/errands.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const { forms } = texts
/** More elements than any of these pages lets the Tab key stop at. */
const maxStops = 120

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Moves the focus with the Tab key. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not lead there')
}

const press = async (page: Page, target: Locator) => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const isWell = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a resident answers, writes, changes, closes, rates and reopens errands by keyboard alone', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 640 })
  // Intercept file choosers from the start: a listener added at the key press may be too late.
  page.on('filechooser', () => undefined)
  const site = `http://no.localhost:${new URL(baseURL ?? '').port}`
  await page.goto(`${site}/logg-inn/`)
  await waitUntilAlive(page)
  await press(page, button(page, 'Logg inn med BankID'))
  await page.waitForURL('**/__dev/identity**')
  await page.getByRole('radio', { name: /Ingrid Solbakken/ }).check()
  await page.locator('button[value="approve"]').click()
  await page.waitForURL((url) => url.pathname === '/mine-sider/')

  const open = async (status: string) => {
    await page.goto(`${site}/mine-sider/arenden/?status=${status}`)
    await waitUntilAlive(page)
    await press(page, page.getByRole('rowheader').first().getByRole('link'))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await isWell(page)
  }
  const isSaid = async (words: string) => {
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await isWell(page)
  }

  await open('infoFromCustomer')
  await press(page, button(page, forms.answer.submit))
  await expect(page.getByRole('alert').filter({ hasText: forms.summary })).toBeFocused()
  await isWell(page)
  const answer = page.locator('form', { has: button(page, forms.answer.submit) })
  await tabTo(page, answer.getByRole('textbox', { name: forms.answer.text }))
  await page.keyboard.type('Etter klokken tre.')
  await tabTo(page, answer.locator('input[type="file"]').first())
  const chooser = page.waitForEvent('filechooser', { timeout: 10_000 })
  await page.keyboard.press('Space')
  await (await chooser).setFiles({
    name: 'kran.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  // Match the end of the text, because the text during preparation begins with the same letters.
  await expect(answer.getByText(/B · Klar$/)).toBeVisible()
  await isWell(page)
  await press(page, button(page, forms.answer.submit))
  await isSaid(forms.done.answered)
  await expect(page.getByRole('link', { name: /kran\.png/ }).first()).toBeVisible()

  await open('registered')
  await tabTo(page, page.getByRole('textbox', { name: forms.message.text }))
  await page.keyboard.type('Det drypper mer nå.')
  await press(page, button(page, forms.message.submit))
  await isSaid(forms.done.sent)
  await press(page, page.locator('summary', { hasText: forms.update.heading }))
  await isWell(page)
  await tabTo(page, page.getByRole('textbox', { name: forms.update.description }))
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Det er kaldtvannet.')
  await press(page, button(page, forms.update.submit))
  await isSaid(forms.done.updated)
  await press(page, page.locator('summary', { hasText: forms.close.heading }))
  await expect(button(page, forms.close.keep)).toBeFocused()
  await isWell(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('summary', { hasText: forms.close.heading })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, button(page, forms.close.submit))
  await isSaid(forms.done.closed)

  await open('executedNo')
  await press(page, button(page, forms.rate.submit))
  await expect(page.getByText(forms.rate.choose).last()).toBeVisible()
  await isWell(page)
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await press(page, button(page, forms.rate.submit))
  await isSaid(forms.done.rated)

  await press(page, page.locator('summary', { hasText: forms.reopen.heading }))
  await tabTo(page, page.getByRole('textbox', { name: forms.reopen.text }))
  await page.keyboard.type('Døren lukker seg ikke.')
  await isWell(page)
  await press(page, button(page, forms.reopen.submit))
  await isSaid(forms.done.reopened)
})
