// Settings of the account: its e-identity, and printed material.
import type { Page } from '@playwright/test'
import { seededPassword, seededPeopleOf } from '../../demo/src/people/seeded-people.ts'
import { texts as identity } from '../src/texts/fi/own-data.ts'
import { texts as finnish } from '../src/texts/fi/sign-in.ts'
import { texts as prints } from '../src/texts/sv/print-orders.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, waitUntilAlive } from './journey.ts'

const emailOf = (country: 'SE' | 'FI', key: string) =>
  seededPeopleOf({ country }).find((person) => person.key === key)?.email ?? ''

const isWell = async (page: Page) => {
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessible(page)
}

test('an e-identity is shown with its number masked, and removed with the password', async ({
  page,
  baseURL,
}) => {
  const origin = `http://fi.localhost:${new URL(baseURL ?? '').port}`
  const email = emailOf('FI', 'justJoined')
  const signIn = async () => {
    await page.getByLabel(finnish.fields.email).fill(email)
    await page.getByLabel(finnish.fields.password, { exact: true }).fill(seededPassword)
    await page.getByRole('button', { name: finnish.email.submit, exact: true }).click()
    await page.waitForURL(/\/sivuni\//)
  }
  await page.goto(`${origin}/kirjaudu-sisaan/`)
  await waitUntilAlive(page)
  await signIn()
  await page.goto(`${origin}/sivuni/omat-asetukset/`)
  await waitUntilAlive(page)
  const part = page.getByRole('region', { name: identity.identity.heading })
  await expect(part.getByText('180396-••••')).toBeVisible()
  expect(await page.content()).not.toContain('961T')
  await part.getByText(identity.identity.summary).click()
  await isWell(page)
  await part.getByLabel(identity.deletion.password).fill(seededPassword)
  await part.getByRole('button', { name: identity.identity.submit }).click()
  await expect(page.getByText(finnish.identityUntied)).toBeVisible()
  await waitUntilAlive(page)
  await signIn()
  await page.goto(`${origin}/sivuni/omat-asetukset/`)
  await expect(part.getByRole('link', { name: identity.identity.tie })).toBeVisible()
})

test('a member orders printed floor plans once a month', async ({ page, context, baseURL, watch }) => {
  // The development page has no icon.
  watch.allow(/favicon\.ico/)
  const origin = baseURL ?? ''
  const answer = await context.request.post(`${origin}/services/account_service/login/email`, {
    headers: { origin },
    data: { email: emailOf('SE', 'vipOnly'), password: seededPassword },
  })
  expect(await answer.json()).toMatchObject({ code: 'Ok' })
  await page.goto('/mina-sidor/vip-visning/')
  await waitUntilAlive(page)
  const part = page.getByRole('region', { name: prints.heading })
  const fill = async () => {
    await part.getByLabel(prints.stage).selectOption({ index: 1 })
    await part.getByLabel(prints.materials.floorPlans).check()
    await part.getByLabel(prints.address).fill('Kajgatan 4')
    await part.getByLabel(prints.city).fill('Göteborg')
  }
  await fill()
  await part.getByLabel(prints.postalCode).fill('4110')
  await part.getByRole('button', { name: prints.submit }).click()
  await expect(part.getByLabel(prints.postalCode)).toHaveAccessibleDescription(prints.errors.postalCode.SE)
  await expect(part.getByLabel(prints.address)).toHaveValue('Kajgatan 4')
  await isWell(page)
  await part.getByLabel(prints.postalCode).fill('411 03')
  await part.getByRole('button', { name: prints.submit }).click()
  await expect(part.getByRole('status')).toContainText('Vi har mejlat dig ett kvitto.')
  await expect(part.getByRole('heading', { name: prints.orders })).toBeVisible()
  await isWell(page)
  await fill()
  await part.getByLabel(prints.postalCode).fill('411 03')
  await part.getByRole('button', { name: prints.submit }).click()
  await expect(part.getByRole('alert')).toContainText(prints.refusals.orderedThisMonth)
  await page.goto('/__dev/print-orders')
  await expect(page.getByRole('row').filter({ hasText: 'Kajgatan 4, 411 03 Göteborg' })).toBeVisible()
})
