// Contacts, messages to them, news, the notification bell, and notification settings.
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { seededPassword, seededPeopleOf } from '../../demo/src/people/seeded-people.ts'
import { texts as contacts } from '../src/texts/sv/contacts.ts'
import { texts as news } from '../src/texts/sv/news.ts'
import { texts as settings } from '../src/texts/sv/settings.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openLetter,
  test,
  waitUntilAlive,
} from './journey.ts'

const person = (key: string) => {
  const found = seededPeopleOf({ country: 'SE' }).find((each) => each.key === key)
  if (!found) throw new Error(`There is no ${key}`)
  return found
}

const signIn = async (context: BrowserContext, baseURL: string | undefined, key: string) => {
  const origin = `http://localhost:${new URL(baseURL ?? '').port}`
  const answer = await context.request.post(`${origin}/services/account_service/login/email`, {
    headers: { origin },
    data: { email: person(key).email, password: seededPassword },
  })
  expect(await answer.json()).toMatchObject({ code: 'Ok' })
}

const isWell = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** More elements than the page lets the Tab key stop at. */
const maxStops = 120
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not lead there')
}

/** Ends the session as another device would, and lets the page find out. */
const endSessionElsewhere = async (page: Page) => {
  const context = page.context()
  const cookies = await context.cookies()
  const { origin } = new URL(page.url())
  const answer = await fetch(`${origin}/services/account_service/logout`, {
    method: 'POST',
    headers: {
      origin,
      authorization: `Bearer ${cookies.find(({ name }) => name === 'jwtToken')?.value}`,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
  })
  expect(answer.status).toBe(204)
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByRole('dialog', { name: 'Du har loggats ut' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test('a buyer writes to the interior designer, at 320 px and by keyboard, also if the session ends', async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  watch.allow(/401/)
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(context, baseURL, 'choosing')
  await page.goto('/mina-sidor/kontakt/')
  await waitUntilAlive(page)
  await isWell(page)
  const designer = page.getByRole('listitem').filter({ hasText: 'Tova Brännhult' })
  await tabTo(page, designer.getByRole('link', { name: contacts.writeTo('Tova Brännhult') }))
  await page.keyboard.press('Enter')
  const form = page.locator('form', { has: page.getByRole('button', { name: contacts.write.send }) })
  await expect(form.getByLabel(contacts.write.to)).toHaveValue(/tova-brannhult$/)
  const message = form.getByLabel(contacts.write.message)
  await tabTo(page, message)
  await page.keyboard.type('När stänger valet av golv?')
  await tabTo(page, form.getByRole('button', { name: contacts.write.send }))
  await page.keyboard.press('Enter')
  // The missing field has an error, and the input is still there.
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(message).toHaveValue('När stänger valet av golv?')
  await isWell(page)
  await endSessionElsewhere(page)
  await page.getByRole('link', { name: 'Logga in igen' }).press('Enter')
  await page.waitForURL('**/logga-in/**')
  await waitUntilAlive(page)
  const login = page.getByRole('main')
  await login.getByLabel('E-postadress').fill(person('choosing').email)
  await login.getByLabel('Lösenord', { exact: true }).fill(seededPassword)
  await login.getByRole('button', { name: 'Logga in', exact: true }).click()
  await page.waitForURL('**/mina-sidor/kontakt/**')
  await waitUntilAlive(page)
  // After a login by e-mail, the identity is asked for.
  await page.getByRole('dialog').getByText('Inte nu', { exact: true }).press('Enter')
  await expect(message).toHaveValue('När stänger valet av golv?')
  await expect(form.getByLabel(contacts.write.to)).toHaveValue(/tova-brannhult$/)
  await tabTo(page, form.getByLabel(contacts.write.subject))
  await page.keyboard.type('Golv')
  await tabTo(page, form.getByRole('button', { name: contacts.write.send }))
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status').filter({ hasText: contacts.write.sent })).toBeVisible()
  await expect(page.locator('#written').getByText('Golv', { exact: true })).toBeVisible()
  // What was sent is not stored any more.
  await page.reload()
  await waitUntilAlive(page)
  await expect(message).toHaveValue('')
  await isWell(page)
  await openLetter(page, 'tova.brannhult@husrum.example')
  await expect(page.locator('pre')).toContainText('> När stänger valet av golv?')
})

test('a news item opened from the bell is no longer new', async ({ page, context, baseURL }) => {
  await signIn(context, baseURL, 'movingIn')
  await page.goto('/mina-sidor/nyheter/')
  await waitUntilAlive(page)
  await isWell(page)
  await expect(page.locator('main').getByRole('status')).toContainText('olästa')
  const bell = page.locator('header details[data-foldout="notification"]').first()
  await bell.locator('summary').click()
  await bell.getByRole('link', { name: /Så går inflyttningen till$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Så går inflyttningen till')
  await isWell(page)
  await page.getByRole('link', { name: news.back }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Så går inflyttningen till' })
  await expect(entry).toBeVisible()
  await expect(entry.getByText(news.isNew)).toHaveCount(0)
  await page.getByRole('button', { name: news.readAll }).click()
  await expect(page.getByRole('button', { name: news.readAll })).toHaveCount(0)
  await expect(page.locator('main').getByRole('status')).toContainText('alla lästa')
  await isWell(page)
})

test('a resident who opts out of receipts gets none', async ({ page, context, baseURL }) => {
  const { email } = person('nothing')
  const receipts = async () => {
    await page.goto(`/__dev/mailbox?to=${email}`)
    return page.locator('main li', { hasText: 'har fått ditt meddelande' }).count()
  }
  const write = async (subject: string) => {
    await page.goto('/mina-sidor/kontakt/')
    await waitUntilAlive(page)
    const form = page.locator('form', { has: page.getByRole('button', { name: contacts.write.send }) })
    await form.getByLabel(contacts.write.subject).fill(subject)
    await form.getByLabel(contacts.write.message).fill(`${subject}: hur ligger vi till?`)
    await form.getByRole('button', { name: contacts.write.send }).click()
    await expect(form.getByRole('status').filter({ hasText: contacts.write.sent })).toBeVisible()
  }
  await signIn(context, baseURL, 'nothing')
  await write('Först')
  await expect(async () => expect(await receipts()).toBe(1)).toPass()
  await page.goto('/mina-sidor/mina-installningar/')
  await waitUntilAlive(page)
  await isWell(page)
  const box = page.getByRole('checkbox', {
    name: `${settings.notifications.mail} ${settings.notifications.kinds.contact}`,
  })
  await box.uncheck()
  await page.getByRole('button', { name: settings.notifications.save }).click()
  await expect(page.getByText(settings.notifications.saved)).toBeVisible()
  await expect(box).not.toBeChecked()
  await write('Sedan')
  // The e-mail to customer service has arrived, so a receipt would have arrived too.
  await expect(async () => {
    await openLetter(page, 'kundservice@husrum.example')
    await expect(page.locator('pre')).toContainText('Sedan', { timeout: 500 })
  }).toPass()
  expect(await receipts()).toBe(1)
})

test('a board member sees the board’s contacts and news', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const site = `http://localhost:${new URL(baseURL ?? '').port}`
  await page.goto(`${site}/logga-in/?tab=board`)
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Logga in med BankID' }).click()
  await page.waitForURL('**/__dev/identity**')
  await page.getByRole('radio', { name: /Gunnel Sandin/ }).check()
  await page.locator('button[value="approve"]').click()
  await page.waitForURL((url) => url.pathname === '/mina-sidor/')
  await page.goto('/mina-sidor/kontakt/')
  await waitUntilAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Styrelsens kontakter')
  await expect(page.getByRole('heading', { name: 'Lena Forshage' })).toBeVisible()
  await isWell(page)
  await page.goto('/mina-sidor/nyheter/')
  await expect(page.getByRole('link', { name: /Höstens rondering är klar/ })).toBeVisible()
  await isWell(page)
})

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an invalid message returns with its error and input, and is sent when complete', async ({
    page,
    context,
    baseURL,
  }) => {
    await signIn(context, baseURL, 'choosing')
    await page.goto('/mina-sidor/kontakt/')
    await page.getByRole('link', { name: contacts.writeTo('Rasmus Ledhage') }).click()
    const form = page.locator('form', { has: page.getByRole('button', { name: contacts.write.send }) })
    await expect(form.getByLabel(contacts.write.to)).toHaveValue(/rasmus-ledhage$/)
    await form.getByLabel(contacts.write.message).fill('Vilket konto ska slutbetalningen till?')
    await form.getByRole('button', { name: contacts.write.send }).click()
    await expect(form.getByText(contacts.errors.required).first()).toBeVisible()
    await expect(form.getByLabel(contacts.write.message)).toHaveValue(
      'Vilket konto ska slutbetalningen till?',
    )
    await form.getByLabel(contacts.write.subject).fill('Slutbetalning')
    await form.getByRole('button', { name: contacts.write.send }).click()
    await expect(page.locator('#written').getByText('Slutbetalning', { exact: true })).toBeVisible()
  })

  test('a resident reads a news item and marks all as read', async ({ page, context, baseURL }) => {
    await signIn(context, baseURL, 'fiveYears')
    await page.goto('/mina-sidor/nyheter/')
    await page.getByRole('link', { name: /Gården planteras/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gården planteras i vår')
    await page.getByRole('link', { name: news.back }).click()
    await page.getByRole('button', { name: news.readAll }).click()
    await expect(page.getByText('alla lästa')).toBeVisible()
  })
})
