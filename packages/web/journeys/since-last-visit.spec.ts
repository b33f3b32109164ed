// Changes since the last visit, in the saved searches and favourites of an account.
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { seededPassword, seededPeopleOf } from '../../demo/src/people/seeded-people.ts'
import { texts as norwegianFavourites } from '../src/texts/nb/favourites.ts'
import { texts as norwegianSearches } from '../src/texts/nb/saved-searches.ts'
import { texts as favourites } from '../src/texts/sv/favourites.ts'
import { texts as searches } from '../src/texts/sv/saved-searches.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openLetter,
  test,
  waitUntilAlive,
} from './journey.ts'

const emailIn = (country: 'SE' | 'NO'): string =>
  seededPeopleOf({ country }).find(({ key }) => key === 'justJoined')?.email ?? ''

const signIn = async (context: BrowserContext, origin: string) => {
  const email = emailIn('SE')
  const answer = await context.request.post(`${origin}/services/account_service/login/email`, {
    headers: { origin },
    data: { email, password: seededPassword },
  })
  expect(await answer.json()).toMatchObject({ code: 'Ok' })
  return email
}

/** Changes a home as the sales system. */
const change = async (page: Page, origin: string, facts: object) => {
  const changed = await page.request.post(`${origin}/services/residence/change_objects`, {
    headers: { authorization: 'Bearer the sales system of these journeys' },
    data: { changes: [facts] },
  })
  expect(await changed.json()).toEqual({ changed: 1, heldBack: [] })
}

const isWell = async (page: Page) => {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** More elements than the page lets the Tab key stop at. */
const maxStops = 160
const press = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Waits until the page reports, without a click, that a list has been seen. */
const isToldAsSeen = (page: Page, list: 'favorites' | 'saved_searches') =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(`/${list}/seen`) && answer.ok(), {
    timeout: 60_000,
  })

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString()

test('a new viewing is marked in saved searches and favourites, at 320 px and by keyboard', async ({
  page,
  context,
  baseURL,
}) => {
  // An e-mail, three pages and the keyboard.
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  const origin = baseURL ?? ''
  const email = await signIn(context, origin)
  const search = '/sok-bostad/vastra-gotalands-lan/goteborg/?minRooms=2'

  await page.goto('/mina-sidor/sparade-sokningar/')
  await waitUntilAlive(page)
  await expect(page.getByText(searches.list.empty)).toBeVisible()
  await isWell(page)
  await press(page, page.getByRole('link', { name: searches.follow.toSearch }))
  await expect(page).toHaveURL(/\/sok-bostad\//)

  await page.goto(search)
  await waitUntilAlive(page)
  const card = page.locator('[data-item-id]').first()
  const id = (await card.getAttribute('data-item-id')) ?? ''
  const name = await card.getByRole('heading').getByRole('link').innerText()
  // Saving homes and searches has its own tests.
  await card.getByRole('button', { name: `Spara ${name}`, exact: true }).click()
  await page.getByRole('link', { name: 'Spara sökningen' }).click()
  await page.getByLabel(searches.follow.name).fill('Göteborg')
  await page.getByRole('radio', { name: searches.rhythms.atOnce }).check()
  await page.getByRole('button', { name: searches.follow.save }).click()
  await expect(page.getByText(searches.list.done.saved)).toBeVisible()
  await page.goto('/mina-sidor/sparade-sokningar/')
  await expect(page.getByRole('heading', { name: 'Göteborg' })).toBeVisible()

  await change(page, origin, { id, showings: [inDays(5)] })
  await expect(async () => {
    await openLetter(page, email)
    await expect(page.locator('pre')).toContainText(/Ny visning: /, { timeout: 500 })
  }).toPass()

  await page.goto('/mina-sidor/')
  await waitUntilAlive(page)
  const fresh = page.getByRole('region', { name: 'Nytt' })
  await expect(fresh).toContainText(`Nytt om din favorit ${name}`)
  await isWell(page)
  const searchesSeen = isToldAsSeen(page, 'saved_searches')
  await press(page, fresh.getByRole('link', { name: '1 nyhet i sökningen Göteborg' }))
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Göteborg' }) })
  await expect(entry).toContainText(`${searches.list.counts.showing(1)}`)
  await expect(entry.getByRole('link', { name })).toBeVisible()
  await searchesSeen
  await isWell(page)

  const favouritesSeen = isToldAsSeen(page, 'favorites')
  await page.goto('/favoriter/')
  await waitUntilAlive(page)
  await expect(page.getByText(favourites.news(1))).toBeVisible()
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /Ny visning: / })
      .first(),
  ).toBeVisible()
  await favouritesSeen
  await isWell(page)
  // The mark stays for this visit.
  await page.goto('/mina-sidor/sparade-sokningar/')
  await expect(entry).toContainText(`${searches.list.counts.showing(1)}`)
  await waitUntilAlive(page)
  await press(page, entry.getByRole('button', { name: /^Ta bort/ }))
  await expect(page.getByText(searches.list.done.removed)).toBeVisible()
  await press(page, page.getByRole('button', { name: searches.list.undo }))
  await expect(page.getByRole('heading', { name: 'Göteborg' })).toBeVisible()
  await isWell(page)
})

test.describe('without JavaScript, in Norway', () => {
  test.use({ javaScriptEnabled: false })

  test('a new viewing stays marked until a button marks it as seen', async ({ page, baseURL }) => {
    const origin = `http://no.localhost:${new URL(baseURL ?? '').port}`
    await page.goto(`${origin}/logg-inn/`)
    await page.getByLabel('E-postadresse').fill(emailIn('NO'))
    await page.getByLabel('Passord', { exact: true }).fill(seededPassword)
    await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
    await page.waitForURL(/\/mine-sider\//)
    const { list, follow } = norwegianSearches
    await page.goto(`${origin}/finn-din-bolig/`)
    const id = (await page.locator('[data-item-id]').first().getAttribute('data-item-id')) ?? ''
    await page.goto(`${origin}/favoritter/?favourite=${id}`)
    await page.getByRole('button', { name: /som favoritt$/ }).click()
    await page.goto(`${origin}/finn-din-bolig/`)
    await page.getByRole('link', { name: 'Lagre søket' }).click()
    await page.getByLabel(follow.name).fill('Alle')
    await page.getByRole('button', { name: follow.save }).click()
    await expect(page.getByRole('heading', { name: 'Alle' })).toBeVisible()
    await change(page, baseURL ?? '', { id, showings: [inDays(6)] })

    const addresses = { searches: `${origin}/mine-sider/lagrede-sok/`, favourites: `${origin}/favoritter/` }
    await expect(async () => {
      await page.goto(addresses.searches)
      await expect(page.getByText(list.counts.showing(1))).toBeVisible({ timeout: 500 })
    }).toPass()
    await page.getByRole('button', { name: list.see }).click()
    await expect(page.getByText(list.done.seen)).toBeVisible()
    await expect(page.getByText(list.counts.showing(1))).toHaveCount(0)

    await page.goto(addresses.favourites)
    await expect(page.getByText(norwegianFavourites.news(1))).toBeVisible()
    await page.getByRole('button', { name: norwegianFavourites.see }).click()
    await expect(page.getByText(norwegianFavourites.news(1))).toHaveCount(0)
    await expect(page.getByText(/Ny visning: /).first()).toBeVisible()

    // The search is renamed and paused.
    await page.goto(addresses.searches)
    await page.getByText(list.change).click()
    await page.getByLabel(follow.name).fill('Alle boliger')
    await page.getByRole('button', { name: list.submitChange }).click()
    await expect(page.getByRole('heading', { name: 'Alle boliger' })).toBeVisible()
    await page.getByRole('button', { name: new RegExp(list.pause) }).click()
    await expect(page.getByText(list.done.paused, { exact: true })).toBeVisible()
  })
})
