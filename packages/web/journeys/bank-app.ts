// The bank's app on another device. It scans the code of the page and acts on that order, so other orders at the same time do not
// interfere.
import type { Page, Response } from '@playwright/test'
import { expect } from './journey.ts'

export interface BankApp {
  /** Performs an action of the person in the app. The first action scans the code. */
  readonly act: (deed: string, person?: string) => Promise<void>
}

/** Collects the codes that the page shows from now on. */
export const bankAppBefore = (page: Page): BankApp => {
  let code: string | undefined
  let order: string | undefined
  const look = async (answer: Response): Promise<void> => {
    if (!answer.url().includes('/services/')) return
    // The response body is gone once the page has been left.
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
