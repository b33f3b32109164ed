// Shows a page in its frame, as a site would.
import type { SiteKey } from '@husrum/domain'
import { siteByKey, unansweredConsent } from '@husrum/domain'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ConsentProvider } from '../features/consent/consent-context.tsx'
import { makeFixedConsentStore } from '../features/consent/consent-store.ts'
import { emptyChrome } from '../page/empty-chrome.ts'
import { SiteProvider } from '../page/site-context.tsx'
import { loadTexts } from '../texts/load-texts.ts'
import { foldoutRules } from './await-foldouts.ts'
import { crisisBanner } from './crisis-banner-part.ts'
import type { FramedPage } from './framed-page.ts'
import type { LayoutProps } from './Layout.tsx'
import { Layout } from './Layout.tsx'
import { redirectMessage } from './redirect-message-part.ts'

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

export const showFrame = async (
  page: FramedPage,
  {
    site: key = 'sweden',
    path = '/',
    address = path,
    ...props
  }: Partial<Omit<LayoutProps, 'page' | 'children'>> & {
    readonly site?: SiteKey
    readonly address?: string
  } = {},
) => {
  const site = siteByKey(key)
  const texts = await loadTexts(site.locale)
  await Promise.all([crisisBanner.bring(), redirectMessage.bring(), foldoutRules.bring()])
  return render(
    <MemoryRouter initialEntries={[address]}>
      <SiteProvider site={site} texts={texts}>
        <ConsentProvider store={makeFixedConsentStore(unansweredConsent)}>
          <Layout page={page} path={path} {...props}>
            <h1>Sidan</h1>
          </Layout>
        </ConsentProvider>
      </SiteProvider>
    </MemoryRouter>,
  )
}
