// A buyer chooses the interior and follows the inspection: by keyboard on a narrow screen, without JavaScript, and in three
// countries.
import type { Page } from '@playwright/test'
import { texts as fiInspections } from '../src/texts/fi/inspections.ts'
import { texts as fi } from '../src/texts/fi/interior.ts'
import { texts as nb } from '../src/texts/nb/interior.ts'
import { texts as inspections } from '../src/texts/sv/inspections.ts'
import { texts as sv } from '../src/texts/sv/interior.ts'
import { approveAs } from './book.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const ports = { no: 'no.localhost', fi: 'fi.localhost' } as const

/** Signs in with the simulated e-identity. */
const signIn = async (page: Page, who: RegExp, login = '/logga-in/'): Promise<void> => {
  await page.goto(login)
  await waitUntilAlive(page)
  await page
    .getByRole('button', { name: /BankID|Suomi.fi|pankki/i })
    .first()
    .click()
  await approveAs(page, who)
  await page.waitForURL((url) => !/logga-in|logg-inn|kirjaudu/.test(url.pathname))
}

const said = (page: Page) => page.locator('main [role="status"]')

test('by keyboard on a phone, a buyer chooses options, sees a conflict, confirms and changes them', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, /Linnea Öhman/)
  await page.goto('/mina-sidor/tidslinje/interior/')
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: sv.heading })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('radio', { name: /^Ekparkett/ }).focus()
  await page.keyboard.press('Space')
  const pictureOf = (option: string) => page.locator(`main img[src*="option-${option}"]`)
  await expect(pictureOf('plank')).toBeVisible()
  await expect(pictureOf('herringbone')).toBeHidden()
  await expect(said(page).getByText(sv.saved)).toBeVisible()
  await page.getByRole('checkbox', { name: /^Induktionshäll/ }).focus()
  await page.keyboard.press('Space')
  const missing = sv.issues.needs('Induktionshäll med inbyggd fläkt', 'Bänkskiva i granit')
  await expect(page.getByText(missing)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: sv.confirmAgain }).focus()
  await page.keyboard.press('Enter')
  await expect(said(page).getByText(sv.errors.incomplete)).toBeVisible()
  await page.getByRole('checkbox', { name: /^Bänkskiva i granit/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(missing)).toHaveCount(0)
  await expect(said(page).getByText(sv.saved)).toBeVisible()
  await page.getByRole('button', { name: sv.confirmAgain }).focus()
  await page.keyboard.press('Enter')
  await expect(said(page).getByText(sv.justConfirmed)).toBeVisible()
  await expect(page.locator('main [role="status"]:focus')).toHaveCount(1)
  await expectAccessible(page)
  await page.reload()
  await waitUntilAlive(page)
  await expect(page.getByRole('checkbox', { name: /^Induktionshäll/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /^Induktionshäll/ }).uncheck()
  await expect(page.getByText(sv.notConfirmed)).toBeVisible()
})

test('on a phone, a buyer adds a remark with a photo, and reports that a remark is not fixed', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, /Melker Sundin/)
  await page.goto('/mina-sidor/tidslinje/inspection/')
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { name: inspections.kinds.final })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const { add, notFixed } = inspections
  await page.getByText(add.heading, { exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: add.submit, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').first()).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel(add.room).fill('Balkong')
  await page.getByLabel(add.text).fill('Räcket är löst i hörnet')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'racket.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    })
  await expect(page.getByText('racket.png', { exact: true })).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name: add.submit, exact: true }).click()
    await expect(said(page).getByText(add.done)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const remark = page.getByRole('listitem').filter({ hasText: 'Räcket är löst i hörnet' })
  await expect(remark.getByText(inspections.states.noted, { exact: true })).toBeVisible()
  await expect(remark.getByRole('img')).toBeVisible()
  const painted = page.getByRole('listitem').filter({ hasText: 'Färgsläpp' })
  await expect(painted.getByText(inspections.states.fixed, { exact: true })).toBeVisible()
  await painted.getByText(notFixed.heading, { exact: true }).click()
  await painted.getByLabel(notFixed.text).fill('Färgen släpper igen')
  await painted.getByRole('button', { name: notFixed.submit }).click()
  await expect(said(page).getByText(notFixed.done)).toBeVisible()
  await expect(painted.getByText(inspections.states.beingFixed, { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('without JavaScript, a choice is saved and confirmed', async ({ browser, page, baseURL }) => {
  test.slow()
  await signIn(page, /Linnea Öhman/)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    ...(baseURL !== undefined && { baseURL }),
  })
  const still = await plain.newPage()
  await still.goto('/mina-sidor/tidslinje/interior/')
  await still.getByRole('radio', { name: /^Stora klinkerplattor/ }).check()
  await expect(still.locator('main img[src*="option-large"]')).toBeVisible()
  await expect(still.locator('main img[src*="option-white"]').first()).toBeHidden()
  await still.getByRole('button', { name: sv.save }).click()
  await expect(said(still).getByText(sv.saved)).toBeVisible()
  await expect(still.getByRole('radio', { name: /^Stora klinkerplattor/ })).toBeChecked()
  await still.getByRole('button', { name: sv.confirmAgain }).click()
  await expect(said(still).getByText(sv.justConfirmed)).toBeVisible()
  await plain.close()
})

for (const [site, login, path, words] of [
  ['no', '/logg-inn/', '/mine-sider/tidslinje/', nb],
  ['fi', '/kirjaudu-sisaan/', '/sivuni/aikajana/', fi],
] as const)
  test(`the interior of ${site} is in the country’s language`, async ({ page, baseURL }) => {
    test.slow()
    const origin = new URL(baseURL ?? 'http://localhost')
    origin.hostname = ports[site]
    const at = (where: string) => new URL(where, origin).href
    await signIn(page, /Ødegård|Öhman/, at(login))
    await page.goto(at(`${path}interior/`))
    await waitUntilAlive(page)
    await expect(page.getByRole('heading', { name: words.heading })).toBeVisible()
    await expect(page.getByText(words.binding)).toBeVisible()
    await expectAccessible(page)
    await page.goto(at(`${path}inspection/`))
    await waitUntilAlive(page)
    if (site === 'fi') await expect(page.getByText(fiInspections.none)).toBeVisible()
    await expectAccessible(page)
  })
