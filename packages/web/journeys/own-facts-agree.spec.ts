// The facts of a person's home agree in My Pages, papers and letters: one person in an ordinary run, every seeded person of each site in
// `npm run facts`. Reads the server's responses in the browser of the person.
import type { SiteDefinition } from '@husrum/domain'
import { formatDate, residenceAddress, routePath, siteByKey, sites } from '@husrum/domain'
import type { Page } from '@playwright/test'
import type { SeededPersonKey } from '../../demo/src/people/seeded-people.ts'
import { seededPeopleOf } from '../../demo/src/people/seeded-people.ts'
import type { OwnHome, OwnText } from './facts/own-contradictions.ts'
import { ownContradictionsOf } from './facts/own-contradictions.ts'
import type { Part } from './facts/page-lines.ts'
import { mainOf } from './facts/page-lines.ts'
import { expect, test, waitUntilAlive } from './journey.ts'
import { originOf } from './pages-of-sites.ts'
import { textsOf } from './texts-of.ts'

test.describe.configure({ mode: 'parallel' })

const isMany = process.env.HUSRUM_MANY_HOMES === '1'
const visited = isMany ? sites.filter((site) => routePath(site, 'login')) : [siteByKey('sweden')]
const ordinary: readonly SeededPersonKey[] = ['choosing']

/** Days as the formats of the sites write them. */
const dayPattern = /\b(?:\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.\d{4})\b/g

interface Residence extends Pick<OwnHome, 'agreed' | 'interiorStops'> {
  readonly id: string
  readonly home: { readonly name: string }
}
interface Payments {
  readonly homes: readonly (Omit<NonNullable<OwnHome['payments']>, 'amounts'> & {
    readonly residenceId: string
    readonly payments: readonly { readonly amount: number }[]
  })[]
}

/** With the token of the person's session. Undefined for anything but 200. */
const read = <Answer>(page: Page, path: string): Promise<Answer | undefined> =>
  page.evaluate(async (address) => {
    const [, token = ''] = /(?:^|; )(?:__Host-)?jwtToken=([^;]+)/.exec(document.cookie) ?? []
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    return answer.status === 200 ? ((await answer.json()) as Answer) : undefined
  }, path)

/** The main part of a page, or all of a paper. The policy of our pages lets no script parse HTML, so it is parsed here. */
const partAt = async (page: Page, path: string): Promise<Part> => {
  const html = await page.evaluate(async (address) => (await fetch(address)).text(), path)
  const part = mainOf(html.includes('<main') ? html : `<main>${html}</main>`)
  if (!part) throw new Error(`${path} has no content`)
  return part
}

const textAt = async (page: Page, path: string): Promise<string> =>
  (await partAt(page, path)).textContent ?? ''

const signIn = async (page: Page, site: SiteDefinition, name: string): Promise<void> => {
  const words = await textsOf(site.locale, 'signIn')
  await page.goto(routePath(site, 'login') ?? '')
  await waitUntilAlive(page)
  const labels = Object.values(words.identity.signIn)
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^(${labels.join('|')})$`) })
    .first()
    .click()
  await page.waitForURL('**/__dev/identity**')
  await page.getByRole('radio', { name: new RegExp(name) }).check()
  await page.locator('button[value="approve"]').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/__dev/'))
  await waitUntilAlive(page)
  await page.waitForURL((url) => url.pathname !== routePath(site, 'login'))
}

/** The letters to an address that are about a home. */
const lettersAbout = async (page: Page, to: string, name: string): Promise<readonly string[]> => {
  const list = await partAt(page, `/__dev/mailbox?${new URLSearchParams({ to })}`)
  const links = [...list.querySelectorAll('ol a')].map((link) => link.getAttribute('href') ?? '')
  const letters = await Promise.all(links.map((link) => textAt(page, link)))
  return letters.filter((letter) => letter.includes(name))
}

/** Those who sign in as private persons, with an identity. */
const peopleOf = (site: SiteDefinition) =>
  seededPeopleOf(site)
    .filter(
      ({ isUntied, isUnknown, hasNoConsent, associations }) =>
        !isUntied && !isUnknown && !hasNoConsent && !associations,
    )
    .filter(({ key }) => (isMany ? key !== 'underAge' : ordinary.includes(key)))

for (const site of visited)
  for (const person of peopleOf(site))
    test(`${site.key}: the facts of the homes of ${person.key} agree`, async ({ browser, baseURL }) => {
      test.setTimeout(120_000)
      const page = await browser.newPage({ baseURL: originOf(site, baseURL) })
      await signIn(page, site, `${person.identity.firstName} ${person.identity.lastName}`)
      const residences =
        (await read<{ residences: Residence[] }>(page, '/services/residences'))?.residences ?? []
      const payments = await read<Payments>(page, '/services/payments')
      const found: string[] = []
      for (const { id, home, agreed, interiorStops } of residences) {
        const plan = payments?.homes.find(({ residenceId }) => residenceId === id)
        const interior = await read<NonNullable<OwnHome['interior']>>(
          page,
          `/services/interior?residenceId=${id}`,
        )
        const { confirmed } = interior ?? {}
        const own: OwnHome = {
          name: home.name,
          agreed,
          interiorStops,
          payments: plan && { ...plan, amounts: plan.payments.map(({ amount }) => amount) },
          interior,
        }
        const texts: OwnText[] = []
        const readText = async (
          where: string,
          path: string | undefined,
          facts: Pick<OwnText, 'amounts' | 'days'>,
        ) => {
          if (path !== undefined) texts.push({ where, text: await textAt(page, path), ...facts })
        }
        if (plan)
          await readText('the page of payments', routePath(site, 'payments'), {
            amounts: [plan.total, plan.left, ...plan.payments.map(({ amount }) => amount)],
          })
        if (agreed)
          await readText('the page of the home', residenceAddress(site, id), {
            amounts: [agreed.total],
          })
        if (confirmed)
          await readText('the confirmation of options', `/services/interior/${id}/confirmation.html`, {
            amounts: [confirmed.sum, ...(agreed ? [agreed.total] : [])],
          })
        for (const letter of await lettersAbout(page, person.email, home.name))
          for (const [day] of /\/interior|tillval|tilvalg|valin/i.test(letter)
            ? letter.matchAll(dayPattern)
            : [])
            if (!interiorStops.some((stop) => formatDate(stop, site.formats) === day))
              found.push(
                `${home.name}: a letter about options has ${day}, the home ${interiorStops.join(', ')}`,
              )
        found.push(...ownContradictionsOf(own, texts, site))
      }
      // The person of an ordinary run has a home.
      if (!isMany) expect(residences.length).toBeGreaterThan(0)
      expect([...new Set(found)]).toEqual([])
      await page.close()
    })
