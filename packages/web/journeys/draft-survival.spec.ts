// The draft of a fault report survives reloads, closed tabs and lost sessions, at the same step. An ordinary run has one step;
// `npm run drafts` has each step with each interruption.
import type { Browser, Page } from '@playwright/test'
import { expect, test, waitUntilAlive } from './journey.ts'

const identify = async (page: Page) => {
  await page.getByRole('button', { name: 'Logga in med BankID' }).first().click()
  await page.waitForURL('**/__dev/identity**')
  await page.getByRole('radio', { name: /Vega Lindqvist/ }).check()
  await page.locator('button[value="approve"]').click()
}

const signIn = async (page: Page) => {
  await page.goto('/logga-in/')
  await waitUntilAlive(page)
  await identify(page)
  await page.waitForURL((url) => url.pathname === '/mina-sidor/')
}

/** Waits until the tab stores no draft, because the server has it. */
const isSaved = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('case-draft:')).length),
    )
    .toBe(0)

/** Waits for hydration, which reads the input so far. Until then, only the browser keeps it. */
const formIsAlive = (page: Page) => expect(page.locator('main div[data-alive="true"]')).toBeVisible()

const giveUp = async (page: Page) => {
  await page.locator('button[value="abort"]').click()
  await page.getByRole('button', { name: 'Avbryt och ta bort' }).click()
  await page.waitForURL((url) => url.pathname === '/felanmalan/')
}

interface Step {
  readonly name: string
  readonly fill: (page: Page) => Promise<void>
  readonly expectFilled: (page: Page) => Promise<void>
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name }).first()

const steps: readonly Step[] = [
  {
    name: 'kontakt',
    fill: (page) => page.getByLabel('Telefonnummer', { exact: true }).fill('+46 70 174 06 99'),
    expectFilled: (page) =>
      expect(page.getByLabel('Telefonnummer', { exact: true })).toHaveValue('+46 70 174 06 99'),
  },
  {
    name: 'bostad',
    fill: async (page) => {
      await radio(page, 'En bostad').check()
      await radio(page, 'Lotsrännegatan 4').check()
    },
    expectFilled: (page) => expect(radio(page, 'Lotsrännegatan 4')).toBeChecked(),
  },
  {
    name: 'var',
    fill: (page) => radio(page, 'Kök').check(),
    expectFilled: (page) => expect(radio(page, 'Kök')).toBeChecked(),
  },
  {
    name: 'vad',
    fill: (page) => radio(page, 'Vitvaror').check(),
    expectFilled: (page) => expect(radio(page, 'Vitvaror')).toBeChecked(),
  },
  {
    name: 'vitvaror',
    fill: async () => undefined,
    expectFilled: (page) => expect(page.getByText('Ett foto på skylten räcker också.')).toBeVisible(),
  },
  {
    name: 'beskriv',
    fill: async (page) => {
      await page.locator('textarea').fill('Diskmaskinen stannar. Varför?')
      await page.getByLabel('Skicka en kopia').check()
    },
    expectFilled: async (page) => {
      await expect(page.locator('textarea')).toHaveValue('Diskmaskinen stannar. Varför?')
      await expect(page.getByLabel('Skicka en kopia')).toBeChecked()
    },
  },
  {
    name: 'granska',
    fill: async () => undefined,
    expectFilled: (page) => expect(page.getByText('Diskmaskinen stannar. Varför?')).toBeVisible(),
  },
]

const goOn = async (page: Page) => {
  await page.goto('/felanmalan/')
  await waitUntilAlive(page)
  await page
    .getByRole('link', { name: /^Fortsätt anmälan/ })
    .first()
    .click()
}

/** Causes the interruption; returns the page on which the report continues. */
type Way = (page: Page, browser: Browser) => Promise<Page>

const ways: Readonly<Record<string, Way>> = {
  'a reload': async (page) => {
    await page.reload()
    return page
  },
  'the tab being closed': async (page) => {
    const next = await page.context().newPage()
    await page.close({ runBeforeUnload: true })
    await goOn(next)
    return next
  },
  'the session being ended elsewhere, and signing in again': async (page) => {
    await isSaved(page)
    const context = page.context()
    const token = (await context.cookies()).find(({ name }) => name === 'jwtToken')?.value
    const { origin } = new URL(page.url())
    const answer = await fetch(`${origin}/services/account_service/logout`, {
      method: 'POST',
      headers: {
        origin,
        authorization: `Bearer ${token}`,
        cookie: (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; '),
      },
    })
    expect(answer.status).toBe(204)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const notice = page.getByText('Det du har skrivit finns kvar här: logga in, så sparas det.')
    await expect(notice).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Logga in' })).toBeVisible()
    await page.getByRole('link', { name: 'Logga in igen' }).press('Enter')
    await page.waitForURL('**/logga-in/**')
    await waitUntilAlive(page)
    await identify(page)
    return page
  },
  Back: async (page) => {
    await page.goto('/om-oss/')
    await waitUntilAlive(page)
    await page.goBack()
    return page
  },
  'a new tab': async (page) => {
    const next = await page.context().newPage()
    await isSaved(page)
    await next.goto(page.url())
    return next
  },
  'going on on another device': async (page, browser) => {
    await isSaved(page)
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
    await context.addCookies([
      { name: 'user-consent-settings', value: `1.000.1.${Date.now()}`, domain: 'localhost', path: '/' },
    ])
    const next = await context.newPage()
    await signIn(next)
    await goOn(next)
    return next
  },
}

const isWhole = process.env.HUSRUM_EVERY_PAGE === '1'
const ordinary = [
  'a reload',
  'the tab being closed',
  'the session being ended elsewhere, and signing in again',
]

for (const [way, happens] of Object.entries(ways)) {
  if (!isWhole && !ordinary.includes(way)) continue
  test(`a fault report survives ${way}`, async ({ page: first, browser, watch }) => {
    // The session of one way is refused.
    watch.allow(/401/)
    test.setTimeout(isWhole ? 240_000 : 60_000)
    await signIn(first)
    await first.goto('/felanmalan/boende/')
    await formIsAlive(first)
    // A failed test may have left a report.
    if (await first.locator('button[value="abort"]').isVisible()) {
      await giveUp(first)
      await first.goto('/felanmalan/boende/')
      await formIsAlive(first)
    }
    let page = first
    const next = () => page.locator('button[value="next"]').click()
    await page.getByLabel(/godkänner villkoren/).check()
    await next()
    for (const [at, step] of steps.entries()) {
      const path = `/felanmalan/boende/${step.name}/`
      await expect(page).toHaveURL((url) => url.pathname === path)
      await formIsAlive(page)
      await step.fill(page)
      if (isWhole || step.name === 'beskriv') {
        page = await happens(page, browser)
        await expect(page).toHaveURL((url) => url.pathname === path)
        await formIsAlive(page)
      }
      await step.expectFilled(page)
      if (at < steps.length - 1) await next()
    }
    // Other tests of the same resident need an empty form.
    await giveUp(page)
  })
}
