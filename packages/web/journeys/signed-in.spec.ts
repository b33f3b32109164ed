// Signed-in people: their header, the end of their session, and that it leaves nothing behind.
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import { seededPassword, seededPeopleOf } from '../../demo/src/people/seeded-people.ts'
import { expect, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const people = seededPeopleOf({ country: 'SE' })
const ester = people.find(({ key }) => key === 'withoutIdentity')
const hosts = { sweden: 'localhost', norway: 'no.localhost' }

/** Signs in through the API. Sign-in on the page has its own tests. */
const signIn = async (context: BrowserContext, origin: string, email = ester?.email) => {
  const answer = await context.request.post(`${origin}/services/account_service/login/email`, {
    headers: { origin },
    data: { email, password: seededPassword },
  })
  expect(await answer.json()).toMatchObject({ code: 'Ok' })
}
const originOf = (baseURL: string | undefined, host: keyof typeof hosts = 'sweden') =>
  `http://${hosts[host]}:${new URL(baseURL ?? '').port}`

const header = (page: Page) => page.getByRole('banner')
const foldout = (page: Page, kind: 'user' | 'notification') =>
  page.locator(`header details[data-foldout="${kind}"]`).first()
const openUserMenu = async (page: Page) => {
  await foldout(page, 'user').locator('summary').click()
  return foldout(page, 'user')
}
const expectAccessibleHeader = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).include('header').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}
const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => ['jwtToken', 'bind'].includes(name))

test('the header has the person’s name from the first render, and leads to My Pages', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, originOf(baseURL))
  await page.goto('/')
  await expect(foldout(page, 'user').locator('summary')).toContainText('Ester')
  await waitUntilAlive(page)
  await expect(header(page).getByRole('link', { name: 'Logga in' })).toHaveCount(0)
  await expectAccessibleHeader(page)

  const menu = await openUserMenu(page)
  await expect(menu.getByRole('link', { name: 'Mina sidor' })).toBeFocused()
  await expectAccessibleHeader(page)
  await page.keyboard.press('Escape')
  await expect(foldout(page, 'user').locator('summary')).toBeFocused()

  const bell = foldout(page, 'notification')
  await bell.locator('summary').click()
  await expect(bell.getByRole('heading', { name: 'Notiser' })).toBeVisible()
  await expect(bell.getByRole('status')).toHaveText('Du har inga notiser.')
  await page.keyboard.press('Escape')

  await (await openUserMenu(page)).getByRole('link', { name: 'Mina sidor' }).click()
  await expect(page).toHaveURL('/mina-sidor/')
  await expect(foldout(page, 'user').locator('summary')).toContainText('Ester')
})

test('on a small phone, the bell is visible without the menu, and its content fits', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await signIn(context, originOf(baseURL))
  await page.goto('/')
  await waitUntilAlive(page)
  const bell = foldout(page, 'notification')
  await expect(bell.locator('summary')).toBeInViewport()
  await expectNoSidewaysScroll(page)
  await bell.locator('summary').click()
  await expect(bell.getByRole('heading', { name: 'Notiser' })).toBeInViewport()
  await expectNoSidewaysScroll(page)
  await expectAccessibleHeader(page)
})

test('signing out leads to the start page in every tab, and deletes the session cookies', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, originOf(baseURL))
  const [mine, other] = [page, await context.newPage()]
  await mine.goto('/sok-bostad/')
  await other.goto('/mina-sidor/')
  await waitUntilAlive(mine)
  await waitUntilAlive(other)
  await (await openUserMenu(mine)).getByRole('button', { name: 'Logga ut' }).click()
  await expect(mine).toHaveURL('/')
  await expect(header(mine).getByRole('link', { name: 'Logga in' })).toBeVisible()
  await expect(other).toHaveURL(/\/(#modal)?$/)
  const asked = other.getByRole('dialog', { name: 'Du har loggats ut' })
  await expect(asked).toContainText('avslutades i en annan flik')
  await expect(asked.getByRole('link', { name: 'Logga in igen' })).toHaveAttribute(
    'href',
    `/logga-in/?referrer=${encodeURIComponent('/mina-sidor/')}`,
  )
  await expect.poll(() => sessionCookies(context)).toEqual([])
  await mine.goto('/mina-sidor/')
  await expect(mine).toHaveURL(/\/logga-in\//)
})

test('on a small phone, the bell is in the bar, and everything else is in the menu', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, originOf(baseURL))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await waitUntilAlive(page)
  const bell = page.locator('header details[data-foldout="notification"]:visible')
  await bell.locator('summary').click()
  await expect(bell.getByText('Du har inga notiser.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('header summary', { hasText: 'Meny' }).click()
  const within = page.locator('#header-navigation')
  await expect(within.getByRole('link', { name: 'Favoriter' })).toBeVisible()
  await within.locator('details[data-foldout="user"] > summary').click()
  await expect(within.getByRole('button', { name: 'Logga ut' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleHeader(page)
})

test('a session that cannot be renewed shows a warning, ends, and offers to sign in again', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  // The last poll for notifications is in the same clock step as the end of the session.
  watch.allow(/refresh_token|503|notifications|401/)
  await signIn(context, originOf(baseURL))
  await page.clock.install()
  await page.route('**/login/refresh_token', (route) => route.fulfill({ status: 503 }))
  await page.goto('/mina-sidor/')
  await waitUntilAlive(page)
  await page.clock.fastForward('58:00')
  const warning = page.getByRole('region', { name: 'Din inloggning går snart ut' })
  await expect(warning).toContainText(/Du loggas ut klockan \d\d:\d\d\./)
  await expect(warning.getByRole('button', { name: 'Förbli inloggad' })).toBeVisible()
  await page.clock.fastForward('03:00')
  await expect(page).toHaveURL(/\/(#modal)?$/)
  const asked = page.getByRole('dialog', { name: 'Du har loggats ut' })
  await expect(asked.getByRole('link', { name: 'Logga in igen' })).toHaveAttribute(
    'href',
    `/logga-in/?referrer=${encodeURIComponent('/mina-sidor/')}`,
  )
  await expect(foldout(page, 'user')).toHaveCount(0)
})

test('Back after signing out shows no personal data, even with the back-forward cache', async ({
  baseURL,
  playwright,
  launchOptions,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ locale: 'sv-SE' })
  const origin = originOf(baseURL)
  await signIn(context, origin)
  const page = await context.newPage()
  await page.goto(`${origin}/mina-sidor/`)
  await waitUntilAlive(page)
  // A new document, so that Back is handled by the browser and not by the router.
  await page.goto(`${origin}/om-oss/`)
  await waitUntilAlive(page)
  await (await openUserMenu(page)).getByRole('button', { name: 'Logga ut' }).click()
  await expect(page).toHaveURL(`${origin}/`)
  const greeting = header(page).locator('summary', { hasText: /Ester/ })
  await page.goBack()
  await expect(page).toHaveURL(`${origin}/om-oss/`)
  await expect(greeting).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/logga-in\//)
  await expect(greeting).toHaveCount(0)
  await browser.close()
})

test('a person signed in on the Swedish site is a guest on the Norwegian', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(context, originOf(baseURL))
  await page.goto(`${originOf(baseURL, 'norway')}/`)
  await waitUntilAlive(page)
  await expect(header(page).getByRole('link', { name: 'Logg inn' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the user menu unfolds and leads to My Pages', async ({ page, context, baseURL }) => {
    await signIn(context, originOf(baseURL))
    await page.goto('/')
    const menu = await openUserMenu(page)
    await menu.getByRole('link', { name: 'Mina sidor' }).click()
    await expect(page).toHaveURL('/mina-sidor/')
  })

  test('a page without permission shows the reason, and leads to My Pages', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, originOf(baseURL), 'resident@husrum.example')
    await page.goto('/mina-sidor/styrelse/')
    await expect(page).toHaveURL(/\/logga-in\/\?referrer=/)
    await expect(page.getByRole('main').locator('noscript p')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Till Mina sidor' }).click()
    await expect(page).toHaveURL('/mina-sidor/')
  })
})
