// The bank's app on another device: it scans the code that the page shows, and acts on that order, whoever else is at the bank in
// the same moment.
import type { Page, Response } from '@playwright/test'
import { expect } from './journey.ts'

export interface BankApp {
  /** What the person does there; with the first deed the code is scanned. */
  readonly act: (deed: string, person?: string) => Promise<void>
}

/** From now on it sees the codes that the page shows. */
export const bankAppBefore = (page: Page): BankApp => {
  let code: string | undefined
  let order: string | undefined
  const look = async (answer: Response): Promise<void> => {
    if (!answer.url().includes('/services/')) return
    // A page that is left takes its answers along.
    const body: unknown = await answer.json().catch(() => undefined)
    if (typeof body === 'object' && body && 'qr' in body && typeof body.qr === 'string') code = body.qr
  }
  page.on('response', look)
  return {
    act: async (deed, person) => {
      await expect.poll(() => code).toBeDefined()
      const { href, origin } = new URL('/__dev/identity', page.url())
      const answer = await page.request.post(href, {
        data: { deed, ...(order === undefined ? { qr: code } : { order }), ...(person && { person }) },
        headers: { accept: 'application/json', origin },
      })
      expect(answer.ok()).toBe(true)
      order = ((await answer.json()) as { readonly order: string }).order
    },
  }
}
