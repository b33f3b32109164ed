// What a visit sends to the tag manager. A local container stands in for the site's tag manager, under the content security policy
// and trusted types of the page.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyticsEvents } from '@husrum/domain'
import type { Page } from '@playwright/test'
import { expect, test, waitUntilAlive } from './journey.ts'

/** The site that has a tag manager here, as `playwright.config.ts` sets it. */
const tagHost = 'https://tags.husrum.example'
test.use({ hasAnsweredConsent: false, locale: 'nb-NO' })

type Sent = { readonly kind: 'event' | 'command'; readonly facts: Readonly<Record<string, unknown>> }

/** The container, at the address of the site's tag server. */
const openContainer = async (page: Page) => {
  const script = readFileSync(join(import.meta.dirname, 'tag-container.js'), 'utf8')
  const asked: string[] = []
  const sent: Sent[] = []
  await page.route(`${tagHost}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    asked.push(pathname)
    if (pathname === '/collect')
      sent.push({
        kind: searchParams.get('kind') as Sent['kind'],
        facts: JSON.parse(searchParams.get('facts') ?? '{}'),
      })
    const isScript = /^\/(gtm|tag)\.js/.test(pathname)
    await route.fulfill({
      contentType: isScript ? 'text/javascript' : 'image/gif',
      body: pathname.startsWith('/gtm.js') ? script : '',
    })
  })
  return {
    asked,
    events: () =>
      sent.flatMap(({ kind, facts }) => (kind === 'event' && facts.event !== 'gtm.js' ? [facts] : [])),
    commands: () => sent.flatMap(({ kind, facts }) => (kind === 'command' ? [facts] : [])),
  }
}

const siteAt = (baseURL: string | undefined) => `http://no.localhost:${new URL(baseURL ?? '').port}`
const prompt = (page: Page) => page.getByRole('region', { name: 'Kan vi bruke informasjonskapsler?' })
const answer = async (page: Page, name: string) => {
  await expect(prompt(page)).toBeVisible()
  await prompt(page).getByRole('button', { name }).click()
  await expect(prompt(page)).toBeHidden()
}

test('no event is sent before consent is answered, nor after a refusal', async ({ page, baseURL }) => {
  const container = await openContainer(page)
  await page.goto(`${siteAt(baseURL)}/om-oss/`)
  await waitUntilAlive(page)
  await answer(page, 'Bare nødvendige')
  await page.goto(`${siteAt(baseURL)}/kundeservice/`)
  await waitUntilAlive(page)
  await page.waitForLoadState('networkidle')
  expect(container.asked).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test('with consent each page view is sent once, errors as page errors, and no personal data', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/404|500|Failed to load resource/)
  const container = await openContainer(page)
  await page.goto(`${siteAt(baseURL)}/om-oss/?utm_source=news`)
  await waitUntilAlive(page)
  await answer(page, 'Godta alle')
  await expect.poll(container.events).toEqual([
    expect.objectContaining({
      event: 'page_view',
      page_path: '/om-oss/',
      site: 'norway',
      template: 'content',
    }),
  ])
  expect(container.asked.filter((path) => path !== '/collect')).toEqual(['/gtm.js', '/tag.js'])
  expect(container.commands().slice(0, 2)).toEqual([
    ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
    ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'granted' })],
  ])

  await page.getByRole('contentinfo').locator('a[href="/kundeservice/"]').first().click()
  await expect(page).toHaveURL(/kundeservice/)
  await expect.poll(() => container.events().length).toBe(2)
  const title = await page.title()
  expect(container.events()[1]).toMatchObject({ page_path: '/kundeservice/', page_title: title })

  await page.goto(`${siteAt(baseURL)}/finnes-ikke/`)
  await expect
    .poll(() => container.events().slice(2))
    .toEqual([
      expect.objectContaining({ event: 'page_view', page_path: '/finnes-ikke/' }),
      expect.objectContaining({ event: 'page_error', status: 404, page_path: '/finnes-ikke/' }),
    ])

  await page.route('**/GetViewModel*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('contentinfo').locator('a[href="/kundeservice/"]').first().click()
  await expect.poll(() => container.events().at(-1)).toMatchObject({ event: 'page_error', status: 500 })

  // The wizard's events are only sent from its steps.
  const { pageView, pageError } = analyticsEvents
  const known = [pageView, pageError]
  const seen = new Set(container.events().map(({ event }) => event))
  expect(seen).toEqual(new Set(known.map(({ name }) => name)))
  expect(JSON.stringify(container.events())).not.toMatch(/utm_source|news|@/)
})

test('a search in another place sends a page view with the title of that place', async ({
  page,
  baseURL,
}) => {
  const container = await openContainer(page)
  await page.goto(`${siteAt(baseURL)}/finn-din-bolig/`)
  await waitUntilAlive(page)
  await answer(page, 'Godta alle')
  await expect.poll(() => container.events().length).toBe(1)
  await page.getByLabel('Sted eller område').click()
  await page.getByRole('combobox', { name: 'Sted eller område' }).fill('Bergen')
  await page
    .getByRole('option', { name: /^Bergen/ })
    .first()
    .click()
  await expect(page).toHaveURL(/bergen/)
  await expect.poll(() => container.events().length).toBe(2)
  await expect(page).toHaveTitle(/Bergen/)
  expect(container.events()[1]).toMatchObject({
    page_path: new URL(page.url()).pathname,
    page_title: await page.title(),
  })
})

test('the steps of a fault report are sent from the next page, without personal data', async ({
  page,
  baseURL,
}) => {
  const container = await openContainer(page)
  const site = siteAt(baseURL)
  await page.goto(`${site}/om-oss/`)
  await waitUntilAlive(page)
  await answer(page, 'Godta alle')
  await page.goto(`${site}/logg-inn/`)
  await waitUntilAlive(page)
  await page.getByRole('button', { name: 'Logg inn med BankID' }).first().click()
  await page.waitForURL('**/__dev/identity**')
  await page.getByRole('radio', { name: /Astrid Nygård/ }).check()
  await page.locator('button[value="approve"]').click()
  await page.waitForURL((url) => url.pathname === '/mine-sider/')

  // The report opens as a page, not in a dialog over a page with analytics.
  await page.goto(`${site}/meld-feil/#open-case`)
  await page.waitForURL('**/meld-feil/beboer/vilkar/')
  await waitUntilAlive(page)
  await expect.poll(() => container.events().at(-1)).toMatchObject({ page_path: '/meld-feil/' })
  const before = { events: container.events().length, asked: container.asked.length }
  const next = () => page.locator('button[value="next"]').click()
  await page.getByLabel(/lest og godtar/).check()
  await next()
  await page.getByLabel('Telefonnummer', { exact: true }).fill('+47 412 34 567')
  await next()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bolig eller fellesareal')
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(container.asked).toHaveLength(before.asked)
  await page.locator('button[value="abort"]').click()
  await page.getByRole('button', { name: 'Avbryt og slett' }).click()

  await page.waitForURL((url) => url.pathname === '/meld-feil/')
  const { stepComplete, abort, pageView } = analyticsEvents
  const told = () => container.events().slice(before.events)
  await expect
    .poll(told)
    .toEqual([
      { event: stepComplete.name, step: 'acceptTerms', case_type: 'resident' },
      { event: stepComplete.name, step: 'contactDetailsWithoutManagement', case_type: 'resident' },
      { event: abort.name, step: 'residentResidenceSelection', case_type: 'resident' },
      expect.objectContaining({ event: pageView.name, page_path: '/meld-feil/' }),
    ])
  await page.reload()
  await expect.poll(() => told().length).toBe(5)
  expect(JSON.stringify(told())).not.toMatch(/412|Astrid|@/)
})

test('consent can be withdrawn, and the sign-in page sends no events', async ({ page, baseURL }) => {
  const container = await openContainer(page)
  await page.goto(`${siteAt(baseURL)}/om-oss/`)
  await waitUntilAlive(page)
  await answer(page, 'Godta alle')
  await expect.poll(() => container.events().length).toBe(1)
  await page.goto(`${siteAt(baseURL)}/logg-inn/`)
  await waitUntilAlive(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(container.events()).toHaveLength(1)

  await page.goto(`${siteAt(baseURL)}/om-oss/`)
  await waitUntilAlive(page)
  await expect.poll(() => container.events().length).toBe(2)
  await page.locator('[data-consent-settings]').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bare nødvendige' }).click()
  await expect
    .poll(() => container.commands().at(-1))
    .toEqual(['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })])
  expect(
    await page.evaluate(() =>
      (window as { dataLayer?: { event?: string }[] }).dataLayer?.filter(({ event }) => event),
    ),
  ).toEqual([])
  await page.getByRole('contentinfo').locator('a[href="/kundeservice/"]').first().click()
  await expect(page).toHaveURL(/kundeservice/)
  await page.waitForLoadState('networkidle')
  expect(container.events()).toHaveLength(2)
})

test('pages with personal data are separate documents, and their addresses do not reach the tag manager', async ({
  page,
  baseURL,
  watch,
}) => {
  // The ticket does not exist.
  watch.allow(/404/)
  const container = await openContainer(page)
  const site = siteAt(baseURL)
  const isMeasured = () => page.evaluate(() => 'dataLayer' in window)
  await page.goto(`${site}/om-oss/`)
  await waitUntilAlive(page)
  await answer(page, 'Godta alle')
  await expect.poll(() => container.events().length).toBe(1)

  // Sign-in opens as a page, not in a dialog over a page with analytics.
  await page.locator('a[href="/logg-inn/"]').first().click()
  await expect(page).toHaveURL(/\/logg-inn\/$/)
  await waitUntilAlive(page)
  expect([await isMeasured(), await page.getByRole('dialog').count()]).toEqual([false, 0])

  for (const address of [
    '/pamelding/qr/?t=secret-ticket',
    '/p%61melding/liste/',
    '/velg-passord/?token=secret-token',
    '/meld-interesse/',
    '/om-oss/?t=secret-ticket',
  ]) {
    const response = await page.goto(`${site}${address}`)
    await waitUntilAlive(page)
    await page.waitForLoadState('networkidle')
    expect([address, await isMeasured()]).toEqual([address, false])
    expect(response?.headers()['content-security-policy']).not.toContain('tags.husrum.example')
    await Promise.all([
      page.waitForURL(`${site}/kundeservice/`),
      page.evaluate(() => location.assign('/kundeservice/')),
    ])
    expect(await page.evaluate(() => document.referrer)).toBe(`${site}/`)
    await waitUntilAlive(page)
    await expect.poll(isMeasured).toBe(true)
  }
  expect(JSON.stringify([container.events(), container.asked])).not.toContain('secret')
})
