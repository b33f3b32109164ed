// Shared steps of the booking journeys: find a home, identify, fill in the steps, sign and pay.
import type { BrowserContext, Page } from '@playwright/test'
import { expect, waitUntilAlive } from './journey.ts'

/** A home that can be booked. Skips the first `skip`, which other tests use. */
export const bookableHome = (page: Page, siteId: number, skip = 0): Promise<string> =>
  page.evaluate(
    async ([site, left]) => {
      const search = await fetch('/services/residence/search_object', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ limit: 200, offset: 0, filter: { siteId: site } }),
      })
      const { hits } = (await search.json()) as { hits: { id: string; status: string }[] }
      let toSkip = left
      for (const { id, status } of hits) {
        if (status !== 'forSale') continue
        if (toSkip-- > 0) continue
        const offer = await fetch(`/services/booking/offer/${id}`)
        const { reason } = (await offer.json()) as { reason?: string }
        if (reason === undefined || reason === 'missingIdentity') return id
      }
      throw new Error('No home can be booked')
    },
    [siteId, skip] as const,
  )

/** Approves in the simulated app or on the provider's simulated page. */
export const approveAs = async (page: Page, who: RegExp): Promise<void> => {
  await page.waitForURL('**/__dev/identity**')
  const person = page.getByRole('radio', { name: who })
  if ((await person.count()) > 0) await person.check()
  await page.locator('button[value="approve"]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/__dev/'))
  await waitUntilAlive(page)
}

export const identify = async (page: Page, who: RegExp, label: string): Promise<void> => {
  await page.getByRole('button', { name: label }).first().click()
  await approveAs(page, who)
}

/** Goes to the next step. */
export const goOn = async (page: Page): Promise<void> => {
  const before = page.url()
  await page.locator('button[value="next"]').click()
  await page.waitForURL((url) => url.href !== before, { timeout: 15_000 })
}

/** Enters the minimum that the step requires. It depends on the home, which differs between runs. */
export const payLeast = async (page: Page, label: string): Promise<void> => {
  const hint = (await page.getByText(/^Kontantinsatsen ska vara minst/).textContent()) ?? ''
  const [, least = ''] = /minst ([\d\s]+)/.exec(hint) ?? []
  await page.getByLabel(label).fill(least.replace(/\s/g, ''))
}

/** Opens every document of the step. */
export const readPapers = async (page: Page, context: BrowserContext): Promise<void> => {
  const papers = page.locator('a[id^="booking-documentsRead"]')
  await expect(papers.first()).toBeVisible()
  for (const paper of await papers.all()) {
    const [opened] = await Promise.all([context.waitForEvent('page'), paper.click()])
    await opened.waitForLoadState()
    await opened.close()
  }
}

/** Opens the documents, accepts the terms, and signs as the person. */
export const sign = async (page: Page, context: BrowserContext, who: RegExp): Promise<void> => {
  await readPapers(page, context)
  await page.locator('#booking-acceptedTerms').check()
  await page
    .getByRole('button', { name: /^(Skriv under med BankID|Signer med BankID|Allekirjoita)$/ })
    .click()
  // An app is opened by its link; a redirect leads to a provider's page.
  const app = page.getByRole('link', { name: 'Öppna BankID-appen' })
  await expect(app.or(page.locator('button[value="approve"]'))).toBeVisible()
  if ((await app.count()) > 0) await app.click()
  await approveAs(page, who)
}

/** Sets what the payer's bank does with the newest payment. */
export const bank = async (page: Page, deed: 'approve' | 'decline' | 'cancel' | 'doubt'): Promise<void> => {
  const answer = await page.request.post('/__dev/payments', {
    data: { deed },
    headers: { accept: 'application/json' },
  })
  expect(answer.ok()).toBe(true)
}

/** Sets how the payment provider behaves from now on. */
export const bankIs = async (page: Page, mood: 'well' | 'silent' | 'lost' | 'away'): Promise<void> => {
  const answer = await page.request.post('/__dev/payments/mood', {
    data: { mood },
    headers: { accept: 'application/json' },
  })
  expect(answer.ok()).toBe(true)
}
