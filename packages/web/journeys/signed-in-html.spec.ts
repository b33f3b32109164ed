// Private pages are valid HTML too: My Pages, bookings, and the first step of a fault report.
import { siteByKey, templateFamilies } from '@husrum/domain'
import { approveAs } from './book.ts'
import { expect, test, waitUntilAlive } from './journey.ts'
import { pagesOf } from './pages-of-sites.ts'
import { htmlFaults } from './valid-html.ts'

const ownKinds = new Set<string>([
  ...templateFamilies.myPages,
  ...templateFamilies.booking,
  ...templateFamilies.faultReport,
])

for (const [who, login] of [
  [/Vega Lindqvist/, '/logga-in/'],
  [/Gunnel Sandin/, '/logga-in/?tab=board'],
] as const)
  test(`pages of ${who.source} are valid HTML`, async ({ page, request, baseURL }) => {
    test.setTimeout(120_000)
    await page.goto(login)
    await waitUntilAlive(page)
    await page.getByRole('main').getByRole('button', { name: 'Logga in med BankID' }).first().click()
    await approveAs(page, who)
    await page.waitForURL(/\/mina-sidor\//)
    const pages = await pagesOf(request, siteByKey('sweden'), baseURL)
    const faults: string[] = []
    let seen = 0
    for (const { kind, path } of pages.filter((one) => ownKinds.has(one.kind))) {
      const answer = await page.request.get(path)
      const html = await answer.text()
      // Pages that this person may not see redirect to sign-in.
      if (new URL(answer.url()).pathname.startsWith('/logga-in/')) continue
      seen += 1
      faults.push(...(await htmlFaults(html)).map((fault) => `${kind} ${path} ${fault}`))
    }
    expect(faults).toEqual([])
    expect(seen).toBeGreaterThan(10)
  })
