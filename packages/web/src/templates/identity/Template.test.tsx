// The pages around sign-in: what each is for, and what an error page shows and links to.
import type { ContentModel, ContentTemplateKind } from '@husrum/domain'
import { errorPageKinds, errorPageMoney, routePath, siteByKey, sites } from '@husrum/domain'
import { aBoardMember } from '@husrum/domain/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aContentPage } from '../../testing/pages.ts'
import { address, aResident, person, showSignIn, useTestTime } from '../../testing/sign-in.tsx'
import { wayOn } from './error-ways.ts'
import { identityForms } from './identity-forms.ts'
import { IdentityTemplate } from './Template.tsx'

beforeAll(() => Promise.all(Object.values(identityForms).map((form) => form?.load())))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const advice: ContentModel['blocks'] = [
  { kind: 'faq', heading: 'Is the money gone?', questions: [] },
  { kind: 'contact', heading: 'Ask us', contacts: [{ name: 'Ada' }] },
]

const pageOf = (template: ContentTemplateKind, blocks: ContentModel['blocks'] = []) =>
  aContentPage({ template, model: { heading: 'Of the content', blocks } })
const show = (
  template: ContentTemplateKind,
  given: Parameters<typeof showSignIn>[1] = {},
  beside: ReactNode = null,
) =>
  showSignIn(
    <>
      {beside}
      <IdentityTemplate
        page={pageOf(template, template === 'buyResidenceError' ? advice : [])}
        data={{ typed: undefined }}
      />
    </>,
    given,
  )
/** A page that refuses every user. */
const Refusal = ({ of, to }: { readonly of: string; readonly to: string }) =>
  useLocation().pathname === of ? <Navigate to={to} replace /> : null

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('An error page', () => {
  it.each(errorPageKinds)(
    'of kind %s has a title, a heading, a sentence, money and a next step',
    async (kind) => {
      const { words } = await show('buyResidenceError', { at: `/boka/fel/?kind=${kind}` })
      expect(document.title).toContain(words.outcomes.errorPages[kind].heading)
      expect(screen.getByText(words.outcomes.errorMoney[errorPageMoney[kind]])).toBeTruthy()
      expect(heading()).toBe(words.outcomes.errorPages[kind].heading)
      expect(screen.getByText(words.outcomes.errorPages[kind].text)).toBeTruthy()
      expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/^\//)
    },
  )

  it('of an unknown kind is that of the purchase', async () => {
    const { words } = await show('buyResidenceError', { at: '/boka/fel/?kind=%3Cb%3E' })
    expect(heading()).toBe(words.outcomes.errorPages.purchase.heading)
  })

  it('without a kind shows its content', async () => {
    await show('buyResidenceError', { at: '/boka/fel/' })
    expect(heading()).toBe('Of the content')
  })

  it.each([
    ['purchase', true],
    ['userexists', false],
    ['cancel', false],
  ])('of kind %s gives advice about money: %s, and always has a contact', async (kind, isAboutMoney) => {
    await show('buyResidenceError', { at: `/boka/fel/?kind=${kind}` })
    expect(screen.queryByRole('heading', { name: 'Is the money gone?' }) !== null).toBe(isAboutMoney)
    expect(screen.getByRole('heading', { name: 'Ask us' })).toBeTruthy()
  })

  it('links to a page that exists, on every site with login', () => {
    const missing = sites
      .filter(({ features }) => features.login)
      .flatMap((site) => errorPageKinds.filter((kind) => routePath(site, wayOn[kind].route) === undefined))
    expect(missing).toEqual([])
  })
})

describe('The login page', () => {
  it('redirects signed-in users', async () => {
    await show('login', { isSignedIn: true, at: '/logga-in/?referrer=%2Fmina-sidor%2Fvip%2F' })
    await waitFor(() => expect(address()).toBe('/mina-sidor/vip/'))
  })

  it('does not call the target page refused while that loads', async () => {
    const { words } = await show('login', {
      isSignedIn: true,
      at: '/logga-in/?referrer=%2Fmina-sidor%2Fvip%2F',
    })
    await waitFor(() => expect(address()).toBe('/mina-sidor/vip/'))
    expect(document.body.textContent).not.toContain(words.notTheirs)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('tells a board member why the page is not available to boards', async () => {
    const wanted = '/logga-in/?referrer=%2Fmina-sidor%2Fbetalningar%2F'
    const refusal = <Refusal of="/mina-sidor/betalningar/" to={wanted} />
    const user = aBoardMember()
    const { words } = await show('login', { isSignedIn: true, at: wanted, user }, refusal)
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain(words.notForBoards(user.association?.name ?? ''))
  })

  it('shows a user who was sent back by the target page that it is not available, without another redirect', async () => {
    const wanted = '/logga-in/?referrer=%2Fmina-sidor%2Fvip%2F'
    const refusal = <Refusal of="/mina-sidor/vip/" to={wanted} />
    const { words } = await show('login', { isSignedIn: true, at: wanted }, refusal)
    const told = await screen.findByRole('alert')
    expect(told.textContent).toContain(words.notTheirs)
    expect(address()).toBe(wanted)
    expect(screen.getByRole('link', { name: words.outcomes.ways.myPages }).getAttribute('href')).toBe(
      '/mina-sidor/',
    )
  })

  it('asks for identification if the referring page requires it, before any redirect', async () => {
    useTestTime()
    const { words } = await show('login', {
      isSignedIn: true,
      user: aResident({ hasPersonalIdentifier: false }),
      at: '/logga-in/?referrer=%2Fmina-sidor%2Ftidslinje%2F&error=MustActivatePid',
      reports: [
        { flow: 'update', status: { kind: 'authorized' }, authResult: { code: 'Ok', token: 'next' } },
      ],
    })
    expect(screen.getByText(words.outcomes.messages.MustActivatePid)).toBeTruthy()
    await person().click(screen.getByRole('button', { name: words.identity.onOtherDevice }))
    await person().click(await screen.findByRole('button', { name: words.upgrade.next }))
    expect(address()).toBe('/mina-sidor/tidslinje/')
  })

  it('starts with the board tab if the address says so', async () => {
    await show('login', { at: '/logga-in/?tab=board' })
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Styrelseportalen')
  })

  it('offers the board tab to a private person who is signed in already, and says who that is', async () => {
    await show('login', {
      at: '/logga-in/?tab=board&referrer=%2Ffelanmalan%2Fstyrelse%2F',
      isSignedIn: true,
    })
    expect(screen.getByText(/^Du är inloggad som /)).toBeTruthy()
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Styrelseportalen')
    expect(address()).toBe('/logga-in/?tab=board&referrer=%2Ffelanmalan%2Fstyrelse%2F')
  })

  it('shows what has been done', async () => {
    await show('login', { at: '/logga-in/?done=passwordSet' })
    expect(screen.getByText(/Lösenordet är sparat/)).toBeTruthy()
  })
})

describe('The page of an e-mail address', () => {
  it('shows what the link of an e-mail is for', async () => {
    await show('changeEmail', { at: '/byt-e-post/?token=link' })
    expect(heading()).toBe('Bekräfta din e-postadress')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('shows its content without a link', async () => {
    await show('changeEmail', { at: '/byt-e-post/' })
    expect(heading()).toBe('Of the content')
  })
})

it('a site without login shows only the content of its pages', async () => {
  await show('consent', { key: 'sweden-english', at: '/en/consent/', user: aResident() })
  expect(siteByKey('sweden-english').features.login).toBe(false)
  expect(screen.queryByRole('button')).toBeNull()
  expect(heading()).toBe('Of the content')
})
