// Renders a page in its frame, as a site would.

import type { SessionView } from '@husrum/application'
import { emptyChrome } from '../app/empty-chrome.ts'
import { makeFixedSessionStore } from '../features/sessions/session-store.ts'
import type { FramedPage } from '../layout/framed-page.ts'
import type { LayoutProps } from '../layout/Layout.tsx'
import { Layout } from '../layout/Layout.tsx'
import { crisisBanner, foldoutRules, redirectMessage, signedInParts } from '../layout/lazy-components.ts'
import type { PageWorld } from './show-page.tsx'
import { showPage } from './show-page.tsx'

/** A page with two sections in its menu, three quick links and a sister site in each country. */
export const aFramedPage = (facts: Partial<FramedPage> = {}): FramedPage => ({
  ...emptyChrome,
  navigation: {
    main: [
      {
        title: 'Köpa bostad',
        href: '/kopa-bostad/',
        children: [
          { title: 'Så går köpet till', href: '/kopa-bostad/' },
          { title: 'Vanliga frågor', href: '/vanliga-fragor/' },
        ],
      },
      {
        title: 'Inspiration',
        href: '/inspiration/',
        children: [{ title: 'Artiklar', href: '/inspiration/' }],
      },
      { title: 'Kontakt', href: '/kontakt/' },
    ],
    corporate: [
      { title: 'Om Husrum', href: '/om-oss/' },
      { title: 'Investerare', href: '/om-oss/investerare/' },
    ],
    career: [],
    quickLinks: [
      { title: 'Kundservice', href: '/kundservice/' },
      { title: 'Felanmälan', href: '/felanmalan/' },
      { title: 'Press', href: '/om-oss/press/' },
    ],
  },
  footer: {
    ...emptyChrome.footer,
    companyLinks: [{ title: 'Om oss', href: '/om-oss/' }],
    countryLinks: [
      { title: 'Sverige', href: 'https://www.husrum.example/', language: 'sv', isCurrent: true },
      { title: 'Norge', href: 'https://www.husrum-norge.example/', language: 'nb', isCurrent: false },
      { title: 'Suomi', href: 'https://www.husrum-suomi.example/', language: 'fi', isCurrent: false },
    ],
    copyright: '© 2026 Husrum AB',
  },
  popularSearches: [{ title: 'Lägenheter i Göteborg', href: '/sok-bostad/goteborg/' }],
  contact: { phone: '08-465 004 00', email: 'hej@husrum.example', hours: 'Vardagar 9–17' },
  cookiesPageUrl: '/cookies/',
  ...facts,
})

/** Renders with all late parts of the frame loaded. */
export const showFrame = async (
  page: FramedPage,
  {
    site,
    path = '/',
    address = path,
    sessionView = { kind: 'guest' },
    session = makeFixedSessionStore(sessionView),
    capabilities,
    ...props
  }: Partial<Omit<LayoutProps, 'page' | 'children'>> &
    Pick<PageWorld, 'site' | 'session' | 'capabilities'> & {
      readonly address?: string
      readonly sessionView?: SessionView
    } = {},
) => {
  await Promise.all([crisisBanner.load(), redirectMessage.load(), foldoutRules.load(), signedInParts.load()])
  return showPage(
    <Layout page={page} path={path} {...props}>
      <h1>Sidan</h1>
    </Layout>,
    {
      at: address,
      session,
      ...(site !== undefined && { site }),
      ...(capabilities && { capabilities }),
    },
  )
}
