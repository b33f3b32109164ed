// A buyer's homes in every phase, on a phone: current events, the timeline with its steps, with and without JavaScript.
import type { Page } from '@playwright/test'
import { approveAs } from './book.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

test.use({ viewport: { width: 320, height: 640 } })

const signIn = async (page: Page, person: RegExp, address = '/logga-in/', label = 'Logga in med BankID') => {
  await page.goto(address)
  await waitUntilAlive(page)
  await page.getByRole('main').getByRole('button', { name: label }).first().click()
  await approveAs(page, person)
  await page.waitForURL(/\/(?:mina-sidor|mine-sider|sivuni)\//)
}

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await waitUntilAlive(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

const residence = '/mina-sidor/min-bostad/'
const timeline = '/mina-sidor/tidslinje/'

const standings = [
  ['booked yesterday', /Sixten Bergvall/, 'Avtalet är klart', '1 av 5 steg är klara.'],
  // Another journey may have confirmed her options.
  ['chooses options', /Linnea Öhman/, /^(?:Dags att välja inredning|På väg)$/, /^[12] av 5 steg är klara\.$/],
  ['moves in next week', /Melker Sundin/, 'På väg', '3 av 5 steg är klara.'],
  ['moved in two months ago', /Hedvig Norling/, 'Nyinflyttad', '5 av 5 steg är klara.'],
  ['has owned for five years', /Britta Stenmark/, 'Din bostad', '5 av 5 steg är klara.'],
] as const

for (const [who, person, standing, progress] of standings)
  test(`a buyer who ${who} sees the home’s phase and the completed steps`, async ({ page }) => {
    await signIn(page, person)
    await open(page, residence)
    const main = page.getByRole('main')
    await expect(main.getByText(standing, { exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Det här händer nu' })).toBeVisible()
    await open(page, timeline)
    await expect(main.getByText(progress)).toBeVisible()
  })

test('a buyer moves through the steps by keyboard, and downloads their dates for a calendar', async ({
  page,
}) => {
  await signIn(page, /Melker Sundin/)
  await open(page, timeline)
  const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Inflyttning' }) })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    step.getByRole('link', { name: 'Lägg i kalendern: Inflyttning' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toMatch(/\.ics$/)
  const before = step.getByText('Tidigare besked')
  await before.press('Enter')
  await expect(step.getByText(/\(sagt \d+\s\w+\s\d{4}\)/).first()).toBeVisible()
  await step.getByRole('link', { name: 'Mer om steget Inflyttning' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Inflyttning' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Föregående steg: Betalning' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Betalning' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a home on another site is only a link, and a person without a home is led to the search', async ({
  page,
  context,
  watch,
}) => {
  await signIn(page, /Ingemar Löfgren/)
  await open(page, '/mina-sidor/mina-bostader/')
  await expect(page.getByText('Du har också en bostad hos Husrum Kooperativ.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Öppna Mina sidor hos Husrum Kooperativ' })).toHaveAttribute(
    'href',
    /^http:\/\/coop\.localhost:\d+\/mina-sidor\/mina-bostader\/$/,
  )
  await context.clearCookies({ name: /jwtToken|bind/ })
  await signIn(page, /Stella Rask/)
  await open(page, residence)
  await expect(page.getByRole('heading', { name: 'Du har ingen bostad hos oss än' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sök bostad' })).toBeVisible()
  // The id of another person's home and an unknown id have the same response.
  watch.allow(/404/)
  await open(page, `${residence}?id=6f1d2c34-5b6a-4c7d-8e9f-0a1b2c3d4e5f`)
  await expect(page.getByRole('heading', { name: 'Bostaden finns inte här' })).toBeVisible()
})

test('home and timeline are readable without JavaScript', async ({ page, context, browser, baseURL }) => {
  await signIn(page, /Hedvig Norling/)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    storageState: await context.storageState(),
    ...(baseURL && { baseURL }),
  })
  const still = await plain.newPage()
  await still.goto(residence)
  await expect(still.getByText('Nyinflyttad', { exact: true })).toBeVisible()
  await expect(still.getByText('Garantitid')).toBeVisible()
  await still.getByRole('link', { name: 'Se hela tidslinjen' }).click()
  await expect(still.getByText('5 av 5 steg är klara.')).toBeVisible()
  await still.getByRole('link', { name: 'Mer om steget Avtal' }).click()
  await expect(still.getByRole('heading', { level: 1, name: 'Avtal' })).toBeVisible()
  await expectNoSidewaysScroll(still)
  await plain.close()
})

for (const [site, host, login, label, person, paths, words] of [
  [
    'Norway',
    'no.localhost',
    '/logg-inn/',
    'Logg inn med BankID',
    /Magnus Sunde/,
    ['/mine-sider/min-bolig/', '/mine-sider/tidslinje/', '/mine-sider/tidslinje/inspection/'],
    '3 av 5 steg er ferdige.',
  ],
  [
    'Finland',
    'fi.localhost',
    '/kirjaudu-sisaan/',
    'Kirjaudu pankkitunnuksilla tai mobiilivarmenteella',
    /Miro Suominen/,
    ['/sivuni/kotini/', '/sivuni/aikajana/', '/sivuni/aikajana/payment/'],
    'Valmiina 3/5 vaihetta.',
  ],
] as const)
  test(`home and timeline of ${site} are in the country's language`, async ({ page, baseURL }) => {
    const origin = `http://${host}:${new URL(baseURL ?? '').port}`
    await signIn(page, person, `${origin}${login}`, label)
    for (const path of paths) await open(page, `${origin}${path}`)
    await page.goto(`${origin}${paths[1]}`)
    await expect(page.getByText(words)).toBeVisible()
  })
