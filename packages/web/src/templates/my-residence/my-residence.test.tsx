// A user's home and its timeline: the present step, the agreed facts, and which days apply and applied before.
import type { OwnedResidence } from '@husrum/application'
import { ServiceUnavailable } from '@husrum/application'
import { anOwnedResidence, makeInMemoryResidences } from '@husrum/application/testing'
import type { ResidenceDay, SiteKey } from '@husrum/domain'
import { moneyOf, siteByKey } from '@husrum/domain'
import { aBookedHome, aUser } from '@husrum/domain/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeFixedSessionStore } from '../../features/sessions/session-store.ts'
import { aContentPage } from '../../testing/pages.ts'
import { showPage } from '../../testing/show-page.tsx'
import { MyTimelineTemplate } from '../my-timeline/Template.tsx'
import { MyResidenceTemplate } from './Template.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 11), toFake: ['Date'] })
})

const said = (
  kind: ResidenceDay['kind'],
  earliest: string,
  latest?: string,
  rest: Partial<ResidenceDay> = {},
): ResidenceDay => ({
  kind,
  earliest,
  ...(latest && { latest }),
  source: 'agreement',
  setAt: Date.UTC(2026, 2, 2, 11),
  ...rest,
})

const coming = anOwnedResidence({
  id: 'one',
  agreedOn: '2026-03-02',
  home: {
    ...aBookedHome({ name: 'Kajutan 1203', floor: 2 }),
    price: moneyOf(4_195_000),
    maxFloor: 6,
    floorPlan: 'plan-1203',
  },
  agreed: { home: moneyOf(4_195_000), options: moneyOf(12_400), total: moneyOf(4_207_400) },
  days: [
    said('interior', '2026-11-03', '2026-12-18'),
    said('moveIn', '2027-09-01', '2027-10-15', { source: 'estimate' }),
    said('moveIn', '2027-10-01', '2027-11-15', {
      source: 'changed',
      reason: 'Stommen tog längre tid.',
      setAt: Date.UTC(2026, 10, 3, 11),
    }),
  ],
})
const lived = anOwnedResidence({
  id: 'two',
  objectId: 'home-2',
  agreedOn: '2019-03-02',
  completedOn: '2021-12-14',
  home: aBookedHome({ name: 'Skutan 1201' }),
  days: [said('moveIn', '2021-12-23')],
})

const show = (
  of: 'residence' | 'timeline',
  {
    residences = [],
    failure,
    at,
    site = 'sweden',
  }: {
    residences?: readonly OwnedResidence[]
    failure?: Error
    at?: string
    site?: SiteKey
  } = {},
) => {
  const { routes } = siteByKey(site)
  const Template = of === 'residence' ? MyResidenceTemplate : MyTimelineTemplate
  return showPage(
    <Template
      page={aContentPage({ template: of === 'residence' ? 'myPagesObject' : 'myPagesTimeline' })}
      data={{ isSignedOut: false, hasFailed: false }}
    />,
    {
      site,
      at: at ?? (of === 'residence' ? routes.residence : routes.timeline) ?? '/',
      capabilities: {
        residences: makeInMemoryResidences({ residences, ...(failure && { failure }) }),
        errands: { hasAny: async () => false },
      },
      session: makeFixedSessionStore({ kind: 'signedIn', user: aUser(), hasFailed: false }),
    },
  )
}

const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent?.replace(/\s/g, ' ')

it('begins with the next step, and has the facts as agreed', async () => {
  await show('residence', { residences: [coming] })
  await screen.findByRole('heading', { level: 2, name: 'Kajutan 1203' })
  screen.getByText('Välj inredning senast 18 december 2026. Det som du inte väljer blir standard.')
  expect(screen.getByRole('link', { name: 'Välj inredning' }).getAttribute('href')).toBe(
    '/mina-sidor/tidslinje/interior/?id=one',
  )
  expect(factOf('Pris enligt avtal')).toBe('4 207 400 kr')
  expect(factOf('Varav tillval')).toBe('12 400 kr')
  expect(factOf('Inflyttning')).toBe('oktober–november 2027')
  screen.getByRole('img', { name: 'Planritning av Kajutan 1203' })
  screen.getByText('Tiderna för garanti och ansvar står här när huset är godkänt.')
})

it('of an owner shows which guarantee ends soon, and the end of the general liability', async () => {
  await show('residence', { residences: [lived] })
  await screen.findByText(/^Garantitid till och med 14\sdecember\s2026\. Gå igenom bostaden innan dess/)
  screen.getByText('Räknas från den 14 december 2021, då huset godkändes.')
  expect(screen.getByText('Garantibesiktning').parentElement?.textContent).toContain(
    'skulle hållas senast 14\u00a0december\u00a02023',
  )
  expect(screen.getByText('Ansvarstid').parentElement?.textContent).toContain(
    'till och med 14\u00a0december\u00a02031',
  )
  expect(screen.getByRole('link', { name: 'Anmäl fel' }).getAttribute('href')).toBe('/felanmalan/')
})

it('is the one that the address names, and another can be chosen', async () => {
  await show('residence', { residences: [coming, lived], at: '/mina-sidor/min-bostad/?id=two' })
  await screen.findByRole('heading', { level: 2, name: 'Skutan 1201' })
  const others = within(screen.getByRole('navigation', { name: 'Visa en annan bostad' }))
  expect(others.getByRole('link', { name: 'Kajutan 1203' }).getAttribute('href')).toBe(
    '/mina-sidor/min-bostad/?id=one',
  )
  expect(others.getByRole('link', { name: 'Skutan 1201' }).getAttribute('aria-current')).toBe('page')
})

it('has four states: loaded, none, missing, and failed with a retry', async () => {
  await show('residence')
  await screen.findByRole('heading', { name: 'Du har ingen bostad hos oss än' })
  cleanup()
  await show('residence', { residences: [coming], at: '/mina-sidor/min-bostad/?id=id-of-another-person' })
  await screen.findByRole('heading', { name: 'Bostaden finns inte här' })
  expect(document.body.textContent).not.toContain('Kajutan')
  cleanup()
  await show('residence', { failure: new ServiceUnavailable('Away') })
  await screen.findByRole('button', { name: 'Försök igen' })
  screen.getByText('Det gick inte att hämta bostaden')
}, 20_000)

it('distinguishes sold on from never entered', async () => {
  await show('residence', { residences: [{ ...coming, leftOn: '2026-10-01' }] })
  await screen.findByText('Köpet avslutades 1 oktober 2026.')
  cleanup()
  await show('residence', { residences: [{ ...lived, leftOn: '2026-10-01' }] })
  await screen.findByText(/^Du lämnade bostaden 1\soktober\s2026\./)
})

it('of an owner who sells it on has no documents here, and says so', async () => {
  await show('residence', { residences: [{ ...lived, isSuccession: true }] })
  await screen.findByRole('heading', { name: 'Du säljer bostaden vidare' })
  expect(screen.queryByRole('link', { name: 'Handlingar' })).toBeNull()
})

it('the timeline shows where each day comes from, why it changed, and its previous value', async () => {
  await show('timeline', { residences: [coming] })
  await screen.findByText('1 av 5 steg är klara.')
  const steps = screen.getAllByRole('listitem').filter((item) => item.dataset.state)
  expect(steps.map(({ dataset }) => dataset.state)).toEqual(['done', 'current', 'coming', 'coming', 'coming'])
  const moveIn = within(steps[4] as HTMLElement)
  moveIn.getByText('oktober–november 2027')
  moveIn.getByText('(ändrat 3 november 2026)')
  moveIn.getByText('Därför: Stommen tog längre tid.')
  moveIn.getByText('september–oktober 2027 (sagt 2 mars 2026)')
  expect(within(steps[1] as HTMLElement).getByText('(ur ditt avtal)')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Lägg alla datum i kalendern' }).getAttribute('href')).toBe(
    '/services/timeline/one/calendar',
  )
  // Unknown dates are not promised.
  within(steps[3] as HTMLElement).getByText('Inget datum är satt än.')
})

it('the page of a step shows what it costs and what to bring, in the language of the site', async () => {
  await show('timeline', {
    residences: [{ ...coming, site: 'norway' }],
    at: '/mine-sider/tidslinje/payment/',
    site: 'norway',
  })
  await screen.findByRole('heading', { level: 2, name: 'Kajutan 1203, Kajgatan 4' })
  expect(factOf('Pris ifølge avtalen')).toBe('kr 4 207 400')
  screen.getByText('Låneavtalen')
  expect(screen.getByRole('link', { name: 'Neste steg: Innflytting' }).getAttribute('href')).toBe(
    '/mine-sider/tidslinje/move-in/?id=one',
  )
})
